// What the parts of a random spec are made of: data that is written as YAML, each with a value that fits it.

import type { Json } from "../../packages/core/src/index.js";
import type { Chance } from "./dice.js";

export type DataMap = { readonly [key: string]: Json };

/** What a value of a definition is in JSON. */
export type Kind = "string" | "number" | "boolean" | "null" | "list" | "object";

/** A definition, with a value that fits it. */
export interface Made {
  /** A mapping, or the name of a type. */
  readonly data: string | DataMap;
  readonly sample: Json;
  readonly kinds: readonly Kind[];
  /** The key that says what it is; the scalar where it is one. */
  readonly what: string;
  /** The objects that it can be, which a union would have to distinguish. */
  readonly objects: number;
}

/** A field of an object or a message. */
export interface MadeField {
  readonly name: string;
  readonly required: boolean;
  readonly data: string | readonly [string] | DataMap;
  readonly made: Made;
  /** Whether the sample of the object has it. */
  readonly isShown: boolean;
}

/** A named type that can be referred to. */
export interface NamedType extends Made {
  readonly name: string;
  /** Object types whose fields others copy have names that nothing else has. */
  readonly fields?: readonly MadeField[];
  readonly isMixin?: boolean;
}

/** What the makers of parts share. */
export interface Workshop {
  readonly chance: Chance;
  readonly version: string;
  /** Earlier versions, for `since`. */
  readonly since: readonly string[];
  readonly objects: "open" | "closed";
  readonly isMail: boolean;
  /** The types that are finished. */
  readonly types: Map<string, NamedType>;
  /** The types that will be there; where a value can end, it may refer to them. */
  readonly announced: readonly string[];
  /** Names that a new type must not have. */
  readonly taken: Set<string>;
  /** Names of fields that are copied elsewhere. */
  readonly copied: Set<string>;
}

export const fieldKey = ({ name, required }: Pick<MadeField, "name" | "required">): string => (required ? name : `${name}?`);

/** Fields as they are written. */
export const fieldsData = (fields: readonly MadeField[]): DataMap =>
  Object.fromEntries(fields.map((field) => [fieldKey(field), field.data as Json]));

/** The sample of an object with these fields. */
export const sampleOf = (fields: readonly MadeField[]): DataMap =>
  Object.fromEntries(fields.flatMap(({ name, isShown, made }) => (isShown ? [[name, made.sample]] : [])));
