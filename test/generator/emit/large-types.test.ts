// An enum with very many values and a union of very many parts, which all messages have: what is emitted does not repeat them for each message.

import { runInNewContext } from "node:vm";
import { runnable } from "@wirepact/core/codegen";
import { expect, it } from "vitest";
import { docsEmitter } from "../../../generator/emit/docs.js";
import { shareValues } from "../../../generator/emit/shared-values.js";
import { lowerTools } from "../../../generator/lower/tools/lower-tools.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { boundaryMessages, nearMisses } from "../../../packages/core/src/testing/index.js";
import { emitAll } from "../../support/golden.js";
import { compileProtocol, message } from "../../support/spec-in-memory.js";

const [values, parts] = [1500, 300];
const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const types = {
  Status: { enum: "closed", values: Object.fromEntries(numbered(values).map((index) => [`value-${index}`, `Value ${index}.`])) },
  ...Object.fromEntries(numbered(parts).map((index) => [`Part${index}`, { fields: { kind: { const: `part-${index}` }, text: "string" } }])),
  Part: { union: numbered(parts).map((index) => `Part${index}`), tag: "kind" },
};

const modelOf = (messages: number): Promise<ProtocolModel> =>
  compileProtocol({
    types,
    messages: Object.fromEntries(
      numbered(messages).map((index) => [`event-${index}`, message({ status: "Status", part: "Part", "other?": "Part" })]),
    ),
  });

/** The module of tools, in short. */
const shared = async (messages: number) => shareValues(lowerTools(await modelOf(messages)), "part");
const lengthOf = ({ text, constants }: ReturnType<typeof shareValues>): number =>
  constants.reduce((sum, { value }) => sum + value.length, text.length);

it("tools share the schemas of named types", async () => {
  const [one, many] = [lengthOf(await shared(1)), lengthOf(await shared(21))];
  expect((many - one) / 20).toBeLessThan(2000);
});

it("shared values stand for what they replace", async () => {
  const data = lowerTools(await modelOf(3));
  const { text, constants } = shareValues(data, "part");
  const declarations = constants.map(({ name, value }) => `const ${name} = ${value};`).join("\n");
  expect(constants.length).toBeGreaterThan(0);
  expect(JSON.parse(runInNewContext(`${declarations}\nJSON.stringify(${text})`) as string)).toEqual(data);
});

it("test values of a message are some of very many, those of all messages are all", async () => {
  const protocol = runnable(await modelOf(15));
  const perMessage = Object.keys(protocol.messages).map((name) => boundaryMessages<Readonly<Record<string, unknown>>>(protocol, name));
  for (const found of perMessage) expect(found.length).toBeLessThan(320);
  const all = perMessage.flat().map(({ message: value }) => value);
  expect(new Set(all.map(({ status }) => status)).size).toBe(values);
  expect(new Set(all.map(({ part }) => (part as { readonly kind: string }).kind)).size).toBe(parts);
  for (const name of Object.keys(protocol.messages)) expect(nearMisses(protocol, name).length).toBeLessThan(1000);
});

it("the only message has them all", async () => {
  const all = boundaryMessages<Readonly<Record<string, unknown>>>(runnable(await modelOf(1)));
  expect(new Set(all.map(({ message: value }) => value["status"])).size).toBe(values);
});

it("the page of types shows the union, and those of messages link to it", async () => {
  const files = await emitAll([docsEmitter], [await modelOf(3)]);
  const textOf = (end: string): string => files.find(({ path }) => path.endsWith(end))!.text;
  expect(textOf("types.md")).toContain('**If `kind` is `"part-299"`**: [Part299](types.md#part299)');
  for (const index of numbered(3)) {
    expect(textOf(`event-${index}.md`)).toContain("| [Part](../types.md#part) | yes | one of 300 objects |");
    expect(textOf(`event-${index}.md`)).not.toContain("part-299");
  }
});
