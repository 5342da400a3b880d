// The symbols of a spec: what is defined where, and where it is used. Types only.

import type { Span } from "./source.js";

export type SymbolKind =
  "role" | "type" | "message" | "group" | "field" | "value" | "capability" | "flow" | "rule" | "view" | "example" | "transcript" | "frame";

/** A name that the spec defines. */
export interface SpecSymbol {
  /** The file and the model path of the definition, such as `protocols/mail.yaml#types/Priority`. */
  readonly id: string;
  readonly kind: SymbolKind;
  readonly name: string;
  /** The name, without quotes and without the `?` of optional fields. */
  readonly span: Span;
  /** The whole definition, from its name to its end. */
  readonly range: Span;
  readonly doc?: string;
}

/** A place where a name is used. */
export interface SymbolUse {
  readonly span: Span;
  /** The definitions that the name refers to; several if a path fits several messages or several parts of a union. */
  readonly targets: readonly string[];
  /** How the use is written if it is more than the name, such as the part of a quoted string. */
  readonly plain: boolean;
}

export interface SymbolIndex {
  readonly symbols: readonly SpecSymbol[];
  readonly uses: readonly SymbolUse[];
  /** Pairs of definitions that must have the same name, such as a field of the envelope and of a message that replaces it. */
  readonly same: readonly (readonly [string, string])[];
  /** The files whose types all protocols can use. */
  readonly sharedFiles: readonly string[];
}
