// What a spec says about types and fields, as the parser returns it.

import type { Deprecation } from "@wirepact/core";
import type { JsonValue } from "./example-syntax.js";
import type { RuleSyntax } from "./rule-syntax.js";
import type { AllowSyntax } from "./spec-syntax.js";

/** What a definition says about its history. */
export interface EvolutionSyntax {
  readonly since?: string;
  readonly deprecated?: Deprecation;
}

/** Definitions by field name, which ends in `?` if the field is optional; a string is a type name. */
export type FieldsSyntax = Readonly<Record<string, string | readonly [string] | FieldSyntax>>;

export interface ExtrasSyntax {
  readonly doc?: string;
  readonly values: string | DefinitionSyntax;
  readonly keys?: string;
}

export interface EnumValueSyntax extends EvolutionSyntax {
  readonly doc: string;
  /** Its name in the TypeScript constant. */
  readonly name?: string;
  readonly aliases?: readonly string[];
}

/** Exactly one of the kind keys: type, list, map, fields, union, const, enum. */
export interface DefinitionSyntax extends EvolutionSyntax {
  readonly doc?: string;
  readonly type?: string;
  readonly list?: string | DefinitionSyntax;
  readonly map?: string | DefinitionSyntax;
  readonly fields?: FieldsSyntax;
  /** The parts; `null` makes the union nullable. */
  readonly union?: readonly (string | DefinitionSyntax)[];
  /** Unions: the field that distinguishes the objects, and the part of all other objects. */
  readonly tag?: string;
  readonly otherwise?: string;
  /** Unions of objects: the first that fits is meant. */
  readonly match?: "first";
  /** Unions of objects that are distinguished by the field that is present: whether an object can have only one of these. */
  readonly exclusive?: boolean;
  readonly const?: string | number | boolean;
  readonly enum?: "open" | "closed";
  /** Enums: whether the values are strings or integers. */
  readonly of?: "string" | "integer";
  readonly values?: Readonly<Record<string, string | EnumValueSyntax>>;
  /** Object types whose fields are copied into this one. */
  readonly include?: readonly string[];
  readonly object?: "open" | "closed";
  /** What unknown properties must be. */
  readonly extras?: ExtrasSyntax;
  readonly rules?: Readonly<Record<string, RuleSyntax>>;
  readonly reserved?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly unique?: boolean;
  readonly pattern?: string;
  readonly keys?: string;
  readonly nullable?: boolean;
  readonly utc?: boolean;
  readonly fraction?: "none";
  readonly write?: "seconds";
  readonly version?: 4;
  readonly prefix?: string;
  readonly schemes?: readonly string[];
  readonly alphabet?: "url";
  readonly padding?: "optional" | "none";
  readonly inside?: "warn" | "require";
  /** `optional` (fields only), `unset`, or several leniencies. */
  readonly lenient?: "optional" | "unset" | LeniencySyntax;
  readonly allow?: AllowSyntax;
}

/** A definition under `types`. */
export interface NamedDefinitionSyntax extends DefinitionSyntax {
  /** Strings and numbers: whether TypeScript distinguishes them from all others. */
  readonly brand?: boolean;
}

export interface LeniencySyntax {
  readonly optional?: boolean;
  readonly accept?: string | DefinitionSyntax;
  readonly convert?: "timestamp";
  readonly wrap?: string;
  readonly unset?: boolean;
  readonly items?: "drop";
  /** Fields only. */
  readonly nulls?: "absent";
}

export interface FieldSyntax extends DefinitionSyntax {
  readonly default?: JsonValue;
  /** `$now`, `$uuid`, `$sequence`, `$version`, `$ack`, `$other_field`, or a literal. */
  readonly fill?: JsonValue;
  readonly computed?: {
    readonly by: string;
    readonly table?: Readonly<Record<string, JsonValue>>;
    readonly level?: "warning";
    readonly lenient?: "warn";
  };
  readonly sensitive?: boolean;
  readonly aliases?: readonly string[];
  readonly decodeOnly?: boolean;
  readonly mail?: MailSyntax;
  readonly originalName?: string;
}

/** A string is the label of a line; `body` and `subject` are keywords. */
export type MailSyntax =
  | string
  | { readonly label: string; readonly in?: string; readonly also?: readonly string[] }
  | { readonly bullet: string; readonly in: string; readonly also?: readonly string[] }
  | { readonly section: string };
