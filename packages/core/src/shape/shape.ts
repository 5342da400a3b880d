// The shapes a protocol's data can take: plain data that the walker reads at run time and the generator reads as its model.
// Data only. The descriptors in packages do not contain `doc`, `since` and `deprecated`.

import type { JsonKind } from "../base/json-kind.js";
import type { Path } from "../base/path.js";
import type { Rule } from "./rule.js";

/** A value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

export type { Path };
export type { Rule, RuleCondition } from "./rule.js";

/** Scalars that are strings of a certain format, each of which is described in a file of `scalars/`. */
export type FormatName =
  | "timestamp"
  | "date"
  | "uuid"
  | "url"
  | "semver"
  | "base64"
  | "uri"
  | "uri-reference"
  | "uri-template"
  | "duration"
  | "email"
  | "hostname"
  | "int64";

/** Scalars that are numbers, which are described in `scalars/numbers.ts`. */
export type NumberName = "integer" | "number" | "percent" | "epoch";

/** The built-in scalar types of the spec language. */
export type ScalarName =
  | FormatName
  | NumberName
  | "string" // any string
  | "line" // a string without a line break
  | "text" // a string that may have several lines
  | "path" // a non-empty string that names a file
  | "boolean"
  | "any"; // any JSON value, null included

/** What every shape may carry besides its kind. */
export interface ShapeTraits {
  /** Null is a value of its own here. */
  readonly nullable?: true;
  /** How lenient reading treats a value that does not fit. */
  readonly lenient?: ShapeLeniency;
}

/** Relaxations of one shape in lenient reading; each one used is a warning. */
export interface ShapeLeniency {
  /** A value of this shape is kept unchanged. */
  readonly accept?: Shape;
  /** An ISO timestamp is converted to epoch seconds. */
  readonly convert?: "timestamp";
  /** A single value becomes an array of one item (`"list"`) or the named property of an object. */
  readonly wrap?: string;
  /** A value that does not fit is left out, wherever it is. */
  readonly unset?: true;
  /** Arrays: items that do not fit are left out. */
  readonly items?: "drop";
}

export interface ScalarShape extends ShapeTraits {
  readonly kind: "scalar";
  readonly scalar: ScalarName;
  /** Length in code points for strings, value for numbers, bytes for base64. */
  readonly min?: number;
  readonly max?: number;
  /** White space around a string does not count towards `max`. */
  readonly countsTrimmed?: true;
  /** A regular expression (flag `u`) that a string must match. */
  readonly pattern?: string;
  /** A string that matches `pattern`, taken from the examples of the spec: issues show it. */
  readonly example?: string;
  /** timestamp: only Z or a zero offset; a whole second (`fraction: none`) in UTC has one spelling, which ends in Z. */
  readonly utc?: true;
  /** timestamp: no fraction of a second. */
  readonly fraction?: "none";
  /** timestamp: how builders write it. */
  readonly write?: "seconds";
  /** uuid: the version it must have. */
  readonly version?: 4;
  /** uuid: an optional prefix, which is always written. */
  readonly prefix?: string;
  /** url: the schemes allowed. */
  readonly schemes?: readonly string[];
  /** base64: the alphabet with - and _ instead of + and /. */
  readonly alphabet?: "url";
  /** base64: padding may be or must be absent. */
  readonly padding?: "optional" | "none";
  /** path: absolute paths and paths that leave the root folder are a warning or rejected. */
  readonly inside?: "warn" | "require";
}

export interface LiteralShape extends ShapeTraits {
  readonly kind: "literal";
  readonly value: string | number | boolean;
}

export interface EnumValue {
  /** A string; in an enum of integers, all values are integers. */
  readonly value: string | number;
  /** Its name in the TypeScript constant, where it is not derived from the value. */
  readonly name?: string;
  readonly doc?: string;
  /** Other spellings that reading turns into `value`. They are strings, also in an enum of integers. */
  readonly aliases?: readonly string[];
  readonly since?: string;
  readonly deprecated?: Deprecation;
}

export interface EnumShape extends ShapeTraits {
  readonly kind: "enum";
  /** Whether other values are valid. */
  readonly open: boolean;
  /** All of them are strings, or all of them are integers. */
  readonly values: readonly EnumValue[];
  /** Open enums of strings: what every value, known or not, must match. */
  readonly pattern?: string;
}

/** Use of a named type of the protocol. */
export interface ReferenceShape extends ShapeTraits {
  readonly kind: "reference";
  readonly type: string;
}

export interface ListShape extends ShapeTraits {
  readonly kind: "list";
  readonly item: Shape;
  readonly min?: number;
  readonly max?: number;
  readonly unique?: true;
}

export interface MapShape extends ShapeTraits {
  readonly kind: "map";
  readonly value: Shape;
  /** A regular expression (flag `u`) that every key must match. */
  readonly keys?: string;
  readonly min?: number;
  readonly max?: number;
}

export interface StructShape extends ShapeTraits {
  readonly kind: "struct";
  /** Whether unknown properties are valid. Lenient decoding keeps them either way. */
  readonly open: boolean;
  readonly fields: readonly Field[];
  /** Names that may not come back. */
  readonly reserved?: readonly string[];
  /** Open objects: what unknown properties must be. */
  readonly extras?: Extras;
  /** Rules between its fields, whose paths start at the object. */
  readonly rules?: readonly Rule[];
  /** Properties that must not be there, because they belong to another frame or to another part of a union. */
  readonly absent?: readonly string[];
}

/** Typed unknown properties of an object. */
export interface Extras {
  /** A regular expression (flag `u`) that every unknown name must match. */
  readonly keys?: string;
  readonly values: Shape;
}

/**
 * Parts are distinguished by JSON kind; among scalars of one kind the first match counts. Where several parts are objects, `objects` says how
 * they are distinguished.
 */
export interface UnionShape extends ShapeTraits {
  readonly kind: "union";
  readonly members: readonly Shape[];
  readonly objects?: ObjectChoice;
}

/**
 * How the object parts of a union are distinguished: by the value of one property, by a property that only one of them has, or by all that each requires. A case ends in the index
 * of a part. A part that is a union of objects itself has a case for each of its own.
 */
export type ObjectChoice =
  | {
      readonly by: "tag";
      readonly tag: string;
      readonly cases: readonly (readonly [value: string | number | boolean, part: number])[];
      /** The part without the tag. */
      readonly otherwise?: number;
    }
  | {
      readonly by: "presence";
      readonly cases: readonly (readonly [property: string, part: number])[];
      readonly otherwise?: number;
      /** An object must not have a property that selects another part. */
      readonly exclusive?: true;
    }
  /** By the first head that fits. */
  | { readonly by: "head"; readonly cases: readonly (readonly [head: Head, part: number])[]; readonly otherwise?: never };

/** What an object must have to be a part of a union: its required fields, two objects deep. */
export type Head = readonly HeadField[];

export interface HeadField {
  readonly name: string;
  /** The JSON kinds of its values; any, if there are none. */
  readonly kinds?: readonly JsonKind[];
  /** The constants that it can be. */
  readonly values?: readonly (string | number | boolean)[];
  /** What its value must have, if it is an object. */
  readonly fields?: Head;
}

export type Shape = ScalarShape | LiteralShape | EnumShape | ReferenceShape | ListShape | MapShape | StructShape | UnionShape;

export interface Deprecation {
  readonly since: string;
  readonly reason: string;
  readonly use?: string;
  /** The version or the day before which it is not removed. */
  readonly notBefore?: string;
}

/** The value that a builder fills in for a field that the caller omits. */
export type Fill =
  | { readonly kind: "now" }
  | { readonly kind: "uuid" }
  /** The next integer, counted from 1. */
  | { readonly kind: "sequence" }
  | { readonly kind: "version" }
  | { readonly kind: "ack" }
  | { readonly kind: "field"; readonly path: Path }
  | { readonly kind: "literal"; readonly value: Json };

/** A field whose value follows from another one: builders fill it, readers compare. */
export interface Computed {
  readonly by: Path;
  /** The value for each value of the other field; without a table the two are equal. */
  readonly table?: Readonly<Record<string, Json>>;
  /** A disagreement is never more than a warning. */
  readonly level?: "warning";
  /** A disagreement is a warning in lenient reading. */
  readonly lenient?: "warn";
}

/** The location of a field in a mail message. */
export type MailPlace =
  | { readonly at: "label" | "bullet"; readonly label: string; readonly also?: readonly string[]; readonly in?: string }
  | { readonly at: "section"; readonly section: string }
  | { readonly at: "body" }
  | { readonly at: "subject" };

export interface Field {
  /** The name on the wire, which is also the property name. */
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
  readonly doc?: string;
  /** What absence means to a reader. */
  readonly default?: Json;
  readonly fill?: Fill;
  readonly computed?: Computed;
  /** The value is never shown in an issue or a log. */
  readonly sensitive?: true;
  /** Required, but its absence is only a warning in lenient reading. */
  readonly lenientlyOptional?: true;
  /** Lenient reading treats null as missing. */
  readonly lenientNulls?: "absent";
  /** Other names that reading accepts for it. */
  readonly aliases?: readonly string[];
  /** Read and kept, but dropped with a warning on writing. */
  readonly decodeOnly?: true;
  readonly mail?: MailPlace;
  /** What the protocol's own document calls it, where that differs. */
  readonly originalName?: string;
  readonly since?: string;
  readonly deprecated?: Deprecation;
}
