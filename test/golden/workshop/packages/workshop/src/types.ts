// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";
import type { Colour, Size } from "./constants.js";

/** Any message of the protocol. */
export type Message = Order | Quote | Lesson;

/** Any message as lenient reading gives it: the type is sure, everything else may be missing. */
export type ReceivedMessage = Received<Message, "kind">;

/** What it is made of. Ends * / too. */
export type Material = string;

/** Parts of a piece. */
export type Parts = Part[];

/** Where to look. */
export type Link = string;

/** One maker or several. */
export type Whom = string | string[];

/** A part of a piece. */
export interface Part {
  /** Its name. */
  name: string;
  /** What it is made of. Ends * / too. */
  made_of?: Material;
  /** Kilograms, or null when nobody knows. */
  weight: number | null;
}

/** Please make this. Ends * / and {{more}}. */
export interface Order {
  /** Says which message this is. */
  kind: "order";
  /** Identifies it. */
  id: string;
  /** Who sends it. */
  from: string;
  /** When it was sent. */
  at: string;
  /** Version of the protocol. */
  spoken: string;
  /** The case it belongs to. */
  case_id?: string;
  /** What the message says. */
  content: {
    /** Size of a piece. */
    size: Size;
    /** Any colour. */
    colour?: Colour;
    /** Parts of a piece. */
    parts: Parts;
    /** One maker or several. */
    to: Whom;
    /** Whether it is urgent. */
    urgent?: boolean;
    /** Only when urgent. */
    rush_fee?: number;
    /** Pictures. */
    links?: Link[];
    /** Labels. */
    labels?: Record<string, string>;
    /** Prices of parts. */
    prices?: Record<string, number>;
    /** Drawing. */
    drawing?: string;
    /** When it is due. */
    due?: string;
    /** Seconds. */
    since_epoch?: number;
    /** Share paid. */
    share?: number;
    /** A note. */
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
  /** Says which message this is. */
  kind: "quote";
  /** Identifies it. */
  id: string;
  /** Who sends it. */
  from: string;
  /** When it was sent. */
  at: string;
  /** Version of the protocol. */
  spoken: string;
  /** The case it belongs to. */
  case_id?: string;
  /** What the message says. */
  content: {
    /** How big. */
    level: Size;
    /** The same as a number. */
    level_no: number;
    /** Who makes it. */
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
  /** Says which message this is. */
  kind: "class";
  /** Identifies it. */
  id: string;
  /** Who sends it. */
  from: string;
  /** When it was sent. */
  at: string;
  /** Version of the protocol. */
  spoken: string;
  /** The case it belongs to. */
  case_id?: string;
  /** What the message says, as free text. */
  content: string;
}
