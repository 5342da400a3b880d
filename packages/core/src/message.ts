// What a message is to TypeScript once it was received leniently.

import type { Mode } from "./protocol.js";

/** The result of decoding in a mode: `M` in strict mode, `R` in lenient mode. */
export type ReadIn<Chosen extends Mode, M, R> = Chosen extends "strict" ? M : R;

/**
 * A message as lenient decoding returns it: only the tag is guaranteed, everything else may be missing, and enum values may be ones that the protocol
 * does not know.
 */
export type Received<M, Tag extends PropertyKey = "type"> = M extends unknown
  ? { readonly [member in keyof M & Tag]: M[member] } & { readonly [member in Exclude<keyof M, Tag>]?: Loose<M[member]> }
  : never;

/** Editors complete the literals; other strings are accepted, too. */
type Loose<T> = T extends string
  ? string extends T
    ? T
    : T | (string & {})
  : T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : T extends object
      ? { readonly [member in keyof T]?: Loose<T[member]> }
      : T;
