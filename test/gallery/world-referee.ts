// What the published JSON Schemas of public protocols say about a message. They define params and results; the JSON-RPC 2.0 frame around them is stated here.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json } from "../../packages/core/src/index.js";

type Schema = Readonly<Record<string, unknown>>;
export type Verdict = (message: Json, answers?: string) => boolean;

export interface Example {
  readonly src: string;
  readonly msg: Json;
  /** The method that a response answers. */
  readonly req?: string | null;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folder with messages and schemas; it lies beside the clone, or beside the folder of its work trees. */
export const worldFolder = [`${root}../shared/world/`, `${root}../../shared/world/`].find((folder) => existsSync(folder));

const read = (name: string): unknown => JSON.parse(readFileSync(`${worldFolder}${name}`, "utf8"));

const readSchema = (name: string): Schema => read(`schemas/${name}`) as Schema;

export const examplesOf = (name: string): readonly Example[] => read(`${name}.examples.json`) as readonly Example[];

/** The schemas of what travels inside a frame. */
interface Methods {
  readonly requests: ReadonlyMap<string, Body>;
  readonly notifications: ReadonlyMap<string, Body>;
  readonly results: ReadonlyMap<string, Schema>;
  /** Methods that are not defined and may be used. */
  readonly others?: RegExp;
}

interface Body {
  readonly schema: Schema;
  readonly required: boolean;
}

const id = { type: ["string", "integer"] };

/** A JSON-RPC 2.0 message: what it has, and what only other kinds of messages have. */
const frame = (properties: Schema, required: readonly string[], absent: readonly string[]): Schema => ({
  type: "object",
  properties: { jsonrpc: { const: "2.0" }, ...properties },
  required: ["jsonrpc", ...required],
  not: { anyOf: absent.map((name) => ({ required: [name] })) },
});

const call = (extra: Schema, { schema, required }: Body, absent: readonly string[]): Schema =>
  frame({ ...extra, params: schema }, [...Object.keys(extra), "method", ...(required ? ["params"] : [])], ["result", "error", ...absent]);

const failure = frame(
  {
    id: { type: ["string", "integer", "null"] },
    error: {
      type: "object",
      properties: { code: { type: "integer" }, message: { type: "string" } },
      required: ["code", "message"],
    },
  },
  ["id", "error"],
  ["method", "params", "result"],
);

const anything: Body = { schema: {}, required: false };

/** The verdict on a message by the frame it is in, which the members that are there tell. */
function judgeFrames(schema: Schema, { requests, notifications, results, others }: Methods): Verdict {
  const compile = createCompiler(schema);
  const cache = new Map<string, (message: Json) => boolean>();
  const ask = (key: string, make: () => Schema, message: Json): boolean => {
    let judge = cache.get(key);
    if (judge === undefined) cache.set(key, (judge = compile(make())));
    return judge(message);
  };
  return (message, answers) => {
    if (typeof message !== "object" || message === null || Array.isArray(message)) return false;
    const members = message as Readonly<Record<string, Json>>;
    const has = (name: string): boolean => Object.hasOwn(members, name);
    if (has("method")) {
      const { method } = members;
      if (typeof method !== "string") return false;
      const known = has("id") ? requests.get(method) : notifications.get(method);
      const isOther = others?.test(method) === true;
      if (known === undefined && !isOther) return false;
      return ask(
        `${has("id") ? "request" : "notification"} ${method}`,
        () => call(has("id") ? { id } : {}, known ?? anything, []),
        message,
      );
    }
    if (has("result")) {
      const result = results.get(answers ?? "") ?? {};
      return ask(`result ${answers}`, () => frame({ id, result }, ["id", "result"], ["method", "params", "error"]), message);
    }
    return has("error") && ask("error", () => failure, message);
  };
}

/** Compiles schemas that refer to a published one; formats are asserted, and those of integers are ranges. */
function createCompiler(schema: Schema): (part: Schema) => (message: Json) => boolean {
  const ajv = String(schema["$schema"]).includes("2020-12") ? new Ajv2020({ strict: false }) : new Ajv({ strict: false });
  addFormats.default(ajv);
  const ranges = { uint16: [0, 2 ** 16 - 1], uint32: [0, 2 ** 32 - 1], uint64: [0, 2 ** 64], int64: [-(2 ** 63), 2 ** 63] } as const;
  for (const [name, [least, most]] of Object.entries(ranges))
    ajv.addFormat(name, { type: "number", validate: (value: number) => Number.isInteger(value) && value >= least && value <= most });
  ajv.addSchema(schema, "published");
  return (part) => ajv.compile(part) as (message: Json) => boolean;
}

const reference = (...path: readonly string[]): Schema => ({ $ref: `published#/${path.join("/")}` });

type Definitions = Readonly<Record<string, Schema>>;

const propertiesOf = (definition: Schema | undefined): Readonly<Record<string, Schema>> =>
  (definition?.["properties"] ?? {}) as Readonly<Record<string, Schema>>;

const requires = (definition: Schema | undefined, name: string): boolean =>
  ((definition?.["required"] ?? []) as readonly string[]).includes(name);

/** The definitions with a constant `method`: the method, the name of the definition, and its params. */
function methodsIn(definitions: Definitions, suffix: string): readonly (readonly [string, string, Body])[] {
  return Object.entries(definitions).flatMap(([name, definition]) => {
    const { method, params } = propertiesOf(definition);
    if (!name.endsWith(suffix) || typeof method?.["const"] !== "string") return [];
    const schema = params === undefined ? {} : reference("definitions", name, "properties", "params");
    return [[method["const"], name, { schema, required: requires(definition, "params") }] as const];
  });
}

/** MCP: `FooRequest` is answered by `FooResult`, or by an empty one. What is said about the params of all requests, their `_meta`, holds for each. */
function mcp(): Verdict {
  const schema = readSchema("mcp-2025-06-18.json");
  const definitions = schema["definitions"] as Definitions;
  const bodies = (suffix: string, general: string): ReadonlyMap<string, Body> => {
    const common = reference("definitions", general, "properties", "params");
    return new Map(
      methodsIn(definitions, suffix).map(([method, , body]) => [method, { ...body, schema: { allOf: [body.schema, common] } }]),
    );
  };
  const resultOf = (request: string): string => {
    const name = request.replace(/Request$/, "Result");
    return name in definitions ? name : "EmptyResult";
  };
  return judgeFrames(schema, {
    requests: bodies("Request", "JSONRPCRequest"),
    notifications: bodies("Notification", "JSONRPCNotification"),
    results: new Map(methodsIn(definitions, "Request").map(([method, name]) => [method, reference("definitions", resultOf(name))])),
  });
}

/** A2A: `FooRequest` is answered by `FooSuccessResponse`; a task that is followed again is answered like a stream. */
function a2a(): Verdict {
  const schema = readSchema("a2a-0.3.json");
  const requests = methodsIn(schema["definitions"] as Definitions, "Request");
  const responseTo = (name: string): string =>
    name === "TaskResubscriptionRequest" ? "SendStreamingMessageSuccessResponse" : name.replace(/Request$/, "SuccessResponse");
  return judgeFrames(schema, {
    requests: new Map(requests.map(([method, , body]) => [method, body])),
    notifications: new Map(),
    results: new Map(requests.map(([method, name]) => [method, reference("definitions", responseTo(name), "properties", "result")])),
  });
}

/** ACP: definitions name their method. Methods of extensions start with an underscore. */
function acp(): Verdict {
  const schema = readSchema("acp.json");
  const definitions = schema["$defs"] as Definitions;
  const named = (suffix: string): readonly (readonly [string, string])[] =>
    Object.entries(definitions).flatMap(([name, definition]) =>
      name.endsWith(suffix) && typeof definition["x-method"] === "string" ? [[definition["x-method"], name] as const] : [],
    );
  const bodies = (suffix: string): ReadonlyMap<string, Body> =>
    new Map(
      named(suffix).map(([method, name]) => [method, { schema: reference("$defs", name), required: "required" in definitions[name]! }]),
    );
  return judgeFrames(schema, {
    requests: bodies("Request"),
    notifications: bodies("Notification"),
    results: new Map(named("Response").map(([method, name]) => [method, reference("$defs", name)])),
    others: /^_/u,
  });
}

const attributes = new Set([
  "specversion",
  "id",
  "source",
  "type",
  "datacontenttype",
  "dataschema",
  "subject",
  "time",
  "data",
  "data_base64",
]);

/**
 * CloudEvents has no frames. Its schema leaves open what the document says about extension attributes (names of lower-case letters and digits; strings, booleans,
 * integers, or null for none), about data (not both forms) and about base64, so that this is added here.
 */
function cloudevents(): Verdict {
  const judge = createCompiler(readSchema("cloudevents-1.0.json"))(reference());
  const isExtension = (value: Json): boolean =>
    value === null || typeof value === "string" || typeof value === "boolean" || Number.isInteger(value);
  const isBase64 = (value: Json): boolean =>
    typeof value !== "string" || /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value);
  return (message) => {
    if (!judge(message)) return false;
    const members = message as Readonly<Record<string, Json>>;
    const extensions = Object.entries(members).filter(([name]) => !attributes.has(name));
    return (
      extensions.every(([name, value]) => /^[a-z0-9]+$/.test(name) && isExtension(value)) &&
      isBase64(members["data_base64"] ?? null) &&
      !(Object.hasOwn(members, "data") && Object.hasOwn(members, "data_base64"))
    );
  };
}

export const referees = { mcp, a2a, acp, cloudevents } as const;
