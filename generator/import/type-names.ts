// The names of imported types: those of the schema where the language allows them, and where no export of the package has the same name.

import { renamableExports, reservedExports, typeNameOf } from "../exports/exported-names.js";
import { pascalCase, splitWords } from "../text/identifiers.js";
import { bodyProperty } from "./describe-envelope.js";
import type { MessagePlan, Note, ProtocolPlan } from "./node.js";

export interface TypeNames {
  /** The names of types by definition. */
  readonly types: ReadonlyMap<string, string>;
  /** The TypeScript names of messages by tag. */
  readonly messages: ReadonlyMap<string, string>;
  /** The TypeScript names of results by tag, where they are not those of their requests. */
  readonly results: ReadonlyMap<string, string>;
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

/** Gives every definition that is written as a type its own name. The names of the schema come first; those that are only derived give way. */
export function nameTypes(plan: ProtocolPlan, definitions: readonly string[], protocol: string): TypeNames {
  const published = new Set(definitions.map(toTypeName));
  // Frames of results and errors have messages of their own.
  const taken = new Set<string>([
    ...reservedExports,
    ...(plan.envelope.kind === "frames" ? ["ResultMessage", "ErrorMessage"] : plan.envelope.kind === "constants" ? ["ErrorResponse"] : []),
  ]);
  const reserved: ReadonlySet<string> = new Set(reservedExports);
  const numbered = createNumbering();
  const notes: Note[] = [];
  const exports: Record<string, string> = {};
  const renameExport = (name: string): void => {
    if (renamableExports.some((known) => known === name)) exports[name] = toTypeName(protocol) + name;
  };
  /** The first free name for a message; `namesFor` gives the exports that it would have. */
  const claim = (wanted: string, others: readonly string[], namesFor: (name: string) => readonly string[]): string => {
    const isFree = (name: string): boolean => namesFor(name).every((exported) => !taken.has(exported) && !published.has(exported));
    const name = numbered([wanted, ...others], isFree);
    for (const exported of namesFor(name)) taken.add(exported);
    renameExport(namesFor(name)[0]!);
    return name;
  };
  const messages = new Map<string, string>();
  const results = new Map<string, string>();
  for (const message of plan.messages) {
    const wanted = toTypeName(message.name ?? message.tag);
    const own = claim(wanted, [toTypeName(message.tag), `${wanted}Message`], (name) => messageExports(plan, message, name));
    messages.set(message.tag, own);
    if (message.frame !== "request") continue;
    const result = claim(own, [`${own}Reply`], (name) => resultExports(plan, message, name));
    if (result !== own) results.set(message.tag, result);
  }
  const types = new Map<string, string>();
  for (const definition of definitions) {
    const wanted = toTypeName(definition);
    renameExport(wanted);
    const name = numbered([reserved.has(wanted) ? `${wanted}Type` : wanted], (candidate) => !taken.has(candidate));
    if (name !== wanted && name !== `${wanted}Type`)
      notes.push({ definition, path: "", problem: `is called ${name}, because another type is called ${wanted}` });
    taken.add(name);
    types.set(definition, name);
  }
  return { types, messages, results, exports, notes };
}

/** The exports of a message that depend on its name. */
function messageExports(plan: ProtocolPlan, { frame, body }: MessagePlan, name: string): readonly string[] {
  const { envelope } = plan;
  const typeName =
    name + (frame === "request" ? "Request" : frame === undefined ? "" : envelope.kind === "constants" ? "Event" : "Notification");
  const hasBody = isObject(plan, body) && (frame !== undefined || (envelope.kind === "tag" && envelope.body !== undefined));
  const property = frame === undefined ? (envelope.kind === "tag" ? (envelope.body ?? "") : "") : bodyProperty(envelope, frame);
  return [typeName, `${typeName}Fields`, `${typeName}Envelope`, ...(hasBody ? [bodyName(typeName, property)] : [])];
}

function resultExports(plan: ProtocolPlan, { result }: MessagePlan, name: string): readonly string[] {
  const { envelope } = plan;
  const typeName = name + (envelope.kind === "frames" ? envelope.suffix : "Response");
  const own = isObject(plan, result) ? [bodyName(typeName, bodyProperty(envelope, "result"))] : [];
  return [typeName, `${typeName}Fields`, `${typeName}Envelope`, ...own];
}

const isObject = ({ definitions }: ProtocolPlan, definition: string | undefined): boolean =>
  definition !== undefined && definitions.get(definition)?.node.kind === "object";

/** The name of the type of a body, as generated code has it. */
function bodyName(typeName: string, property: string): string {
  const end = pascalCase(property);
  return typeName.endsWith(end) ? `${typeName}Body` : `${typeName}${end}`;
}

/** Gives the first name that is free, or the first one with a number; it goes on counting where it stopped. */
function createNumbering(): (wanted: readonly string[], isFree: (name: string) => boolean) => string {
  const counts = new Map<string, number>();
  return (wanted, isFree) => {
    const free = wanted.find(isFree);
    if (free !== undefined) return free;
    const [first = ""] = wanted;
    for (let count = counts.get(first) ?? 2; ; count++) {
      counts.set(first, count + 1);
      if (isFree(`${first}${count}`)) return `${first}${count}`;
    }
  };
}

/** Whether a message needs `name`, because its tag alone gives another one. */
export const needsName = (tag: string, name: string): boolean => typeNameOf(tag) !== name;
