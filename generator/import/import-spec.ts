// `wirepact import` without files: from a JSON Schema to the text of a spec that `wirepact check` accepts, and a report of what could not be imported.

import { compileFiles } from "../pipeline/compile-files.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, YamlNode } from "../model/source.js";
import { formatYaml } from "../yaml/format-yaml.js";
import { readTree } from "../yaml/read-yaml.js";
import { describeSpec } from "./describe-spec.js";
import { distinguishUnions } from "./distinguish-unions.js";
import type { Note, ProtocolPlan, SchemaDocument } from "./node.js";
import { normalizeSchema } from "./normalize.js";
import { recognizeMessages } from "./recognize-messages.js";
import { writeSpec } from "./write-spec.js";

export interface ImportOptions {
  readonly protocol: string;
  /** Where the schema comes from, as it is shown. */
  readonly source: string;
  /** The definition of the messages. */
  readonly root?: string | undefined;
  /** The path of the language schema from the spec, for editors. */
  readonly languageSchema?: string | undefined;
}

export interface Imported {
  readonly text: string;
  readonly notes: readonly Note[];
  readonly counts: { readonly definitions: number; readonly complete: number; readonly types: number; readonly messages: number };
  /** Errors that the spec still has; there are none unless something is wrong with the import itself. */
  readonly errors: readonly Diagnostic[];
}

/** The path of the spec while it is checked. */
const checkedFile = (protocol: string): string => `protocols/${protocol}.yaml`;

/** The largest spec file that is read. */
const maxSpecBytes = 1_000_000;

/** A definition that still has an error is replaced by `any`, which can uncover the next one. */
const maxRounds = 30;

export async function importSpec(document: SchemaDocument, options: ImportOptions): Promise<Imported | { readonly problem: string }> {
  const schema = normalizeSchema(document);
  const recognized = recognizeMessages(schema, { root: options.root, examples: document.examples });
  if ("problem" in recognized) return recognized;
  let plan = distinguishUnions(recognized);
  const allow = new Set<string>();
  for (let round = 0; ; round++) {
    const spec = describeSpec(plan, { ...options, allow: [...allow] });
    const raw = writeSpec(spec, { schema: options.languageSchema, source: options.source });
    if (raw.length > maxSpecBytes) return { problem: `the spec would have more than ${maxSpecBytes} bytes, which is the limit for a file` };
    const text = (await formatYaml(raw)) ?? raw;
    const errors = await errorsOf({ path: checkedFile(options.protocol), text });
    const repaired = errors.length === 0 || round === maxRounds ? undefined : repair(plan, allow, { text, errors, options });
    if (repaired === undefined) {
      const notes = [...spec.notes, ...spec.types.flatMap((entry) => entry.notes), ...spec.messages.flatMap((entry) => entry.notes)];
      const sources = new Map(plan.messages.map(({ body, source }) => [body, source]));
      const incomplete = new Set(notes.map(({ definition }) => sources.get(definition) ?? definition));
      const names = [...schema.definitions.keys()].filter((name) => name !== schema.root);
      const complete = names.filter((name) => !incomplete.has(name)).length;
      const counts = { definitions: names.length, complete, types: spec.types.length, messages: spec.messages.length };
      return { text, notes, counts, errors };
    }
    plan = repaired;
  }
}

async function errorsOf(file: SourceFile): Promise<readonly Diagnostic[]> {
  const root = { path: "wirepact.yaml", text: `protocols:\n  - ${file.path}\n` };
  const { diagnostics } = await compileFiles([root, file]);
  return diagnostics.filter(({ severity }) => severity === "error");
}

interface Failed {
  readonly text: string;
  readonly errors: readonly Diagnostic[];
  readonly options: ImportOptions;
}

/** Rules about names and style that an imported schema cannot follow. */
const allowable = new Set(["name-case", "timestamp-untyped", "regex-redos"]);

/** The plan without what has errors; undefined if nothing can be left out. */
function repair(plan: ProtocolPlan, allow: Set<string>, { text, errors, options }: Failed): ProtocolPlan | undefined {
  const rules = errors.flatMap(({ code }) =>
    code.startsWith("check/") && allowable.has(code.slice("check/".length)) ? [code.slice("check/".length)] : [],
  );
  const before = allow.size;
  for (const rule of rules) allow.add(rule);
  if (allow.size > before) return plan;
  const { node } = readTree({ path: checkedFile(options.protocol), text });
  const spec = describeSpec(plan, { ...options, allow: [...allow] });
  const definitions = new Map(plan.definitions);
  const notes = [...plan.notes];
  for (const { span, message } of errors) {
    const entry = span === undefined ? undefined : entryAt(node, span.start);
    const definition = entry === undefined ? undefined : definitionOf(plan, spec, entry);
    if (definition === undefined || definitions.get(definition)?.node.kind === "any") continue;
    definitions.set(definition, { node: { kind: "any", doc: definitions.get(definition)?.node.doc } });
    notes.push({ definition, path: "", problem: `any value is allowed, because the definition is not valid in a spec: ${message}` });
  }
  return notes.length === plan.notes.length ? undefined : { ...plan, definitions, notes };
}

interface Entry {
  readonly section: string;
  readonly name: string;
}

/** The type or message at an offset. */
function entryAt(node: YamlNode | undefined, offset: number): Entry | undefined {
  for (const section of node?.kind === "map" ? node.entries : []) {
    for (const entry of section.value.kind === "map" ? section.value.entries : []) {
      if (entry.keySpan.start <= offset && offset <= entry.value.span.end) return { section: section.key, name: entry.key };
    }
  }
  return undefined;
}

function definitionOf(plan: ProtocolPlan, spec: ReturnType<typeof describeSpec>, { section, name }: Entry): string | undefined {
  if (section === "messages") return plan.messages.find(({ tag }) => tag === name)?.body;
  return section === "types" ? spec.definitionOf.get(name) : undefined;
}
