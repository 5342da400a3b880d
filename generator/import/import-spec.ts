// `wirepact import` without files: from a JSON Schema to the text of a spec that `wirepact check` accepts, and a report of what could not be imported.

import { compileFiles } from "../pipeline/compile-files.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";
import { formatYaml } from "../yaml/format-yaml.js";
import { describeSpec } from "./describe-spec.js";
import { distinguishUnions } from "./distinguish-unions.js";
import type { Note, SchemaDocument } from "./node.js";
import { normalizeSchema } from "./normalize.js";
import { recognizeMessages } from "./recognize-messages.js";
import { repair } from "./repair.js";
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

/** A property that still has an error is replaced by `any`, which can uncover the next one. */
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
    const repaired =
      errors.length === 0 || round === maxRounds
        ? undefined
        : repair(plan, allow, { path: checkedFile(options.protocol), text, errors, spec });
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
