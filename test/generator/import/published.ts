// The published schemas that imports are tested with: those of npm packages, and those that lie in shared/world beside the clone.

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as agUi from "@ag-ui/core/schemas";
import { z } from "zod";
import { worldFolder } from "../../gallery/world-referee.js";
import type { Schema } from "./judge-definitions.js";

export interface Published {
  readonly name: string;
  /** Where it comes from. */
  readonly source: string;
  /** Undefined if it is not on this machine. */
  readonly read: (() => Schema) | undefined;
  /** What must arrive. */
  readonly figures: { readonly definitions: number; readonly complete: number; readonly messages: number };
}

const require = createRequire(import.meta.url);

const readJson = (path: string): Schema => JSON.parse(readFileSync(path, "utf8")) as Schema;

function fromWorld(name: string, figures: Published["figures"]): Published {
  const path = worldFolder === undefined ? undefined : `${worldFolder}schemas/${name}.json`;
  const isThere = path !== undefined && existsSync(path);
  return { name, source: "shared/world", read: isThere ? () => readJson(path) : undefined, figures };
}

const fromPackage = (name: string, source: string, read: () => Schema, figures: Published["figures"]): Published => ({
  name,
  source,
  read,
  figures,
});

/** GitHub states the event in a header: here it is beside the payload. */
function github(): Schema {
  const schema = readJson(require.resolve("@octokit/webhooks-schemas"));
  const events = (schema["oneOf"] as readonly { readonly $ref: string }[]).map(({ $ref }) => ({
    type: "object",
    properties: {
      event: {
        const: $ref
          .split("/")
          .at(-1)
          ?.replace(/[_$]event$/, ""),
      },
      payload: { $ref },
    },
    required: ["event", "payload"],
  }));
  return { ...schema, oneOf: events };
}

/** AG-UI publishes zod schemas. */
function agUiSchema(): Schema {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(agUi)) {
    const isSchema = name.endsWith("Schema") && typeof schema === "object" && "_zod" in schema;
    if (isSchema && !registry.has(schema as z.ZodType)) registry.add(schema as z.ZodType, { id: name.slice(0, -"Schema".length) });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/$defs/${id}`, io: "input", unrepresentable: "any" });
  const $defs = Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema as Schema]),
  );
  return { $schema: "https://json-schema.org/draft/2020-12/schema", $ref: "#/$defs/Event", $defs };
}

const acp = (version: string): Schema =>
  readJson(require.resolve("@agentclientprotocol/sdk").replace(/dist\/.*$/, `schema/${version}/schema.json`));

export const published: readonly Published[] = [
  fromWorld("mcp-2025-11-25", { definitions: 145, complete: 145, messages: 31 }),
  // Three requests are parts of results there, so that they are types.
  fromWorld("mcp-2026-07-28", { definitions: 155, complete: 155, messages: 18 }),
  fromWorld("acp-v1", { definitions: 170, complete: 170, messages: 25 }),
  fromWorld("acp-v2", { definitions: 175, complete: 175, messages: 16 }),
  fromPackage("acp-v1 of the SDK", "@agentclientprotocol/sdk", () => acp("v1"), { definitions: 178, complete: 178, messages: 25 }),
  fromPackage("acp-v2 of the SDK", "@agentclientprotocol/sdk", () => acp("v2"), { definitions: 197, complete: 197, messages: 18 }),
  fromWorld("a2a-0.3", { definitions: 93, complete: 93, messages: 10 }),
  fromPackage("ag-ui-1.0", "@ag-ui/core", agUiSchema, { definitions: 99, complete: 99, messages: 31 }),
  fromWorld("dap", { definitions: 192, complete: 192, messages: 62 }),
  fromPackage("github", "@octokit/webhooks-schemas", github, { definitions: 344, complete: 344, messages: 66 }),
  fromWorld("openai-responses", { definitions: 298, complete: 296, messages: 58 }),
];
