// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { buildMessage, type BuildOptions, type BuilderInput } from "@wirepact/core/codegen";
import { protocol } from "./protocol.js";
import type { Block, Detail, JsonValue, Page, Piece, Setting, Tool } from "./types.js";

/** The fields that `createPage` takes. */
export interface PageFields {
  /**
   * Identifies it. Format: UUID. Defaults to a new random UUID.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id?: string | undefined;
  /** The blocks of the page. Constraints: 1 to 50 items. */
  blocks: BuilderInput<Block[]>;
  /** The cover, or its title. */
  cover?: BuilderInput<Page["cover"]> | undefined;
  /** What is needed. Constraints: at most 10 items. */
  tools?: BuilderInput<Tool[]> | undefined;
  /** How the tools are set. Constraints: if Free: at most 5 keys. */
  settings?: BuilderInput<Setting> | undefined;
  /** Anything else. */
  extra?: BuilderInput<JsonValue> | undefined;
}

/** Builds a valid `page`. */
export function createPage(fields: PageFields, options?: BuildOptions<"maker">): Page {
  return buildMessage(protocol, "page", fields, options) as Page;
}

/** The fields that `createDetail` takes. */
export interface DetailFields {
  /**
   * Identifies it. Format: UUID. Defaults to a new random UUID.
   *
   * @example "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e"
   */
  id?: string | undefined;
  /** A piece and the pieces it is made of. */
  piece: BuilderInput<Piece>;
}

/** Builds a valid `detail`. */
export function createDetail(fields: DetailFields, options?: BuildOptions<"maker">): Detail {
  return buildMessage(protocol, "detail", fields, options) as Detail;
}
