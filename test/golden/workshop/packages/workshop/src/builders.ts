// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions, type BuilderInput } from "@wirepact/core/codegen";
import type { Colour, Size } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Lesson, Link, Order, Parts, Quote, Whom } from "./types.js";

/** The fields that `createOrder` takes. */
export interface OrderFields {
  /**
   * Identifies it. Format: UUID. Constraints: version 4; with or without the prefix `m-`. Defaults to a new random UUID.
   *
   * @example "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id?: string | undefined;
  /**
   * Who sends it. Format: single-line string. Constraints: 1 to 64 characters.
   *
   * @example "ann"
   */
  from: string;
  /**
   * When it was sent. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  at?: string | undefined;
  /**
   * Version of the protocol. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "2.1.0"
   */
  spoken?: string | undefined;
  /**
   * The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`.
   *
   * @example "AB/12"
   */
  case_id?: string | undefined;
  /** Size of a piece. Constraints: `small`, `large`, `huge` or `tiny`. */
  size: Size;
  /** Any colour. Constraints: `red`, `green` or any other string that matches `^[a-z]+$`. */
  colour?: Colour | undefined;
  /** Parts of a piece. Constraints: 1 to 20 items; each item: no additional properties. */
  parts: BuilderInput<Parts>;
  /**
   * One maker or several. Format: string (not empty) or array of strings (1 to 3 items, unique items).
   *
   * @example "bob"
   */
  to: BuilderInput<Whom>;
  /**
   * Whether it is urgent.
   *
   * @default false
   */
  urgent?: boolean | undefined;
  /**
   * Only when urgent. Format: integer. Constraints: between 1 and 99.
   *
   * @example 20
   */
  rush_fee?: number | undefined;
  /** Pictures. Constraints: each item: scheme `https`. */
  links?: readonly Link[] | undefined;
  /** Labels. Constraints: at most 5 keys; keys match `^[a-z-]+$`. */
  labels?: Record<string, string> | undefined;
  /** Prices of parts. Constraints: each value: at least 0. */
  prices?: Record<string, number> | undefined;
  /**
   * Drawing. Format: file path. Constraints: not empty; relative, inside its root folder.
   *
   * @example "drawings/a.svg"
   */
  drawing?: string | undefined;
  /**
   * When it is due. Format: RFC 3339 timestamp or ISO 8601 date.
   *
   * @example "2026-04-01"
   */
  due?: string | undefined;
  /**
   * Seconds. Format: Unix timestamp in seconds.
   *
   * @example 12.5
   */
  since_epoch?: number | undefined;
  /**
   * Share paid. Format: number from 0 to 100.
   *
   * @example 50
   */
  share?: number | undefined;
  /** A note. Constraints: at most 100 characters. Sensitive: issues do not show the value. */
  note?: string | undefined;
  /** Whatever. */
  anything?: unknown;
  /** A name that is a word of JavaScript. Always `7`. */
  default?: 7 | undefined;
  /** A name that is no identifier. */
  "odd-name"?: boolean | undefined;
}

/** Builds a valid `order`. */
export function createOrder(fields: OrderFields, options?: BuildOptions<"customer">): Order {
  return buildMessage(protocol, "order", fields, options) as Order;
}

/** The fields that `createQuote` takes. */
export interface QuoteFields {
  /**
   * Identifies it. Format: UUID. Constraints: version 4; with or without the prefix `m-`. Defaults to a new random UUID.
   *
   * @example "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id?: string | undefined;
  /**
   * Who sends it. Format: single-line string. Constraints: 1 to 64 characters.
   *
   * @example "ann"
   */
  from: string;
  /**
   * When it was sent. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  at?: string | undefined;
  /**
   * Version of the protocol. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "2.1.0"
   */
  spoken?: string | undefined;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string | undefined;
  /** How big. Constraints: `small`, `large`, `huge` or `tiny`. */
  level: Size;
  /**
   * The same as a number. Format: integer. Derived from `content.level` by default.
   *
   * @example 1
   */
  level_no?: number | undefined;
  /**
   * Who makes it. Format: single-line string. Constraints: not empty.
   *
   * @example "bob"
   */
  maker: string;
  /**
   * Who signed. Format: single-line string. Derived from `content.maker` by default.
   *
   * @example "bob"
   */
  signed_by?: string | undefined;
  /**
   * Who helps. Format: single-line string.
   *
   * @example "eve"
   */
  helper?: string | undefined;
}

/** Builds a valid `quote`. */
export function createQuote(fields: QuoteFields, options?: BuildOptions<"maker">): Quote {
  return buildMessage(protocol, "quote", fields, options) as Quote;
}

/** The fields that `createLesson` takes. */
export interface LessonFields {
  /**
   * Identifies it. Format: UUID. Constraints: version 4; with or without the prefix `m-`. Defaults to a new random UUID.
   *
   * @example "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id?: string | undefined;
  /**
   * Who sends it. Format: single-line string. Constraints: 1 to 64 characters.
   *
   * @example "ann"
   */
  from: string;
  /**
   * When it was sent. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds. Defaults to the current time.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  at?: string | undefined;
  /**
   * Version of the protocol. Format: semantic version. Defaults to the version of this protocol.
   *
   * @example "2.1.0"
   */
  spoken?: string | undefined;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string | undefined;
  /**
   * The text of the message.
   *
   * @example "Look."
   */
  content: string;
}

/**
 * Builds a valid `class`.
 *
 * @deprecated since 2.1.0: Nobody listens. Use quote.
 */
export function createLesson(fields: LessonFields, options?: BuildOptions<"maker" | "customer">): Lesson {
  return buildMessage(protocol, "class", fields, options) as Lesson;
}
