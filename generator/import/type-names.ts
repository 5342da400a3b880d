// The names of imported types: those of the schema where the language allows them, and where no export of the package has the same name.

import { reservedExports, splitWords, typeNameOf, renamableExports } from "../text/identifiers.js";
import type { Note, ProtocolPlan } from "./node.js";

export interface TypeNames {
  /** The names of types by definition. */
  readonly types: ReadonlyMap<string, string>;
  /** The TypeScript names of messages by tag. */
  readonly messages: ReadonlyMap<string, string>;
  /** Other names for exports of the package that have the name of a type. */
  readonly exports: Readonly<Record<string, string>>;
  readonly notes: readonly Note[];
}

/** `user_id` as `UserId`, with the letters of a word as they are. */
export function toTypeName(name: string): string {
  const plain = splitWords(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")
    .replace(/^[0-9]+(.?)/, (_, first: string) => first.toUpperCase());
  const short = (/^[A-Z][A-Za-z0-9]*$/.test(name) ? name : plain).slice(0, 80);
  return short === "" ? "Type" : short;
}

/** Gives every definition that is written as a type its own name. */
export function nameTypes(plan: ProtocolPlan, definitions: readonly string[], protocol: string): TypeNames {
  const taken = new Set<string>(reservedExports);
  // Frames of results and errors have messages of their own.
  if (plan.envelope.kind === "frames") for (const name of ["ResultMessage", "ErrorMessage"]) taken.add(name);
  const reserved: ReadonlySet<string> = new Set(reservedExports);
  const uniqueName = createNumbering();
  const notes: Note[] = [];
  const exports: Record<string, string> = {};
  const renameExport = (name: string): void => {
    if (renamableExports.some((known) => known === name)) exports[name] = toTypeName(protocol) + name;
  };
  const messages = new Map<string, string>();
  const suffixes = plan.envelope.kind === "frames" ? ["Request", "Notification", plan.envelope.suffix] : [""];
  for (const { tag, name } of plan.messages) {
    const own = uniqueName(toTypeName(name ?? tag), (candidate) => suffixes.every((suffix) => !taken.has(candidate + suffix)));
    messages.set(tag, own);
    for (const suffix of suffixes) renameExport(own + suffix);
    for (const suffix of suffixes) for (const end of ["", "Fields", "Envelope", "Body", "Params"]) taken.add(own + suffix + end);
  }
  const types = new Map<string, string>();
  for (const definition of definitions) {
    const wanted = toTypeName(definition);
    renameExport(wanted);
    const name = uniqueName(reserved.has(wanted) ? `${wanted}Type` : wanted, (candidate) => !taken.has(candidate));
    if (name !== wanted && name !== `${wanted}Type`)
      notes.push({ definition, path: "", problem: `is called ${name}, because another type is called ${wanted}` });
    taken.add(name);
    types.set(definition, name);
  }
  return { types, messages, exports, notes };
}

/** Gives names with a number where the plain one is taken; it goes on counting where it stopped. */
function createNumbering(): (wanted: string, isFree: (name: string) => boolean) => string {
  const counts = new Map<string, number>();
  return (wanted, isFree) => {
    for (let count = counts.get(wanted) ?? 1; ; count++) {
      const name = count === 1 ? wanted : `${wanted}${count}`;
      counts.set(wanted, count + 1);
      if (isFree(name)) return name;
    }
  };
}

/** Whether a message needs `name`, because its tag alone gives another one. */
export const needsName = (tag: string, name: string): boolean => typeNameOf(tag) !== name;
