// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type { Colour, Size } from "./constants.js";

/** Any message of the protocol. */
export type Message = Order | Quote | Lesson;

/** Any message as lenient mode returns it: only `kind` is guaranteed. */
export type ReceivedMessage = Received<Message, "kind">;

/** What it is made of. Ends * / too. Constraints: 2 to 20 characters. */
export type Material = string;

/** Parts of a piece. Constraints: 1 to 20 items. */
export type Parts = Part[];

/** Where to look. Constraints: with scheme `https`. */
export type Link = string;

/** One maker or several. Constraints: if string: not empty; if array of strings: 1 to 3 items, unique items, each item: not empty. */
export type Whom = string | string[];

/** A part of a piece. */
export interface Part {
  /** Its name. Constraints: not empty. */
  name: string;
  /** What it is made of. Ends * / too. */
  made_of?: Material;
  /** Kilograms, or null when nobody knows. Constraints: at least 0. */
  weight: number | null;
}

/** Please make this. Ends * / and {{more}}. */
export interface Order {
  /** The message type. */
  kind: "order";
  /** Identifies it. Constraints: version 4; with or without the prefix `m-`. */
  id: string;
  /** Who sends it. Constraints: 1 to 64 characters. */
  from: string;
  /** When it was sent. Constraints: in UTC; without fractional seconds. */
  at: string;
  /** Version of the protocol. */
  spoken: string;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string;
  /** The fields of the message. */
  content: {
    /** Size of a piece. */
    size: Size;
    /** Any colour. */
    colour?: Colour;
    /** Parts of a piece. */
    parts: Parts;
    /** One maker or several. */
    to: Whom;
    /**
     * Whether it is urgent.
     *
     * @default false
     */
    urgent?: boolean;
    /** Only when urgent. Constraints: from 1 to 99. */
    rush_fee?: number;
    /** Pictures. */
    links?: Link[];
    /** Labels. Constraints: at most 5 entries; keys match `^[a-z-]+$`. */
    labels?: Record<string, string>;
    /** Prices of parts. Constraints: each value: at least 0. */
    prices?: Record<string, number>;
    /** Drawing. Constraints: not empty; relative, inside its root folder. */
    drawing?: string;
    /** When it is due. */
    due?: string;
    /** Seconds. */
    since_epoch?: number;
    /** Share paid. */
    share?: number;
    /** A note. Constraints: at most 100 characters. */
    note?: string;
    /** Whatever. */
    anything?: unknown;
    /** A name that is a word of JavaScript. */
    default?: 7;
    /** A name that is no identifier. */
    "odd-name"?: boolean;
  };
}

/** What it costs. */
export interface Quote {
  /** The message type. */
  kind: "quote";
  /** Identifies it. Constraints: version 4; with or without the prefix `m-`. */
  id: string;
  /** Who sends it. Constraints: 1 to 64 characters. */
  from: string;
  /** When it was sent. Constraints: in UTC; without fractional seconds. */
  at: string;
  /** Version of the protocol. */
  spoken: string;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string;
  /** The fields of the message. */
  content: {
    /** How big. */
    level: Size;
    /** The same as a number. */
    level_no: number;
    /** Who makes it. Constraints: not empty. */
    maker: string;
    /** Who signed. */
    signed_by?: string;
    /** Who helps. */
    helper?: string;
  };
}

/**
 * A lesson, in free text.
 *
 * @deprecated since 2.1.0: Nobody listens. Use quote.
 */
export interface Lesson {
  /** The message type. */
  kind: "class";
  /** Identifies it. Constraints: version 4; with or without the prefix `m-`. */
  id: string;
  /** Who sends it. Constraints: 1 to 64 characters. */
  from: string;
  /** When it was sent. Constraints: in UTC; without fractional seconds. */
  at: string;
  /** Version of the protocol. */
  spoken: string;
  /** The case it belongs to. Constraints: matches `^[A-Z]{2}/[0-9]+$`. */
  case_id?: string;
  /** The text of the message. */
  content: string;
}
