// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received, WithDefaults } from "@wirepact/core/codegen";
import type { Colour, Size } from "./constants.js";

/** Any message of the protocol. */
export type Message = Order | Quote | Lesson;

/** Any message as lenient mode returns it: only `kind` is guaranteed. */
export type ReceivedMessage = Received<Message, "kind">;

/** Any message with the defaults that `decode` fills in if `defaults` is set. */
export type MessageWithDefaults = WithDefaults<Order, { content: { urgent: true } }> | Quote | Lesson;

/** Any message as lenient mode returns it, with the defaults that `decode` fills in if `defaults` is set. */
export type ReceivedMessageWithDefaults =
  | WithDefaults<Received<Order, "kind">, { content: { urgent: true } }>
  | Received<Quote, "kind">
  | Received<Lesson, "kind">;

/** What it is made of. Ends * / too. Constraints: 2 to 20 characters. */
export type Material = string;

/** Parts of a piece. Constraints: 1 to 20 items; each item: no additional properties. */
export type Parts = Part[];

/** Where to look. Format: URL. Constraints: scheme `https`. */
export type Link = string;

/** One maker or several. Format: string (not empty) or array of strings (1 to 3 items, unique items). */
export type Whom = string | string[];

/** A part of a piece. */
export interface Part {
  /**
   * Its name. Format: single-line string. Constraints: not empty.
   *
   * @example "leg"
   */
  name: string;
  /**
   * What it is made of. Ends * / too. Constraints: 2 to 20 characters.
   *
   * @example "oak"
   */
  made_of?: Material;
  /**
   * Kilograms, or null when nobody knows. Constraints: at least 0.
   *
   * @example 1.5
   */
  weight: number | null;
}

/** Please make this. Ends * / and {{more}}. */
export interface Order {
  /** The message type. */
  kind: "order";
  /**
   * Identifies it. Format: UUID. Constraints: version 4; with or without the prefix `m-`.
   *
   * @example "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id: string;
  /**
   * Who sends it. Format: single-line string. Constraints: 1 to 64 characters.
   *
   * @example "ann"
   */
  from: string;
  /**
   * When it was sent. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  at: string;
  /**
   * Version of the protocol. Format: semantic version.
   *
   * @example "2.1.0"
   */
  spoken: string;
  /**
   * The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`.
   *
   * @example "AB/12"
   */
  case_id?: string;
  /** The fields of the message. */
  content: OrderContent;
}

/** The `content` of `order`. */
export interface OrderContent {
  /** Size of a piece. Constraints: `small`, `large`, `huge` or `tiny`. */
  size: Size;
  /** Any colour. Constraints: `red`, `green` or any other string that matches `^[a-z]+$`. */
  colour?: Colour;
  /** Parts of a piece. Constraints: 1 to 20 items; each item: no additional properties. */
  parts: Parts;
  /**
   * One maker or several. Format: string (not empty) or array of strings (1 to 3 items, unique items).
   *
   * @example "bob"
   */
  to: Whom;
  /**
   * Whether it is urgent.
   *
   * @default false
   */
  urgent?: boolean;
  /**
   * Only when urgent. Format: integer. Constraints: between 1 and 99.
   *
   * @example 20
   */
  rush_fee?: number;
  /** Pictures. Constraints: each item: scheme `https`. */
  links?: Link[];
  /** Labels. Constraints: at most 5 keys; keys match `^[a-z-]+$`. */
  labels?: Record<string, string>;
  /** Prices of parts. Constraints: each value: at least 0. */
  prices?: Record<string, number>;
  /**
   * Drawing. Format: file path. Constraints: not empty; relative, inside its root folder.
   *
   * @example "drawings/a.svg"
   */
  drawing?: string;
  /**
   * When it is due. Format: RFC 3339 timestamp or ISO 8601 date.
   *
   * @example "2026-04-01"
   */
  due?: string;
  /**
   * Seconds. Format: Unix timestamp in seconds.
   *
   * @example 12.5
   */
  since_epoch?: number;
  /**
   * Share paid. Format: number from 0 to 100.
   *
   * @example 50
   */
  share?: number;
  /** A note. Constraints: at most 100 characters. Sensitive: issues do not show the value. */
  note?: string;
  /** Whatever. */
  anything?: unknown;
  /** A name that is a word of JavaScript. */
  default?: 7;
  /** A name that is no identifier. */
  "odd-name"?: boolean;
}

/** What it costs. */
export interface Quote {
  /** The message type. */
  kind: "quote";
  /**
   * Identifies it. Format: UUID. Constraints: version 4; with or without the prefix `m-`.
   *
   * @example "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id: string;
  /**
   * Who sends it. Format: single-line string. Constraints: 1 to 64 characters.
   *
   * @example "ann"
   */
  from: string;
  /**
   * When it was sent. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  at: string;
  /**
   * Version of the protocol. Format: semantic version.
   *
   * @example "2.1.0"
   */
  spoken: string;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string;
  /** The fields of the message. */
  content: QuoteContent;
}

/** The `content` of `quote`. */
export interface QuoteContent {
  /** How big. Constraints: `small`, `large`, `huge` or `tiny`. */
  level: Size;
  /**
   * The same as a number. Format: integer.
   *
   * @example 1
   */
  level_no: number;
  /**
   * Who makes it. Format: single-line string. Constraints: not empty.
   *
   * @example "bob"
   */
  maker: string;
  /**
   * Who signed. Format: single-line string.
   *
   * @example "bob"
   */
  signed_by?: string;
  /**
   * Who helps. Format: single-line string.
   *
   * @example "eve"
   */
  helper?: string;
}

/**
 * A lesson, in free text.
 *
 * @deprecated since 2.1.0: Nobody listens. Use quote.
 */
export interface Lesson {
  /** The message type. */
  kind: "class";
  /**
   * Identifies it. Format: UUID. Constraints: version 4; with or without the prefix `m-`.
   *
   * @example "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id: string;
  /**
   * Who sends it. Format: single-line string. Constraints: 1 to 64 characters.
   *
   * @example "ann"
   */
  from: string;
  /**
   * When it was sent. Format: RFC 3339 timestamp. Constraints: in UTC; without fractional seconds.
   *
   * @example "2026-03-02T08:00:00Z"
   */
  at: string;
  /**
   * Version of the protocol. Format: semantic version.
   *
   * @example "2.1.0"
   */
  spoken: string;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string;
  /**
   * The text of the message.
   *
   * @example "Look."
   */
  content: string;
}
