// How values of one version of a protocol become values of another one, as plain data that the generator derives. Types only.

import type { Path } from "../base/path.js";
import type { Json, Shape } from "../shape/shape.js";

/** Converts a value. Whatever a step is, null stays null where `nullable` says so. */
export type ConversionStep = { readonly nullable?: true } & (
  | { readonly do: "keep" }
  /** Another step, by its name; types can be recursive. */
  | { readonly do: "call"; readonly name: string }
  /** The value as it is, if the other version accepts it. */
  | { readonly do: "check"; readonly shape: Shape }
  /** A constant, which is another one there. */
  | { readonly do: "constant"; readonly value: Json }
  /** Other words for some values of an enum; `merged` are those that share their new word with others. */
  | { readonly do: "words"; readonly words: readonly (readonly [Json, Json])[]; readonly merged: readonly Json[]; readonly shape: Shape }
  | { readonly do: "items"; readonly step: ConversionStep; readonly drops?: true }
  | { readonly do: "members"; readonly step: ConversionStep }
  /** The value as the only field of an object, and the other way round. */
  | { readonly do: "wrap" | "unwrap"; readonly name: string; readonly step: ConversionStep }
  /** By the parts of the union that the value belongs to, the first that works; any other value as with `check`. */
  | { readonly do: "parts"; readonly parts: readonly ConvertedPart[]; readonly shape: Shape }
  /** A union in only one version: the part with which least is lost. */
  | { readonly do: "first"; readonly options: readonly { readonly from: Shape; readonly to: Shape; readonly step: ConversionStep }[] }
  | ObjectStep
);

export interface ConvertedPart {
  readonly from: Shape;
  /** Only objects with these values of the tag. */
  readonly tag?: string;
  readonly values?: readonly Json[];
  readonly step: ConversionStep;
}

export interface ObjectStep {
  readonly do: "object";
  /** Fields with a counterpart. Where that is optional, a value that cannot be converted is dropped; `unknown` ones are fields only there. */
  readonly fields: Readonly<
    Record<string, { readonly to: string; readonly step: ConversionStep; readonly optional?: true; readonly unknown?: true }>
  >;
  /** Fields without a counterpart that are no loss: constants, and those with a value that comes back. */
  readonly omit: Readonly<Record<string, { readonly value?: Json }>>;
  /** Values that move into or out of an inner object. */
  readonly far?: readonly { readonly from: Path; readonly to: Path; readonly step: ConversionStep }[];
  /** Required fields that may be missing, with the value to fill in if there is one. */
  readonly fill: readonly { readonly name: string; readonly value?: Json; readonly constant?: true }[];
  /** Fields whose values must not be shown. */
  readonly sensitive?: readonly string[];
  /** Unknown properties stay, except those with these names. */
  readonly keep?: readonly string[];
  /** Their values, where both versions have a type for them; a value that cannot be converted is dropped. */
  readonly extras?: ConversionStep;
}

/** What becomes of the messages of one type. */
export interface MessageStep {
  /** Its type in the other version; undefined if that has no such message, and code decides. */
  readonly to?: string;
  readonly step: ConversionStep;
  /** Converted by a function. */
  readonly hand?: true;
}

/** All conversions in one direction: the messages by their type, and the steps of types. */
export interface ConversionPlan {
  readonly messages: Readonly<Record<string, MessageStep>>;
  readonly steps: Readonly<Record<string, ConversionStep>>;
}
