// The referees of the revisions that the gallery describes, from the schemas that their publishers ship.

import { published } from "../generator/import/published.js";
import { referees, type Referee, type Schema } from "./world-referee.js";

const sources = {
  mcp: { schema: "mcp-2025-11-25", referee: referees.mcp },
  "mcp-2026": { schema: "mcp-2026-07-28", referee: referees.mcp },
  a2a: { schema: "a2a-0.3", referee: referees.a2a },
  acp: { schema: "acp-v1 of the SDK", referee: referees.acp },
  "acp-v2": { schema: "acp-v2 of the SDK", referee: referees.acp },
  "ag-ui": { schema: "ag-ui-1.0", referee: referees.agUi },
} as const;

export type RefereedProtocol = keyof typeof sources;
export const refereedProtocols = Object.keys(sources) as readonly RefereedProtocol[];

/** The published schema of a protocol, or undefined if it is not on this machine. */
export function publishedSchema(name: RefereedProtocol): Schema | undefined {
  const schema = published.find((source) => source.name === sources[name].schema)?.read?.();
  return name === "mcp-2026" && schema !== undefined ? withQuestions(schema) : schema;
}

/**
 * What the descriptions of MCP's schema say about results that ask for input, and its keywords do not: the type of these results is `input_required`
 * (`ResultType`), and "at least one of `inputRequests` or `requestState` MUST be present". Without it, every object with a type is such a result.
 */
function withQuestions(schema: Schema): Schema {
  const definitions = schema["$defs"] as Readonly<Record<string, Schema>>;
  const asking = definitions["InputRequiredResult"]!;
  const properties = { ...(asking["properties"] as Schema), resultType: { const: "input_required" } };
  const anyOf = [{ required: ["inputRequests"] }, { required: ["requestState"] }];
  return { ...schema, $defs: { ...definitions, InputRequiredResult: { ...asking, properties, anyOf } } };
}

export const publishedReferee = (name: RefereedProtocol): Referee => sources[name].referee(publishedSchema(name)!);
