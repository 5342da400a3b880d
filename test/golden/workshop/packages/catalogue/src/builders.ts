// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions } from "@wirepact/core/codegen";
import { protocol } from "./protocol.js";
import type { Block, Detail, JsonValue, Page, Piece, Setting, Tool } from "./types.js";

/** The fields that `createPage` takes. */
export interface PageFields {
  /** Identifies it. Defaults to a new random UUID. */
  id?: string | undefined;
  /** The blocks of the page. Constraints: 1 to 50 items. */
  blocks: Block[];
  /** The cover, or its title. */
  cover?: Page["cover"] | undefined;
  /** What is needed. Constraints: at most 10 items. */
  tools?: Tool[] | undefined;
  /** How the tools are set. */
  settings?: Setting | undefined;
  /** Anything else. */
  extra?: JsonValue | undefined;
}

/** Builds a valid `page`: A page of the catalogue. */
export function createPage(fields: PageFields, options?: BuildOptions): Page {
  return buildMessage(protocol, "page", fields, options) as Page;
}

/** The fields that `createDetail` takes. */
export interface DetailFields {
  /** Identifies it. Defaults to a new random UUID. */
  id?: string | undefined;
  /** A piece and the pieces it is made of. */
  piece: Piece;
}

/** Builds a valid `detail`: A piece in detail. */
export function createDetail(fields: DetailFields, options?: BuildOptions): Detail {
  return buildMessage(protocol, "detail", fields, options) as Detail;
}
