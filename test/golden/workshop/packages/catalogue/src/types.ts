// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type { Received } from "@wirepact/core/codegen";

/** Any message of the protocol. */
export type Message = Page | Detail;

/** Any message as lenient mode returns it: only `type` is guaranteed. */
export type ReceivedMessage = Received<Message>;

/** Where the data of a medium is. */
export type Source = FileSource | LinkSource | InlineSource;

/** A block of a page. */
export type Block = Text | Media | Group;

/** Something to look at or listen to. */
export type Media = Photo | Sound;

/** What it is made with. */
export type Tool = Machine | Crew | (Bench & { kind?: undefined });

/** A setting of a tool, with the unit or any other property. Constraints: if Free: at most 5 keys. */
export type Setting = Preset | Free;

/** Numbers by name. Constraints: at most 5 keys. */
export type Free = Record<string, number>;

/** Any JSON value. */
export type JsonValue = string | number | boolean | JsonValue[] | { [key: string]: JsonValue } | null;

/** A paragraph. */
export interface Text {
  /** Always text. */
  type: "text";
  /**
   * The paragraph. Constraints: 1 to 500 characters.
   *
   * @example "Chairs."
   */
  text: string;
  /**
   * The language. Constraints: matches `^[a-z]{2}$`.
   *
   * @example "en"
   */
  lang?: string;
}

/** A photo. */
export interface Photo {
  /** Always photo. */
  type: "photo";
  /** Where the data of a medium is. */
  source: Source;
}

/** A file. */
export interface FileSource {
  /** Its path. Format: file path. Constraints: 1 to 200 characters; relative, inside its root folder. */
  path: string;
}

/** A link. */
export interface LinkSource {
  /**
   * Its address. Format: URL. Constraints: scheme `https`.
   *
   * @example "https://example.org/a"
   */
  url: string;
}

/** The data itself. */
export interface InlineSource {
  /**
   * The data. Constraints: at most 1,000 characters.
   *
   * @example "la"
   */
  data: string;
  /** How many lines it has. Format: integer. Constraints: at least 1. */
  lines?: number;
}

/** A recording. */
export interface Sound {
  /** Always sound. */
  type: "sound";
  /** Where the data of a medium is. */
  source: Source;
  /**
   * How long it is. Format: integer. Constraints: between 1 and 600.
   *
   * @example 3
   */
  seconds: number;
}

/** Several blocks that belong together. */
export interface Group {
  /** Always group. */
  type: "group";
  /** The blocks. Constraints: at most 20 items. */
  blocks: Block[];
}

/** A machine. */
export interface Machine {
  /** Always machine. */
  kind: "machine";
  /**
   * Watts. Constraints: at least 0.
   *
   * @example 900
   */
  power: number;
}

/** Several people. */
export interface Crew {
  /** Who they are. */
  kind: "crew" | "guests";
  /**
   * How many. Format: integer. Constraints: at least 2.
   *
   * @example 2
   */
  people: number;
}

/** A bench. */
export interface Bench {
  /**
   * Its name. Format: single-line string. Constraints: 1 to 40 characters.
   *
   * @example "A"
   */
  name: string;
}

/** A named setting. */
export interface Preset {
  /** Always usual. */
  preset: "usual";
}

/** A piece and the pieces it is made of. */
export interface Piece {
  /**
   * Its name. Format: single-line string. Constraints: 1 to 40 characters.
   *
   * @example "chair"
   */
  name: string;
  /** What it is made of. Constraints: at most 10 items; each item: no additional properties. */
  pieces?: Piece[];
  /** What can replace it. */
  spare: Piece | null;
}

/** A page of the catalogue. */
export interface Page {
  /** The message type. */
  type: "page";
  /**
   * Identifies it. Format: UUID.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id: string;
  /** The blocks of the page. Constraints: 1 to 50 items. */
  blocks: Block[];
  /** The cover, or its title. */
  cover?:
    | string
    | Media
    | {
        /** No cover. */
        plain: true;
      };
  /** What is needed. Constraints: at most 10 items. */
  tools?: Tool[];
  /** How the tools are set. Constraints: if Free: at most 5 keys. */
  settings?: Setting;
  /** Anything else. */
  extra?: JsonValue;
}

/** A piece in detail. */
export interface Detail {
  /** The message type. */
  type: "detail";
  /**
   * Identifies it. Format: UUID.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id: string;
  /** A piece and the pieces it is made of. */
  piece: Piece;
}
