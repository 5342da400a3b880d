// A protocol that the server offers: from the spec, with everything the spec says, or from an installed package.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Encoding, EncodingName, Json, ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { identify } from "@wirepact/core/codegen/frames";
import type { Tool } from "@wirepact/core/tools";
import { loadEncodings } from "../check/encodings.js";
import type { ProjectConfig } from "../config/load-config.js";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { ServedDocument } from "./emit-documents.js";
import { viewOfRole } from "./role-view.js";

export interface ServedProtocol {
  readonly protocol: ProtocolDescriptor;
  readonly origin: "spec" | "package";
  readonly encodings: readonly Encoding[];
  /** One per message, with the JSON Schema of its fields. */
  readonly tools: () => Promise<readonly Tool[]>;
  /** A valid message of a type, if there is one. */
  readonly exampleOf: (message: string) => Json | undefined;
  readonly documents: () => Promise<readonly ServedDocument[]>;
}

/** Makes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A protocol of the spec. */
export async function serveModel(model: ProtocolModel, config: ProjectConfig, role: string | undefined): Promise<ServedProtocol> {
  return {
    // As in a package: with the examples that issues quote.
    protocol: runnable(viewOfRole({ ...describeProtocol(model), roles: model.roles }, role)),
    origin: "spec",
    encodings: await encodingsOf(model),
    tools: once(async () => {
      const { lowerTools } = await import("../lower/tools/lower-tools.js");
      return lowerTools(model).map(({ plain, ...tool }) => ({ ...tool, schema: plain }));
    }),
    exampleOf: (message) => model.messages[message]?.examples[0]?.value,
    documents: once(async () => {
      const { emitDocuments } = await import("./emit-documents.js");
      return emitDocuments(model, config);
    }),
  };
}

/** The protocol of an installed package, or why there is none; undefined if it is not installed. */
export async function servePackage(name: string, folder: string, role: string | undefined): Promise<ServedProtocol | string | undefined> {
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
      const examples = once(() => readExamples(join(root, "schema.json")));
      return {
        protocol: viewOfRole(protocol, role),
        origin: "package",
        encodings: await encodingsOf(protocol),
        tools: once(async () => toolsFor({ dialect: "plain" })),
        exampleOf: (message) => examples().find((example) => identify(protocol, example)?.name === message),
        documents: async () => readDocuments(root),
      };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== "MODULE_NOT_FOUND") return `the package ${candidate} cannot be loaded: ${message}`;
    }
  }
  return undefined;
}

/** The examples in the JSON Schema of a package. */
function readExamples(path: string): readonly Json[] {
  if (!existsSync(path)) return [];
  const { $defs } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly $defs?: Readonly<Record<string, { readonly examples?: readonly Json[] }>>;
  };
  return Object.values($defs ?? {}).flatMap(({ examples = [] }) => examples);
}

function readDocuments(root: string): readonly ServedDocument[] {
  const cards = existsSync(join(root, "agent-cards")) ? readdirSync(join(root, "agent-cards")).map((name) => `agent-cards/${name}`) : [];
  return ["agent-card.md", ...cards, "schema.json", "README.md"]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const encodingsOf = (protocol: ProtocolDescriptor): Promise<readonly Encoding[]> =>
  loadEncodings(Object.keys(protocol.encodings) as EncodingName[]);
