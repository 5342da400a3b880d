// What the functions of a package take and give is typed by the mode they read in, and by the encodings that the protocol has.

import * as swarm from "@wirepact/acp-swarm";
import * as mail from "@wirepact/agent-mail";
import type * as store from "@wirepact/message-store";
import type { StreamSource } from "@wirepact/core";
import { describe, expect, expectTypeOf, it } from "vitest";

type Accepted<T> =
  Awaited<T> extends infer Result ? (Result extends { readonly status: "accepted"; readonly message: infer M } ? M : never) : never;
type Arrived<T> = T extends AsyncIterable<infer Line> ? Extract<Line, { readonly ok: true }> : never;

const streams = null as unknown as { readonly readable: StreamSource; readonly writable: Parameters<typeof swarm.connect>[0]["writable"] };

describe("types by mode", () => {
  it("receive gives what its mode reads", () => {
    const receive = {
      usual: () => swarm.receive(""),
      strict: () => swarm.receive("", { mode: "strict" }),
      lenient: () => swarm.receive("", { mode: "lenient" }),
      mail: () => mail.receive(""),
      strictMail: () => mail.receive("", { mode: "strict" }),
    };
    expectTypeOf<Accepted<ReturnType<typeof receive.usual>>>().toEqualTypeOf<swarm.Message>();
    expectTypeOf<Accepted<ReturnType<typeof receive.strict>>>().toEqualTypeOf<swarm.Message>();
    expectTypeOf<Accepted<ReturnType<typeof receive.lenient>>>().toEqualTypeOf<swarm.ReceivedMessage>();
    expectTypeOf<Accepted<ReturnType<typeof receive.mail>>>().toEqualTypeOf<mail.ReceivedMessage>();
    expectTypeOf<Accepted<ReturnType<typeof receive.strictMail>>>().toEqualTypeOf<mail.Message>();
  });

  it("a sender policy sees what its mode reads", () => {
    const options: swarm.ReceiveOptions<"strict"> = { authorize: (_sender, message) => message?.swarmId !== "" };
    const receive = () => swarm.receive("", { mode: "lenient", authorize: (_sender, message) => message?.swarmId !== undefined });
    expectTypeOf(options.authorize).not.toBeUndefined();
    expectTypeOf<Accepted<ReturnType<typeof receive>>>().toEqualTypeOf<swarm.ReceivedMessage>();
  });

  it("a connection gives what its mode reads and its role receives", () => {
    const usual = () => swarm.connect({ ...streams, role: "container" });
    const lenient = () => swarm.connect({ ...streams, role: "container", mode: "lenient" });
    expectTypeOf<Arrived<ReturnType<typeof usual>>["value"]>().toEqualTypeOf<swarm.TaskRequest>();
    expectTypeOf<Arrived<ReturnType<typeof lenient>>["value"]>().toEqualTypeOf<
      Extract<swarm.ReceivedMessage, { readonly type: "task-request" }>
    >();
    const other = () => swarm.connect({ ...streams, role: "orchestrator" });
    expectTypeOf<Arrived<ReturnType<typeof other>>["value"]>().toEqualTypeOf<
      swarm.ProgressUpdate | swarm.Completion | swarm.ErrorMessage
    >();
    expectTypeOf<Parameters<ReturnType<typeof usual>["send"]>[0]>().toEqualTypeOf<
      swarm.ReadonlyMessage<swarm.ProgressUpdate | swarm.Completion | swarm.ErrorMessage>
    >();
  });

  it("a conversation takes messages of either mode", () => {
    expectTypeOf(swarm.createConversation()).toEqualTypeOf<swarm.Conversation<swarm.Message>>();
    expectTypeOf(swarm.createConversation<swarm.ReceivedMessage>()).toEqualTypeOf<swarm.Conversation<swarm.ReceivedMessage>>();
    expectTypeOf(mail.createConversation()).toEqualTypeOf<mail.Conversation<mail.Message | mail.ReceivedMessage>>();
  });

  it("one message type can be asked for", () => {
    expectTypeOf(swarm.validate({}, { type: "task-request" })).toEqualTypeOf<swarm.Result<swarm.TaskRequest>>();
    expectTypeOf(swarm.decode("", { type: "completion", mode: "strict" })).toEqualTypeOf<swarm.Result<swarm.Completion>>();
    expectTypeOf(mail.validate({}, { type: "DONE", mode: "lenient" })).toEqualTypeOf<mail.Result<mail.Received<mail.Done>>>();
    expectTypeOf(swarm.validate({}, { type: undefined })).toEqualTypeOf<swarm.Result<swarm.Message>>();
    // @ts-expect-error there is no such message
    swarm.validate({}, { type: "task-requst" });
    expect(swarm.validate({ type: "error" }, { type: "task-request" })).toMatchObject({ issues: [{ code: "wrong-constant" }] });
  });

  it("builders take readonly arrays and the roles of the protocol", () => {
    const errors: readonly string[] = [];
    expectTypeOf<{ readonly errors: readonly string[] }>().toExtend<Pick<swarm.CompletionFields, "errors">>();
    expect(errors).toEqual([]);
    expectTypeOf<swarm.RoleName>().toEqualTypeOf<"orchestrator" | "container">();
    expectTypeOf<swarm.BuildOptions<swarm.RoleName>["role"]>().toEqualTypeOf<"orchestrator" | "container" | undefined>();
  });

  it("only encodings of the protocol can be named", () => {
    expectTypeOf<NonNullable<Parameters<typeof swarm.encode>[1]>["encoding"]>().toEqualTypeOf<"ndjson" | undefined>();
    expectTypeOf<NonNullable<Parameters<typeof store.decode>[1]>["encoding"]>().toEqualTypeOf<"json" | "ndjson" | undefined>();
    expectTypeOf<NonNullable<Parameters<typeof store.receive>[1]>["encoding"]>().toEqualTypeOf<"json" | "ndjson" | undefined>();
    expectTypeOf<store.ReceiveOptions<"lenient">["encoding"]>().toEqualTypeOf<"json" | "ndjson" | undefined>();
  });

  it("what functions take and give can be named", () => {
    expectTypeOf<NonNullable<Parameters<typeof swarm.createTaskRequest>[1]>>().toEqualTypeOf<swarm.BuildOptions<"orchestrator">>();
    // The type of a call with any options, which covers all modes.
    const received = async (text: string) => swarm.receive(text);
    expectTypeOf<Awaited<ReturnType<typeof received>>>().toEqualTypeOf<swarm.Reception>();
  });
});
