// What a message is to TypeScript once it was received leniently.

import type { EncodingName, Mode } from "./protocol.js";

/** What the types of a package's functions, such as `Decode`, are told about its messages. */
export interface MessageTypes {
  /** The messages. */
  readonly message: unknown;
  /** What lenient decoding returns. Defaults to `Received` of the messages. */
  readonly lenient?: unknown;
  /** `message` with the defaults that decoding fills in on request, where messages have some. */
  readonly withDefaults?: unknown;
  /** `lenient` with these defaults. */
  readonly lenientWithDefaults?: unknown;
  /** The mode without options. Defaults to `"strict"`. */
  readonly mode?: Mode;
  /** The encodings of the protocol. Defaults to all. */
  readonly encoding?: EncodingName;
  /** The property that has the message type. Defaults to `"type"`. */
  readonly tag?: string;
}

/** The type of a property; `Otherwise` if it is not stated. */
export type Stated<T, Name extends string, Otherwise> = T extends { readonly [name in Name]: infer Value } ? Value : Otherwise;

/** The mode without options. */
export type DefaultMode<T> = T extends { readonly mode: infer Default extends Mode } ? Default : "strict";

/** The encodings. */
export type EncodingOf<T> = T extends { readonly encoding: infer E extends EncodingName } ? E : EncodingName;

/** The property that has the message type. */
export type TagOf<T> = T extends { readonly tag: infer Tag extends string } ? Tag : "type";

/** What lenient decoding returns. */
export type LenientOf<T extends MessageTypes> = Stated<T, "lenient", Received<T["message"], TagOf<T>>>;

/** The names of the message types. */
export type TypeOf<T extends MessageTypes> = TypeIn<T["message"], TagOf<T>>;

/** The result of decoding in a mode: `M` in strict mode, `R` in lenient mode. */
export type ReadIn<Chosen extends Mode, M, R> = Chosen extends "strict" ? M : R;

/** The result of decoding in a mode, with defaults filled in if `Fill` is true. */
export type Decoded<T extends MessageTypes, Chosen extends Mode, Fill> = Fill extends true
  ? ReadIn<Chosen, Stated<T, "withDefaults", T["message"]>, Stated<T, "lenientWithDefaults", LenientOf<T>>>
  : ReadIn<Chosen, T["message"], LenientOf<T>>;

/**
 * A message with the defaults that decoding fills in on request. `D` has the fields with a default, at every depth: `true` for such a field, an
 * object for one that contains some. Items of an array count as the array itself.
 */
export type WithDefaults<T, D> = T extends string | number
  ? T
  : T extends (infer Item)[]
    ? WithDefaults<Item, D>[]
    : T extends readonly (infer Item)[]
      ? readonly WithDefaults<Item, D>[]
      : T extends object
        ? // Over `keyof T`, so that properties keep their comments.
          {
            [member in keyof T as IsFilled<D, member> extends true ? never : member]: member extends keyof D
              ? WithDefaults<T[member], D[member]>
              : T[member];
          } & {
            [member in keyof T as IsFilled<D, member> extends true ? member : never]-?: Exclude<T[member], undefined>;
          }
        : T;

type IsFilled<D, Name> = Name extends keyof D ? (D[Name] extends true ? true : false) : false;

/** The names of message types, which are the values of the tag; any string where the messages have none. */
export type TypeIn<M, Tag extends string> = M extends { readonly [key in Tag]: infer Type extends string } ? Type : string;

/** The messages of some types; all of them if `Type` covers the types `All`. */
export type OfType<M, Tag extends string, All, Type> = [All] extends [Type] ? M : Extract<M, { readonly [key in Tag]: Type }>;

/** A message whose properties and arrays are readonly at every depth: what functions take that only read it. */
export type ReadonlyMessage<M> = M extends string | number
  ? M
  : M extends readonly (infer Item)[]
    ? readonly ReadonlyMessage<Item>[]
    : M extends object
      ? // Over `keyof M`, so that properties keep their comments.
        { readonly [member in keyof M]: ReadonlyMessage<M[member]> }
      : M;

/** A part of a message as builders take it: at every depth, arrays may be readonly, and properties that may be missing may be undefined. */
export type BuilderInput<T> = T extends string | number
  ? T
  : T extends readonly (infer Item)[]
    ? // Not a mapped type, which the compiler would follow without end in an array of arrays of itself.
      readonly BuilderInput<Item>[]
    : T extends object
      ? { readonly [member in keyof T]: BuilderInput<T[member]> | (IsOptional<T, member> extends true ? undefined : never) }
      : T;

/** Whether a property may be missing. */
type IsOptional<T, Name extends keyof T> = Pick<T, Name> extends Required<Pick<T, Name>> ? false : true;

/**
 * A message as lenient decoding returns it: only the tag is guaranteed, everything else may be missing, and enum values may be ones that the protocol
 * does not know.
 */
export type Received<M, Tag extends PropertyKey = "type"> = M extends unknown
  ? { readonly [member in keyof M as member extends Tag ? member : never]: M[member] } & {
      // Over `keyof M`, so that properties keep their comments.
      readonly [member in keyof M as member extends Tag ? never : member]?: Loose<M[member]>;
    }
  : never;

declare const brand: unique symbol;

/**
 * What distinguishes the strings or numbers of a branded type from all others: `string & Brand<"TaskId">`. It exists in types only; at run time the
 * value is a plain string or number.
 */
export interface Brand<Name extends string> {
  readonly [brand]: { readonly [name in Name]: true };
}

declare const kept: unique symbol;

/** An additional property of messages that are kept unchanged, so that their type does not include the messages that a protocol defines. */
export interface Kept {
  readonly [kept]?: never;
}

/** Those of several messages that are kept unchanged. */
export type KeptIn<M> = M extends unknown ? (typeof kept extends keyof M ? M : never) : never;

/** An object inside a message that was received leniently: everything may be missing. */
export type ReceivedObject<T> = { readonly [member in keyof T]?: Loose<T[member]> };

/** Editors complete the literals; other strings and numbers are accepted, too. Branded ones keep their brand. */
type Loose<T> =
  T extends Brand<string>
    ? T
    : T extends string
      ? string extends T
        ? T
        : T | (string & {})
      : T extends number
        ? number extends T
          ? T
          : T | (number & {})
        : T extends readonly (infer Item)[]
          ? readonly Loose<Item>[]
          : T extends object
            ? ReceivedObject<T>
            : T;
