// Breaks the real specs in many small ways: nothing crashes, and what matters is reported, at the place of the mistake or at a user of what was broken.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import type { Diagnostic } from "../../generator/model/diagnostic.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import type { SourceFile } from "../../generator/model/source.js";
import { readYaml } from "../../generator/yaml/read-yaml.js";
import { createDice, mutateSpec, type Mutation } from "../support/mutate-spec.js";
import { isThorough, sampleOf } from "../support/sample-size.js";

const perProtocol = isThorough ? 96 : 24;
const specFolder = new URL("../../spec/", import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, specFolder)), "utf8");
const paths = [...read("wirepact.yaml").matchAll(/^ {2}- (\S+\.yaml)$/gm)].map((match) => match[1] ?? "");

/** Members of a model that judge no message: documentation, examples, and what only builders and readers of the docs see. */
const free = new Set([
  "doc",
  "title",
  "originalName",
  "typeDocs",
  "examples",
  "invalid",
  "wire",
  "transcripts",
  "allow",
  "conventions",
  "fill",
  "default",
  "sensitive",
  "since",
]);

/** What a model says about messages. */
function essence(model: ProtocolModel | undefined): string {
  const { types, messages, flows, reading, encodings, tag, body, envelope, parts } = model ?? ({} as Partial<ProtocolModel>);
  return JSON.stringify({ types, messages, flows, reading, encodings, tag, body, envelope, parts }, (key, value: unknown) =>
    free.has(key) ? undefined : value,
  );
}

/** Findings that stand at examples, which use the definitions they show. */
const atUsers = /^check\/(example|invalid-example|wire-example|transcript|round-trip|unexercised|message-in-no-flow|default)/;

/** A mistake can make another spec that is just as good: a tag that nothing else names, a type that the examples fit too, a word of an open list, a file that ends after a whole entry. */
const mayBeMeant = /^(?:misspell a key|swap a type|cut|drop [^:]*\/values\/)/;

function isNear(mutation: Mutation, file: string, { code, span, message, hint = "" }: Diagnostic): boolean {
  const { kind, text, start, end, words, around, path } = mutation;
  if (span === undefined || span.file !== file || atUsers.test(code)) return span !== undefined;
  // Where the end of the file or a whole block is gone, whatever named what stood there says so.
  if ((kind === "cut" || !path.includes("/")) && (code === "parse/missing-key" || code.startsWith("resolve/unknown-"))) return true;
  const [first, last] = [text.trimEnd().lastIndexOf("\n", start - 1), text.indexOf("\n", end)];
  if (span.start >= first && span.start <= (last === -1 ? text.length : last)) return true;
  if (span.start >= around.start && span.start <= around.end) return true;
  const shown = text.slice(span.start, span.end);
  return words.some((word) => [shown, message, hint].some((said) => said.includes(word)));
}

describe("a mutated spec", () => {
  it.each(sampleOf(paths, 5))("%s", async (path) => {
    const original = read(path);
    const root: SourceFile = { path: "wirepact.yaml", text: `protocols: [${path}]\nlint: standard\n` };
    const whole = await compileFiles([root, { path, text: original }]);
    expect(whole.diagnostics).toEqual([]);
    const { node } = readYaml({ path, text: original });
    const mutations = mutateSpec(original, node!, { count: perProtocol, dice: createDice(path.length * 7919) });
    expect(mutations).toHaveLength(perProtocol);
    const silent: string[] = [];
    const astray: string[] = [];
    for (const mutation of mutations) {
      const { protocols, diagnostics } = await compileFiles([root, { path, text: mutation.text }]);
      const about = `${mutation.kind} ${mutation.path}: ${mutation.words.slice(0, 2).join(" -> ")}`;
      if (diagnostics.length === 0) {
        if (essence(protocols[0]?.model) !== essence(whole.protocols[0]?.model)) silent.push(about);
      } else if (!diagnostics.some((diagnostic) => isNear(mutation, path, diagnostic))) {
        astray.push(`${about} => ${diagnostics.map(({ code, message }) => `${code} ${message}`).join("; ")}`);
      }
    }
    expect({ silent: silent.filter((about) => !mayBeMeant.test(about)), astray }).toEqual({ silent: [], astray: [] });
    expect(silent.length, silent.join("\n")).toBeLessThan(perProtocol / 12);
  });
});
