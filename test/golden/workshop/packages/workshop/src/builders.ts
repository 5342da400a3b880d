// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
import type { Colour, Size } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Lesson, Link, Order, Parts, Quote, Whom } from "./types.js";

/** What `createOrder` takes. */
export interface OrderFields {
  /** Identifies it. Left out, it is a new random id. */
  id?: string | undefined;
  /** Who sends it. */
  from: string;
  /** When it was sent. Left out, it is the current time. */
  at?: string | undefined;
  /** Version of the protocol. Left out, it is the version of this protocol. */
  spoken?: string | undefined;
  /** The case it belongs to. */
  case_id?: string | undefined;
  /** Size of a piece. */
  size: Size;
  /** Any colour. */
  colour?: Colour | undefined;
  /** Parts of a piece. */
  parts: Parts;
  /** One maker or several. */
  to: Whom;
  /** Whether it is urgent. */
  urgent?: boolean | undefined;
  /** Only when urgent. */
  rush_fee?: number | undefined;
  /** Pictures. */
  links?: Link[] | undefined;
  /** Labels. */
  labels?: Record<string, string> | undefined;
  /** Prices of parts. */
  prices?: Record<string, number> | undefined;
  /** Drawing. */
  drawing?: string | undefined;
  /** When it is due. */
  due?: string | undefined;
  /** Seconds. */
  since_epoch?: number | undefined;
  /** Share paid. */
  share?: number | undefined;
  /** A note. */
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

/** What `createQuote` takes. */
export interface QuoteFields {
  /** Identifies it. Left out, it is a new random id. */
  id?: string | undefined;
  /** Who sends it. */
  from: string;
  /** When it was sent. Left out, it is the current time. */
  at?: string | undefined;
  /** Version of the protocol. Left out, it is the version of this protocol. */
  spoken?: string | undefined;
  /** The case it belongs to. */
  case_id?: string | undefined;
  /** How big. */
  level: Size;
  /** The same as a number. Left out, it follows from `content.level`. */
  level_no?: number | undefined;
  /** Who makes it. */
  maker: string;
  /** Who signed. Left out, it follows from `content.maker`. */
  signed_by?: string | undefined;
  /** Who helps. */
  helper?: string | undefined;
}

/** Builds a valid `quote`: What it costs. */
export function createQuote(fields: QuoteFields, options?: BuildOptions): Quote {
  return buildMessage(protocol, "quote", fields, options) as Quote;
}

/** What `createLesson` takes. */
export interface LessonFields {
  /** Identifies it. Left out, it is a new random id. */
  id?: string | undefined;
  /** Who sends it. */
  from: string;
  /** When it was sent. Left out, it is the current time. */
  at?: string | undefined;
  /** Version of the protocol. Left out, it is the version of this protocol. */
  spoken?: string | undefined;
  /** The case it belongs to. */
  case_id?: string | undefined;
  /** What the message says, as free text. */
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
