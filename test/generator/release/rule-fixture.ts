// Reads the fixtures of the release rules: `rules/<id>/old.yaml` and `new.yaml` are fragments of a spec. One of the two stands in a spec of
// `rules/base`; the other spec is the same with the fragment replaced. `#! ...` separates fragments, `#! inline` ends one without a line end.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ProtocolModel, ResolvedProtocol } from "../../../generator/model/protocol-model.js";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../../generator/resolve/resolve-spec.js";

const folder = fileURLToPath(new URL("rules/", import.meta.url));

export interface RuleFixture {
  /** `bound-tightened`, or `enum-value-added.open`. */
  readonly name: string;
  readonly rule: string;
  readonly level: string;
  /** Who is hurt, and `forbidden` or `careful`. */
  readonly remarks: readonly string[];
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
}

/** Names of all fixtures. */
export const fixtureNames: readonly string[] = readdirSync(folder)
  .filter((name) => name !== "base")
  .sort();

const resolvedTexts = new Map<string, ResolvedProtocol>();

/** The model of a spec text; throws when it does not resolve. */
export function resolveText(text: string): ResolvedProtocol {
  const resolved = resolvedTexts.get(text) ?? resolveAnew(text);
  resolvedTexts.set(text, resolved);
  return resolved;
}

function resolveAnew(text: string): ResolvedProtocol {
  const parsed = parseSpec([
    { path: "wirepact.yaml", text: "protocols: [protocol.yaml]\n" },
    { path: "protocol.yaml", text },
  ]);
  const resolved = parsed.syntax === undefined ? undefined : resolveSpec(parsed.syntax);
  const problems = [...parsed.diagnostics, ...(resolved?.diagnostics ?? [])].filter(({ severity }) => severity === "error");
  const [protocol] = resolved?.protocols ?? [];
  if (protocol === undefined || problems.length > 0) throw new Error(problems.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return protocol;
}

/** The specs that fixtures are edits of. */
export const baseTexts: readonly string[] = readdirSync(`${folder}base`).map((file) => readFileSync(`${folder}base/${file}`, "utf8"));

/** Reads one fixture. */
export function readFixture(name: string): RuleFixture {
  const before = readFileSync(`${folder}${name}/old.yaml`, "utf8");
  const [expected = "", ...rest] = readFileSync(`${folder}${name}/new.yaml`, "utf8").split(/(?<=\n)/);
  const [level = "", ...remarks] = expected.replace("#! expect:", "").trim().split(" ");
  const [oldParts, newParts] = [partsOf(before), partsOf(rest.join(""))];
  const texts = editBase(oldParts, newParts);
  if (texts === undefined) throw new Error(`no base spec holds the fragments of ${name}`);
  const [old, current] = texts.map((text) => resolveText(text).model);
  return { name, rule: name.replace(/\..*/, ""), level, remarks, old: old!, new: current! };
}

function partsOf(text: string): readonly string[] {
  return text.split("#! ...\n").map((part) => part.replace(/\n#! inline\n$/, ""));
}

function editBase(old: readonly string[], current: readonly string[]): readonly [string, string] | undefined {
  // A fragment may be part of the other one, so that the longer one is looked for first.
  const oldFirst = old.join("").length >= current.join("").length;
  for (const oldStands of [oldFirst, !oldFirst]) {
    const [from, to] = oldStands ? [old, current] : [current, old];
    const base = baseTexts.find((text) => holds(text, from));
    if (base === undefined) continue;
    const edited = replaceParts(base, from, to);
    return oldStands ? [base, edited] : [edited, base];
  }
  return undefined;
}

const holds = (base: string, parts: readonly string[]): boolean =>
  parts.every((part) => part !== "" && base.split(part).length === 2) && parts.length > 0;

function replaceParts(base: string, from: readonly string[], to: readonly string[]): string {
  return from.reduce((text, part, index) => text.replace(part, () => to[index] ?? ""), base);
}
