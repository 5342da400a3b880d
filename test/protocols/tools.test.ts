// The tools of every message: the model providers' own transforms leave their schemas as they are, and every example survives a tool call.

import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { runnable, sameJson } from "@wirepact/core/codegen";
import { fromToolCall, toToolArguments } from "@wirepact/core/tools";
import * as acpSwarmTools from "@wirepact/acp-swarm/tools";
import * as acpSwarm from "@wirepact/acp-swarm";
import { toStrictJsonSchema } from "openai/lib/transform";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, expectTypeOf, it } from "vitest";
import { lowerTools } from "../../generator/lower/tools/lower-tools.js";
import type { MessageModel, ProtocolModel } from "../../generator/model/protocol-model.js";
import { specProtocols } from "../support/spec-protocols.js";
import { withoutLiteralTypes } from "../support/tool-schemas.js";

const models = specProtocols().map(runnable);
const tools = models.flatMap((model) => lowerTools(model).map((tool) => ({ ...tool, protocol: model.name })));

type Schema = { readonly [keyword: string]: unknown };

describe("schemas of tools", () => {
  it("exist for all messages, under names that every provider takes", () => {
    expect(tools).toHaveLength(47);
    for (const model of models) {
      const names = lowerTools(model).map(({ name }) => name);
      expect(new Set(names).size).toBe(Object.keys(model.messages).length);
      expect(names.filter((name) => !/^[a-zA-Z0-9_-]{1,64}$/.test(name))).toEqual([]);
    }
  });

  it("are left as they are by OpenAI's transform to strict schemas", () => {
    const changed = tools.filter(({ strict }) => !sameJson(toStrictJsonSchema(structuredClone(strict) as never), strict));
    expect(changed.map(({ protocol, name }) => `${protocol} ${name}`)).toEqual([]);
  });

  it("are left as they are by Anthropic's transform", () => {
    const changed = tools.filter(
      ({ plain }) => !sameJson(withoutLiteralTypes(transformJSONSchema(structuredClone(plain) as never)), withoutLiteralTypes(plain)),
    );
    expect(changed.map(({ protocol, name }) => `${protocol} ${name}`)).toEqual([]);
  });
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** Fields that builders fill in when a message leaves them out. */
const filledNames = ({ shape }: MessageModel): ReadonlySet<string> =>
  new Set(shape.fields.filter(({ fill, computed }) => fill !== undefined || computed !== undefined).map(({ name }) => name));

/** Why an example does not come back as it was. */
const misses: Readonly<Record<string, string>> = {
  "acp-swarm task-request minimal, swarmId 5F0C1F0E-8C1D-4A53-9D7E-2B6F0A1C3D4E": "builders write UUIDs in lower case",
  "oacp task_request full": "the field auth is only decoded, never written",
};

describe.each(models.map((model) => [model.name, model] as const))("examples of %s", (_name, model: ProtocolModel) => {
  const examples = Object.values(model.messages).flatMap((message) => message.examples.map((example) => ({ message, example })));

  it.each(["strict", "plain"] as const)("survive a tool call in the dialect %s", (dialect) => {
    const schemas = new Map(lowerTools(model).map((tool) => [tool.name, tool[dialect]]));
    const missed = examples.filter(({ message, example }) => {
      const call = toToolArguments(model, example.value, dialect);
      const fits = ajv.compile(schemas.get(call.name) as Schema);
      expect(fits(call.arguments), `${example.name}: ${JSON.stringify(fits.errors)}`).toBe(true);
      const result = fromToolCall(model, call.name, JSON.stringify(call.arguments));
      if (!result.ok) return true;
      const original = example.value as Readonly<Record<string, unknown>>;
      const isAdded = (name: string): boolean => original[name] === undefined && filledNames(message).has(name);
      const kept = Object.entries(result.value as object).filter(([name]) => !isAdded(name));
      return !sameJson(Object.fromEntries(kept), original);
    });
    const names = missed.map(({ message, example }) => `${model.name} ${message.name} ${example.name}`);
    expect(names).toEqual(Object.keys(misses).filter((name) => name.startsWith(`${model.name} `)));
  });

  it("that are invalid give issues, or the message that was meant", () => {
    const tried = Object.values(model.messages).flatMap(({ name, invalid }) =>
      invalid.map(({ value }) => fromToolCall(model, name, value as never)),
    );
    for (const result of tried) if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
  });
});

describe("a package's tools", () => {
  it("are those of a role, and of what the conversation allows next", () => {
    const names = (given: readonly acpSwarmTools.Tool[]): readonly string[] => given.map(({ name }) => name);
    expect(names(acpSwarmTools.toolsFor({ dialect: "strict" }))).toEqual(Object.keys(acpSwarm.protocol.messages));
    expect(names(acpSwarmTools.toolsFor({ role: "orchestrator", dialect: "plain" }))).toEqual(["task-request"]);
    const conversation = acpSwarm.createConversation();
    expect(names(acpSwarmTools.toolsFor({ role: "container", dialect: "plain", conversation }))).toEqual([]);
    const request = acpSwarmTools.fromToolCall("task-request", {
      swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e",
      containerId: "c0ffee12",
      taskFilePath: "tasks/limit.json",
      branchName: "feat/limit",
      repoUrl: "https://git.example/harbor.git",
      envVars: null,
    });
    if (!request.ok) throw new Error(JSON.stringify(request.issues));
    expectTypeOf(request.value).toEqualTypeOf<acpSwarm.Message>();
    expect(request.value).not.toHaveProperty("payload.envVars");
    conversation.feed(request.value);
    const next = names(acpSwarmTools.toolsFor({ role: "container", dialect: "plain", conversation }));
    expect(next).toContain("progress-update");
    expect(next).not.toContain("task-request");
    expect(() => acpSwarmTools.toolsFor({ role: "captain" as "container", dialect: "plain" })).toThrow(
      'unknown role "captain", expected one of orchestrator, container',
    );
    expect(() => acpSwarmTools.toolsFor({ dialect: "openai" as "plain" })).toThrow(
      'unknown dialect "openai", expected one of strict, plain',
    );
  });

  it("give a repair instruction that names the constraint and shows no secret", () => {
    const call = { swarmId: "1", containerId: "c", storyId: "US-1", status: "complete" };
    const result = acpSwarmTools.fromToolCall("progress-update", call);
    if (result.ok) throw new Error("must not be valid");
    const prompt = acpSwarmTools.repairPrompt(result.issues, { message: "progress-update" });
    expect(prompt).toMatchInlineSnapshot(`
      "The progress-update message was rejected and not sent:
      - swarmId must be a UUID (version 4), got "1" [format].
      - storyId must match ^US-[0-9]{3}$ (for example "US-014"), got "US-1" [pattern].
      - status must be one of "pending", "in_progress", "completed", "failed", "skipped", got "complete"; did you mean "completed"? [unknown-value].
      - output is required (string) [missing-field]. Expected: at most 2000 characters.
      Change only what is listed here, keep everything else, and send the complete message again."
    `);
    const token = `ghp_${"a".repeat(36)}`;
    const leaking = acpSwarmTools.fromToolCall("progress-update", { ...call, storyId: token });
    expect(leaking.ok ? "" : acpSwarmTools.repairPrompt(leaking.issues, { message: "progress-update" })).not.toContain(token);
  });
});
