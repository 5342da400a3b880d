// The types of options and results, as a program names them that wraps the functions of a package: without type arguments, at any depth readonly.

import * as acp from "@wirepact/acp-swarm";
import * as mail from "@wirepact/agent-mail";
import * as core from "@wirepact/core";
import type * as frames from "@wirepact/core/codegen/frames";
import type * as testing from "@wirepact/core/testing";
import type * as tools from "@wirepact/core/tools";
import * as mcp from "@wirepact/mcp-agent-mail";
import * as records from "@wirepact/message-store";
import * as oacp from "@wirepact/oacp";
import type * as store from "@wirepact/store";
import { createMemoryStore } from "@wirepact/store/memory";
import { describe, expect, expectTypeOf, it } from "vitest";

const task = {
  swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
  containerId: "c0ffee12",
  taskFilePath: "tasks/limit.json",
  branchName: "feat/limit",
  repoUrl: "https://git.example/harbor.git",
};

describe("option types without type arguments", () => {
  it("fit the functions of their package", async () => {
    const decode = (options: acp.DecodeOptions) => acp.decode("{}", options);
    const encode = (message: acp.Message, options: acp.EncodeOptions) => acp.encode(message, options);
    const build = (options: acp.BuildOptions) => acp.createTaskRequest(task, options);
    const receive = (options: acp.ReceiveOptions) => acp.receive("{}", options);
    const validate = (options: acp.ValidateOptions) => acp.validate({}, options);
    const decodeStream = (options: acp.DecodeStreamOptions) => acp.decodeStream([], options);
    const encodeStream = (options: acp.EncodeStreamOptions) => acp.encodeStream([], options);
    const connect = (options: acp.ConnectOptions) => acp.connect(options);
    const connectAs = (options: acp.ConnectOptions<"container">): acp.Connection<"container", acp.Mode> => acp.connect(options);
    expectTypeOf<ReturnType<typeof decode>>().toEqualTypeOf<
      acp.Result<acp.Message | acp.ReceivedMessage | acp.MessageWithDefaults | acp.ReceivedMessageWithDefaults>
    >();
    expectTypeOf<Parameters<typeof connect>[0]["role"]>().toEqualTypeOf<acp.RoleName>();
    expectTypeOf<Parameters<ReturnType<typeof connectAs>["send"]>[0]>().toEqualTypeOf<acp.ReadonlyMessage<acp.SentBy["container"]>>();
    expect(decode({ mode: "lenient", type: "completion" }).ok).toBe(false);
    expect(validate({ mode: "lenient" }).ok).toBe(false);
    expect(encode(build({ clip: core.clip }), { encoding: "ndjson" })).toContain("task-request");
    expect((await receive({ mode: "strict" })).status).toBe("rejected");
    for await (const result of decodeStream({ maxRaw: 0 })) expect.unreachable(String(result.ok));
    for await (const line of encodeStream({ mode: "strict" })) expect.unreachable(line);
  });

  it("fit packages with other encodings, defaults and replies", async () => {
    const decode = [
      (options: mail.DecodeOptions) => mail.decode("", options),
      (options: oacp.DecodeOptions) => oacp.decode("", options),
      (options: records.DecodeOptions) => records.decode("", options),
    ];
    const receiveMail = async (options: mail.ReceiveOptions) => mail.receive("", options);
    const reply = async (): Promise<mcp.Reception> => mcp.receive("{}");
    const read = async (): Promise<mail.Reception> => mail.receive("");
    expect(decode.map((call) => call({ mode: "strict" }).ok)).toEqual([false, false, false]);
    expect((await receiveMail({ mode: "strict" })).status).toBe("rejected");
    expect([(await reply()).status, (await read()).status]).toEqual(["rejected", "rejected"]);
    expectTypeOf<Extract<mcp.Reception, { readonly status: "rejected" }>["replies"][number]>().toEqualTypeOf<mcp.Message | mcp.Rejection>();
    expectTypeOf<Extract<mail.Reception, { readonly status: "accepted" }>["message"]>().toEqualTypeOf<mail.ReceivedMessage>();
  });

  it("take the role of a builder's sender only", () => {
    const build = (options: acp.BuildOptions<"orchestrator">) => acp.createTaskRequest(task, options);
    expect(build({ role: "orchestrator" }).type).toBe("task-request");
    // @ts-expect-error a container sends no such message
    expect(() => acp.createTaskRequest(task, { role: "container" })).toThrow("container must not send");
    expectTypeOf<acp.BuildOptions["role"]>().toEqualTypeOf<undefined>();
  });
});

describe("readonly input", () => {
  const list: readonly string[] = ["works"];

  it("is taken by builders at every depth, and so is undefined in place of what may be missing", () => {
    const message = mcp.createTaskAssignment({
      sender_id: "pilot-office",
      task_id: "berth-12",
      description: "Show which berths are free.",
      specification: { acceptance_criteria: list, technical_requirements: undefined },
      file_patterns: list,
      priority: "high",
      metadata: undefined,
    });
    expect(message.specification).toStrictEqual({ acceptance_criteria: ["works"] });
    expectTypeOf(message.specification.acceptance_criteria).toEqualTypeOf<string[]>();
    // @ts-expect-error a required property
    expectTypeOf<{ readonly acceptance_criteria: undefined }>().toExtend<mcp.TaskAssignmentFields["specification"]>();
  });

  it("leaves items of arrays and values of maps as they are", () => {
    expectTypeOf<core.BuilderInput<string[]>>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<core.BuilderInput<Record<string, number>>>().toEqualTypeOf<Readonly<Record<string, number>>>();
    expectTypeOf<core.BuilderInput<{ a?: { b: string[] }[] }>>().toEqualTypeOf<{
      readonly a?: readonly { readonly b: readonly string[] }[] | undefined;
    }>();
    expectTypeOf<core.BuilderInput<unknown>>().toBeUnknown();
  });

  it("is undefined in items of arrays, too", () => {
    const message = mcp.createTaskCompletion({
      sender_id: "pilot-office",
      task_id: "berth-12",
      status: "complete",
      completion_summary: "The free berths are shown.",
      files_modified: [],
      test_results: { unit_tests: { total: 1, passed: 1, failed: undefined } },
      errors_encountered: [],
      next_tasks: [{ task_id: "berth-13", reason: undefined }] as const,
    });
    expect(JSON.parse(mcp.encode(message)).next_tasks).toEqual([{ task_id: "berth-13" }]);
  });

  it("is taken by encode, send, encodeStream, toMail, append, feed and replyTo", async () => {
    const completion: acp.ReadonlyMessage<acp.Completion> = acp.createCompletion({
      swarmId: task.swarmId,
      containerId: task.containerId,
      status: "failed",
      prUrl: null,
      errors: list,
    });
    // @ts-expect-error readonly
    const refused = () => completion.payload.errors.push("again");
    expectTypeOf(refused).toBeFunction();
    expect(acp.encode(completion)).toContain("works");
    for await (const line of acp.encodeStream([completion])) expect(line).toContain("works");
    const send = (connection: acp.Connection<"container">) => connection.send(completion);
    expectTypeOf(send).returns.resolves.toBeVoid();
    const toMail = (message: mail.ReadonlyMessage<mail.Message>) => mail.toMail(message);
    expectTypeOf(toMail).returns.toEqualTypeOf<mail.OutgoingMail>();
    const memory = createMemoryStore(acp);
    const message: acp.ReadonlyMessage<acp.Message> = completion;
    expect(await memory.append("run", null, [message])).toEqual([1]);
    const { issues, message: fed } = acp.createConversation().feed(completion);
    expect(issues).toMatchObject([{ code: "illegal-transition" }]);
    expectTypeOf(fed).toEqualTypeOf(completion);
    const review: oacp.ReadonlyMessage<oacp.ReviewAddressed> = oacp.createReviewAddressed({
      from: "ada",
      to: "grace",
      priority: "P2",
      subject: "Berth list",
      commit_sha: "abc1234",
      changes_summary: "Fixed.",
      round: 1,
      touched_files: list,
      addressed_finding_ids: list,
      parent_message_id: "0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21",
    });
    const approval = oacp.replyTo(review, "review_lgtm", { subject: "Berth list", merge_ready: true, quality_gate_result: "pass" });
    expect(approval).toMatchObject({ parent_message_id: review.id, from: "grace", to: "ada" });
  });
});

/** The optional properties that do not take undefined. */
type Refusing<T> = T extends unknown
  ? { [name in keyof T]-?: Partial<Record<name, undefined>> extends Pick<T, name> ? never : IfOptional<T, name> }[keyof T]
  : never;

type IfOptional<T, Name extends keyof T> = Pick<T, Name> extends Required<Pick<T, Name>> ? never : Name;

type OptionTypes = [
  core.BuildOptions,
  core.ConnectOptions<string>,
  core.ConversationOptions,
  core.DecodeOptions,
  core.DecodeStreamOptions,
  core.EncodeOptions,
  core.EncodeStreamOptions,
  core.FeedOptions,
  core.ReceiveOptions<unknown>,
  core.ValidateOptions,
  core.ExplainOptions,
  testing.ArbitraryOptions,
  tools.RepairOptions,
  tools.ToolCallOptions,
  tools.ToolOptions,
  frames.MigrationOptions,
  frames.RequestOptions,
  frames.RpcConnectOptions<string>,
  store.AppendOptions,
  store.AuditOptions,
  store.HistoryOptions<object>,
  store.HistoryRequest,
  store.ImportOptions,
  store.Page,
  store.PostgresOptions,
  store.PruneOptions,
  store.SqliteOptions,
  store.StoreOptions,
  store.TailOptions,
];

describe("every option", () => {
  it("takes undefined", () => {
    expectTypeOf<Refusing<{ a?: string; b?: string | undefined; c: string }>>().toEqualTypeOf<"a">();
    expectTypeOf<Refusing<OptionTypes[number]>>().toBeNever();
  });
});

describe("the views of a store", () => {
  it("are known by name", async () => {
    const memory = createMemoryStore(records);
    expectTypeOf(memory).toEqualTypeOf<store.StoreOf<typeof records>>();
    // @ts-expect-error no such view
    await expect(memory.view("conversatoin", "trip-7")).rejects.toThrow("conversation");
    expect(await memory.view("conversation", "trip-7")).toEqual([]);
    expect(await memory.entries("team", "trip-7", ["a"], { last: 1 })).toEqual([]);
    const any: store.StoreFunctions<records.Message> = memory;
    expect(await any.view("global", "trip-7")).toEqual([]);
  });
});
