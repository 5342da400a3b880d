import { expect, test } from "vitest";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../../generator/resolve/resolve-spec.js";
import { specFiles } from "../../support/resolve-text.js";
import { specProtocols } from "../../support/spec-protocols.js";

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
}

test("resolving does not modify its input and is deterministic", () => {
  const { syntax } = parseSpec(specFiles(""));
  freeze(syntax);
  const [first, second] = [resolveSpec(syntax!), resolveSpec(syntax!)];
  expect(JSON.stringify(first.protocols.map(({ model }) => model))).toBe(JSON.stringify(second.protocols.map(({ model }) => model)));
});

test("a mistake in a type that many messages include is reported once", () => {
  const { syntax } = parseSpec(
    specFiles(`types:
  Stamp: { type: string, doc: "What was paid." }
  Shared: { fields: { a: { type: Nothing, doc: "A." } } }
messages:
  letter: { doc: "A letter.", from: writer, to: reader, include: [Shared], examples: { minimal: { a: 1 } }, invalid: {} }
  note: { doc: "A note.", from: writer, to: reader, include: [Shared], examples: { minimal: { a: 1 } }, invalid: {} }
`),
  );
  expect(resolveSpec(syntax!).diagnostics.map(({ code }) => code)).toEqual(["resolve/unknown-type"]);
});

test("all mistakes are reported in one run", () => {
  const { syntax } = parseSpec(
    specFiles(`messages:
  letter:
    doc: A letter.
    from: nobody
    to: reader
    replies: [nothing]
    fields: { stamp: Nothing }
    examples: { minimal: { stamp: red } }
    invalid: { odd: { like: maximal, drop: [stamp] } }
`),
  );
  const codes = resolveSpec(syntax!).diagnostics.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["resolve/unknown-example", "resolve/unknown-message", "resolve/unknown-role", "resolve/unknown-type"]);
});

test("models are plain data that survive JSON", () => {
  for (const model of specProtocols()) expect(JSON.parse(JSON.stringify(model))).toEqual(model);
});
