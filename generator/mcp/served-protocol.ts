// A protocol that the server offers: from the spec, with everything the spec says, or from an installed package.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Encoding, EncodingName, Json, ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { identify } from "@wirepact/core/codegen/frames";
import type { Tool } from "@wirepact/core/tools";
import { loadEncodings } from "../check/encodings.js";
import type { ProjectConfig } from "../config/load-config.js";
import { describeProtocol } from "../describe/describe-protocol.js";
import { mostDeclaring } from "../describe/most-declaring.js";
import { findPackage, type PackagePlaces } from "../inspect/find-protocol.js";
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
    exampleOf: (message) => mostDeclaring(model, message, model.messages[message]?.examples.map(({ value }) => value) ?? [])[0],
    documents: once(async () => {
      const { emitDocuments } = await import("./emit-documents.js");
      return emitDocuments(model, config);
    }),
  };
}

/** The protocol of an installed package, or why there is none; undefined if it is not installed. */
export async function servePackage(
  name: string,
  { role, ...places }: PackagePlaces & { readonly role: string | undefined },
): Promise<ServedProtocol | string | undefined> {
  const found = findPackage(name, places);
  if (found === undefined) return undefined;
  try {
    const { protocol } = (await found.load()) as { readonly protocol?: ProtocolDescriptor };
    if (protocol?.messages === undefined) return `the package ${found.name} does not export a protocol`;
    const { toolsFor } = (await found.load("/tools")) as {
      readonly toolsFor: (options: { readonly dialect: "plain" }) => readonly Tool[];
    };
    const root = dirname(found.resolve("/package.json"));
    const examples = once(() => readExamples(join(root, "schema.json")));
    return {
      protocol: viewOfRole(protocol, role),
      origin: "package",
      encodings: await encodingsOf(protocol),
      tools: once(async () => toolsFor({ dialect: "plain" })),
      exampleOf: (message) =>
        mostDeclaring(
          protocol,
          message,
          examples().filter((example) => identify(protocol, example)?.name === message),
        )[0],
      documents: async () => readDocuments(root),
    };
  } catch (error) {
    return `the package ${found.name} cannot be loaded: ${(error as Error).message}`;
  }
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
