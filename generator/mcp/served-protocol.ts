// A protocol that the server offers: from the spec, with everything the spec says, or from an installed package.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Encoding, EncodingName, Json, ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { Tool } from "@wirepact/core/tools";
import { loadEncodings } from "../check/encodings.js";
import type { ProjectConfig } from "../config/load-config.js";
import { describeProtocol } from "../describe/describe-protocol.js";
import { agentCardEmitter } from "../emit/agent-card.js";
import { docsEmitter } from "../emit/docs.js";
import { jsonSchemaEmitter } from "../emit/json-schema.js";
import { lowerProtocol } from "../lower/index.js";
import { lowerTools } from "../lower/tools/lower-tools.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { formatText } from "../text/format.js";
import { openTemplates } from "../text/template.js";

/** A page or a file about a protocol. */
export interface ServedDocument {
  /** `docs/index.md`, `agent-card.md`, `agent-cards/<role>.md`, `schema.json`. */
  readonly path: string;
  readonly text: string;
}

export interface ServedProtocol {
  readonly protocol: ProtocolDescriptor;
  readonly origin: "spec" | "package";
  readonly encodings: readonly Encoding[];
  /** One per message, with the JSON Schema of its fields. */
  readonly tools: readonly Tool[];
  /** A valid message of a type, if there is one. */
  readonly exampleOf: (message: string) => Json | undefined;
  /** Made when they are first asked for. */
  readonly documents: () => Promise<readonly ServedDocument[]>;
}

/** A protocol of the spec. */
export async function serveModel(model: ProtocolModel, config: ProjectConfig): Promise<ServedProtocol> {
  let documents: Promise<readonly ServedDocument[]> | undefined;
  return {
    // As in a package: with the examples that issues quote.
    protocol: runnable(describeProtocol(model)),
    origin: "spec",
    encodings: await encodingsOf(model),
    tools: lowerTools(model).map(({ name, message, description, plain }) => ({ name, message, description, schema: plain })),
    exampleOf: (message) => model.messages[message]?.examples[0]?.value,
    documents: () => (documents ??= emitDocuments(model, config)),
  };
}

/** Documents as `wirepact generate` writes them. */
async function emitDocuments(model: ProtocolModel, config: ProjectConfig): Promise<readonly ServedDocument[]> {
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

/** The protocol of an installed package, or why there is none; undefined if it is not installed. */
export async function servePackage(name: string, folder: string): Promise<ServedProtocol | string | undefined> {
  const require = createRequire(join(folder, "package.json"));
  const load = async (path: string): Promise<unknown> => import(pathToFileURL(require.resolve(path)).href);
  const candidates = name.startsWith("@") || name.includes("/") ? [name] : [name, `@wirepact/${name}`];
  for (const candidate of candidates) {
    try {
      const { protocol } = (await load(candidate)) as { readonly protocol?: ProtocolDescriptor };
      if (protocol?.messages === undefined) return `the package ${candidate} does not export a protocol`;
      const { toolsFor } = (await load(`${candidate}/tools`)) as {
        readonly toolsFor: (options: { readonly dialect: "plain" }) => readonly Tool[];
      };
      const root = dirname(require.resolve(`${candidate}/package.json`));
      return {
        protocol,
        origin: "package",
        encodings: await encodingsOf(protocol),
        tools: toolsFor({ dialect: "plain" }),
        exampleOf: () => undefined,
        documents: async () => readDocuments(root),
      };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== "MODULE_NOT_FOUND") return `the package ${candidate} cannot be loaded: ${message}`;
    }
  }
  return undefined;
}

function readDocuments(root: string): readonly ServedDocument[] {
  const cards = existsSync(join(root, "agent-cards")) ? readdirSync(join(root, "agent-cards")).map((name) => `agent-cards/${name}`) : [];
  return ["agent-card.md", ...cards, "schema.json", "README.md"]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const encodingsOf = (protocol: ProtocolDescriptor): Promise<readonly Encoding[]> =>
  loadEncodings(Object.keys(protocol.encodings) as EncodingName[]);
