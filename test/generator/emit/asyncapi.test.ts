// AsyncAPI documents: valid by the schema that AsyncAPI publishes, complete, with references that lead somewhere and examples that are valid messages.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { validateMessage } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { consumerName, subjectsOf } from "../../../packages/channel/src/nats-names.js";
import { asyncApiEmitter } from "../../../generator/emit/asyncapi.js";
import type { MessageModel } from "../../../generator/model/protocol-model.js";
import { emitAll, modelsOf } from "../../support/golden.js";
import { specProtocols } from "../../support/spec-protocols.js";

interface Operation {
  readonly action: "send" | "receive";
  readonly channel: { readonly $ref: string };
  readonly tags: readonly { readonly name: string }[];
  readonly bindings?: { readonly nats: { readonly queue: string } };
  readonly messages: readonly { readonly $ref: string }[];
  readonly reply?: { readonly channel: { readonly $ref: string }; readonly messages: readonly { readonly $ref: string }[] };
}

interface AsyncApi {
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly parameters: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
        readonly messages: Readonly<Record<string, unknown>>;
      }
    >
  >;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly components: {
    readonly messages: Readonly<
      Record<
        string,
        {
          readonly name: string;
          readonly examples?: readonly { readonly payload: unknown }[];
          readonly correlationId?: { readonly location: string };
          readonly payload: { readonly $ref: string };
        }
      >
    >;
  };
}

const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@asyncapi/specs/schemas/3.1.0-without-$id.json"), "utf8"),
) as object;
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
const isAsyncApi = ajv.compile(schema);

const models = [...specProtocols(), ...modelsOf("golden-specs/workshop/wirepact.yaml"), ...modelsOf("framed-specs/wirepact.yaml")];
const documents = await Promise.all(
  models.map(async (model) => {
    const [file] = await emitAll([asyncApiEmitter], [model]);
    return [model.name, model, load(file!.text) as AsyncApi] as const;
  }),
);

/** The value that a reference leads to. */
const follow = (document: AsyncApi, reference: string): unknown =>
  reference
    .slice(2)
    .split("/")
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document);

const referencesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"(#[^"]+)"/g)].map((match) => match[1]!);

describe.each(documents)("the document of %s", (_, model, document) => {
  it("is valid", () => {
    expect(isAsyncApi(document), JSON.stringify(isAsyncApi.errors?.slice(0, 3))).toBe(true);
    for (const reference of referencesIn(document)) expect(follow(document, reference), reference).toBeDefined();
  });

  it("has every message, sent and received by its roles", () => {
    const messages = Object.values(document.components.messages);
    expect(messages.map(({ name }) => name)).toEqual(Object.keys(model.messages));
    const operations = Object.values(document.operations);
    const count = (action: string): number => operations.filter((operation) => operation.action === action).length;
    const all = Object.values(model.messages);
    expect(count("send")).toBe(all.reduce((sum, { from }) => sum + from.length, 0));
    expect(count("receive")).toBe(all.reduce((sum, { to }) => sum + to.length, 0));
    for (const { channel, messages: used, reply } of operations) {
      for (const { $ref } of used) expect($ref.startsWith(`${channel.$ref}/messages/`)).toBe(true);
      for (const { $ref } of reply?.messages ?? []) expect($ref.startsWith(`${reply!.channel.$ref}/messages/`)).toBe(true);
    }
    const replied = operations.filter(({ reply }) => reply !== undefined).length;
    const isAnswered = ({ replies = [], result }: MessageModel): boolean => replies.length > 0 || result !== undefined;
    expect(replied).toBe(all.filter(isAnswered).reduce((sum, { from }) => sum + from.length, 0));
  });

  it("has examples that are valid messages", () => {
    const examples = Object.values(document.components.messages).flatMap((message) => message.examples ?? []);
    expect(examples.length).toBeGreaterThan(0);
    const never = (value: unknown): value is never => value === never;
    for (const { payload } of examples) expect(validateMessage(runnable(model), never, payload)).toMatchObject({ ok: true });
  });

  it("has the subjects and queues of NATS that channels use", () => {
    const subjects = subjectsOf(model.name);
    for (const { action, channel, bindings, tags } of Object.values(document.operations)) {
      const role = tags[0]!.name;
      expect(bindings?.nats.queue).toBe(action === "receive" ? consumerName({ role }) : undefined);
      if (action === "send") continue;
      const { address, parameters } = follow(document, channel.$ref) as AsyncApi["channels"][string];
      const party = subjects.queue({ role, party: "ada" });
      const written = (parameters["role"]?.enum ?? [""]).map((each) => address.replace("{role}", each).replace("{party}", "ada"));
      expect(written).toContain(party);
      expect(address.replace(/\{role\}/, party.split(".")[2]!).replace("{party}", "_shared")).toBe(subjects.queue({ role }));
    }
  });

  it("names the field that correlates messages, where there is one", () => {
    const located = Object.values(document.components.messages).filter(({ correlationId }) => correlationId !== undefined);
    if (model.parts.id === undefined && model.frames === undefined) expect(located).toEqual([]);
    for (const { correlationId } of located) expect(correlationId?.location).toMatch(/^\$message\.payload#\/\w/);
  });
});
