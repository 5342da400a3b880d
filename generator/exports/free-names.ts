// The names of what a package's modules do not take from the spec: their imports, the globals they use and what they declare for themselves. A name
// that the spec gives stays as it is, and these get out of its way.

import type { ModuleImport } from "../model/output-file.js";
import { declaredNames, type NamedParts } from "./exported-names.js";
import { upperFirst } from "../text/identifiers.js";
import { mentions } from "../text/mentions.js";

const declaredBy = new WeakMap<NamedParts, ReadonlySet<string>>();

/** Whether the package declares and exports something of a name. */
function isDeclared(model: NamedParts, name: string): boolean {
  const declared = declaredBy.get(model) ?? new Set(declaredNames(model));
  declaredBy.set(model, declared);
  return declared.has(name);
}

/** A name under which a module imports or declares something: `Brand`, or `CoreBrand` where the spec has a `Brand`. */
export function freeName(model: NamedParts, name: string): string {
  if (!isDeclared(model, name)) return name;
  return freeName(model, `${name.charAt(0) === name.charAt(0).toUpperCase() ? "Core" : "core"}${upperFirst(name)}`);
}

/** How a module refers to a global: `Record`, or `globalThis.Record` where the spec has a `Record`. */
export const globalName = (model: NamedParts, name: string): string => (isDeclared(model, name) ? `globalThis.${name}` : name);

/** What a module may use besides names of the spec. */
interface Outside {
  /** Imports, some of them under another name: `createConversation as watch`. */
  readonly imports: readonly ModuleImport[];
  readonly globals?: readonly string[];
  /** Type parameters and private declarations. */
  readonly own?: readonly string[];
}

export interface OutsideNames {
  /** What to write for each of them. */
  readonly names: Readonly<Record<string, string>>;
  /** The imports of those that a text mentions. */
  readonly importsFor: (text: string) => readonly ModuleImport[];
}

/** The names that a module uses for what is not from the spec. */
export function outsideNames(model: NamedParts, { imports, globals = [], own = [] }: Outside): OutsideNames {
  const isUsed = (mentioned: (name: string) => boolean) => (name: string) => mentioned(localName(name));
  const imported = imports.map((each) => ({ ...each, names: each.names.map((name) => aliased(model, name)) }));
  const local = [...imports.flatMap(({ names }) => names.map(localName)), ...own];
  return {
    names: Object.fromEntries([
      ...local.map((name) => [name, freeName(model, name)]),
      ...globals.map((name) => [name, globalName(model, name)]),
    ]) as Readonly<Record<string, string>>,
    importsFor: (text) => imported.map((each) => ({ ...each, names: each.names.filter(isUsed(mentions(text))) })),
  };
}

/** `watch` of `createConversation as watch`. */
const localName = (imported: string): string => imported.replace(/^.* as /, "");

/** An import under a name that is free. */
export function aliased(model: NamedParts, imported: string): string {
  const [name] = imported.split(" as ");
  const free = freeName(model, localName(imported));
  return name === free ? free : `${name} as ${free}`;
}

/** The JSON Schema of a message in `json-schemas.ts`, which the index does not export. */
export const jsonSchemaName = (model: NamedParts, typeName: string): string => freeName(model, `jsonSchemaOf${typeName}`);

/** The JSON Schema of any message there. */
export const anyJsonSchemaName = (model: NamedParts): string => freeName(model, "anyJsonSchema");
