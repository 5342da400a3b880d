// The documents of a protocol of the spec, as `wirepact generate` writes them.

import type { ProjectConfig } from "../config/load-config.js";
import { agentCardEmitter } from "../emit/agent-card.js";
import { docsEmitter } from "../emit/docs.js";
import { jsonSchemaEmitter } from "../emit/json-schema.js";
import { lowerProtocol } from "../lower/index.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { formatText } from "../text/format.js";
import { openTemplates } from "../template/template.js";

/** A page or a file about a protocol. */
export interface ServedDocument {
  /** `docs/index.md`, `agent-card.md`, `agent-cards/<role>.md`, `schema.json`. */
  readonly path: string;
  readonly text: string;
}

/** Emits the documents. */
export async function emitDocuments(model: ProtocolModel, config: ProjectConfig): Promise<readonly ServedDocument[]> {
  const render = await openTemplates(config.templates);
  const input = { model, schemas: lowerProtocol(model), config: config.packages, render, subpaths: [] };
  const drafts = await Promise.all([agentCardEmitter, jsonSchemaEmitter, docsEmitter].map(async (emitter) => emitter.emit(input)));
  const files = drafts.flat().flatMap((draft) => ("text" in draft ? [draft] : []));
  return Promise.all(
    files.map(async ({ path, text }) => ({
      path: path.replace(/^(?:packages|generated)\/[^/]+\//, ""),
      text: (await formatText(path, text)).text,
    })),
  );
}
