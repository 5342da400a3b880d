// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
import type { Colour, Size } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Lesson, Link, Order, Parts, Quote, Whom } from "./types.js";

/** The fields that `createOrder` takes. */
export interface OrderFields {
  /** Identifies it. Constraints: version 4; with or without the prefix `m-`. Defaults to a new random UUID. */
  id?: string | undefined;
  /** Who sends it. Constraints: 1 to 64 characters. */
  from: string;
  /** When it was sent. Constraints: in UTC; without fractional seconds. Defaults to the current time. */
  at?: string | undefined;
  /** Version of the protocol. Defaults to the version of this protocol. */
  spoken?: string | undefined;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string | undefined;
  /** Size of a piece. */
  size: Size;
  /** Any colour. */
  colour?: Colour | undefined;
  /** Parts of a piece. */
  parts: Parts;
  /** One maker or several. */
  to: Whom;
  /**
   * Whether it is urgent.
   *
   * @default false
   */
  urgent?: boolean | undefined;
  /** Only when urgent. Constraints: from 1 to 99. */
  rush_fee?: number | undefined;
  /** Pictures. */
  links?: Link[] | undefined;
  /** Labels. Constraints: at most 5 entries; keys match `^[a-z-]+$`. */
  labels?: Record<string, string> | undefined;
  /** Prices of parts. Constraints: each value: at least 0. */
  prices?: Record<string, number> | undefined;
  /** Drawing. Constraints: not empty; relative, inside its root folder. */
  drawing?: string | undefined;
  /** When it is due. */
  due?: string | undefined;
  /** Seconds. */
  since_epoch?: number | undefined;
  /** Share paid. */
  share?: number | undefined;
  /** A note. Constraints: at most 100 characters. */
  note?: string | undefined;
  /** Whatever. */
  anything?: unknown;
  /** A name that is a word of JavaScript. Always `7`. */
  default?: 7 | undefined;
  /** A name that is no identifier. */
  "odd-name"?: boolean | undefined;
}

/** Builds a valid `order`: Please make this. Ends * / and {{more}}. */
export function createOrder(fields: OrderFields, options?: BuildOptions): Order {
  return buildMessage(protocol, "order", fields, options) as Order;
}

/** The fields that `createQuote` takes. */
export interface QuoteFields {
  /** Identifies it. Constraints: version 4; with or without the prefix `m-`. Defaults to a new random UUID. */
  id?: string | undefined;
  /** Who sends it. Constraints: 1 to 64 characters. */
  from: string;
  /** When it was sent. Constraints: in UTC; without fractional seconds. Defaults to the current time. */
  at?: string | undefined;
  /** Version of the protocol. Defaults to the version of this protocol. */
  spoken?: string | undefined;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string | undefined;
  /** How big. */
  level: Size;
  /** The same as a number. Derived from `content.level` by default. */
  level_no?: number | undefined;
  /** Who makes it. Constraints: not empty. */
  maker: string;
  /** Who signed. Derived from `content.maker` by default. */
  signed_by?: string | undefined;
  /** Who helps. */
  helper?: string | undefined;
}

/** Builds a valid `quote`: What it costs. */
export function createQuote(fields: QuoteFields, options?: BuildOptions): Quote {
  return buildMessage(protocol, "quote", fields, options) as Quote;
}

/** The fields that `createLesson` takes. */
export interface LessonFields {
  /** Identifies it. Constraints: version 4; with or without the prefix `m-`. Defaults to a new random UUID. */
  id?: string | undefined;
  /** Who sends it. Constraints: 1 to 64 characters. */
  from: string;
  /** When it was sent. Constraints: in UTC; without fractional seconds. Defaults to the current time. */
  at?: string | undefined;
  /** Version of the protocol. Defaults to the version of this protocol. */
  spoken?: string | undefined;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string | undefined;
  /** The text of the message. */
  content: string;
}

/**
 * Builds a valid `class`: A lesson, in free text.
 *
 * @deprecated since 2.1.0: Nobody listens. Use quote.
 */
export function createLesson(fields: LessonFields, options?: BuildOptions): Lesson {
  return buildMessage(protocol, "class", fields, options) as Lesson;
}
