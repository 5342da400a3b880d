// What a walk through a protocol file knows: the file, and the part of it that the walk is in.

import type { LanguageSchema } from "../../parse/language/schema.js";
import type { SourceFile, YamlEntry, YamlMap, YamlNode } from "../../model/source.js";
import { entriesOf, textOf, valueOf, type FindType } from "./definition-nodes.js";
import { fieldOwnersOf, type FieldOwner } from "./field-owners.js";
import { innerFields, rejectionVariables, type JsonContext } from "./json-uses.js";
import type { SymbolTable } from "./symbol-table.js";

/** What the walk knows about the part of the file that it is in. */
export interface WalkContext {
  /** The model path. */
  readonly path: string;
  /** The fields that names refer to. */
  readonly owners: readonly FieldOwner[];
  /** The model path of the message or frame whose examples `like` refers to. */
  readonly sample: string;
  /** The definition that the node belongs to, and the mapping that contains it. */
  readonly definition?: YamlNode;
  readonly parent?: YamlMap;
}

/** The types that other files define for all protocols, by name. */
export type SharedTypes = ReadonlyMap<string, YamlEntry>;

/** What is known about the whole file. */
export interface FileContext extends JsonContext {
  readonly root: YamlNode;
  readonly sharedTypes: SharedTypes;
}

/** What is known about a protocol file, or a file of types; `shared` are the types of other files. */
export function fileContext(file: SourceFile, root: YamlNode, table: SymbolTable, shared: SharedTypes): FileContext {
  const types = new Map(entriesOf(valueOf(root, "types")).map(({ key, value }) => [key, value]));
  const find: FindType = (name) => types.get(name) ?? shared.get(name)?.value;
  return {
    source: file.text,
    root,
    sharedTypes: shared,
    find,
    table,
    owners: fieldOwnersOf(root, find),
    variables: rejectionVariables(root),
  };
}

/** The context of the value of a key: messages, types, frames and results have fields of their own. */
export function enter(file: FileContext, context: WalkContext, names: LanguageSchema | undefined, { key, value }: YamlEntry): WalkContext {
  const { path, parent } = context;
  if (names?.defines === "message" || names?.refersTo === "message") {
    return { ...context, owners: [file.owners.message(key) ?? []], sample: samplePath(key) };
  }
  if (names?.defines === "type") return { ...context, owners: [file.owners.type(value)] };
  if (names?.defines === "frame") return { ...context, owners: [file.owners.frame(key) ?? []], sample: path };
  const request = path === `${context.sample}/result` ? /^messages\/([^]+)\/result$/.exec(path)?.[1] : undefined;
  if (request !== undefined) return { ...context, owners: [file.owners.result(request) ?? []], sample: path };
  if (path === "envelope" || names?.defines === "flow" || path === "encodings") return { ...context, owners: file.owners.all() };
  if (path === "encodings/mail/parts") return { ...context, owners: [...context.owners, rawMailFields(file, parent)] };
  return /^(?:rejections\/replies\/\d+\/fields|(?:cancellation|progress)\/where)$/.test(path) ? enterAnswer(file, context) : context;
}

/** The context of the fields of a reply to a rejected message, or of a message that means a request. */
function enterAnswer(file: FileContext, context: WalkContext): WalkContext {
  const object = textOf(valueOf(context.parent, "object"));
  const type = object === undefined ? undefined : file.find(object);
  if (type !== undefined) return { ...context, owners: [file.owners.type(type)] };
  const answer = textOf(valueOf(context.parent, "message"));
  return answer === undefined ? context : { ...context, owners: [file.owners.message(answer) ?? []] };
}

/** The fields of raw mail messages, if a field keeps them. */
function rawMailFields(file: FileContext, mail: YamlNode | undefined): FieldOwner {
  const raw = textOf(valueOf(valueOf(mail, "keeps"), "raw"));
  const field = file.owners.all()[0]?.find(({ name }) => name === raw);
  return field === undefined ? [] : innerFields(file.find, field);
}

/** The model path of the examples of a message, also of one that is named after its request or its frame. */
const samplePath = (message: string): string =>
  message.endsWith(" result") ? `messages/${message.slice(0, -" result".length)}/result` : `messages/${message}`;
