// What the published JSON Schemas of public protocols say about a message. They define params and results; the JSON-RPC 2.0 frame around them is stated here.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json } from "../../packages/core/src/index.js";
import { createSampler } from "../generator/import/sample-schema.js";

export type Schema = Readonly<Record<string, unknown>>;
export type Verdict = (message: Json, answers?: string) => boolean;

export interface Referee {
  readonly judge: Verdict;
  /** One random message of every kind, made from the schema; not all of them are valid. */
  readonly samples: (random: (below: number) => number) => readonly Sample[];
}

export interface Example {
  readonly src: string;
  readonly msg: Json;
  /** The method that a response answers. */
  readonly req?: string | null;
}

export interface Sample extends Example {
  /** The property with what the schema describes, if that is not the whole message. */
  readonly body: string | undefined;
  readonly schema: Schema;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folder with messages and schemas; it lies beside the clone, or beside the folder of its work trees. */
export const worldFolder = [`${root}../shared/world/`, `${root}../../shared/world/`].find((folder) => existsSync(folder));

const read = (name: string): unknown => JSON.parse(readFileSync(`${worldFolder}${name}`, "utf8"));

export const readSchema = (name: string): Schema => read(`schemas/${name}`) as Schema;

export const examplesOf = (name: string): readonly Example[] => read(`${name}.examples.json`) as readonly Example[];

/** The schemas of what travels inside a frame. */
interface Methods {
  readonly requests: ReadonlyMap<string, Body>;
  readonly notifications: ReadonlyMap<string, Body>;
  readonly results: ReadonlyMap<string, Schema>;
  /** Methods that are not defined and may be used. */
  readonly others?: RegExp;
  /** An error message, if it is not that of JSON-RPC. */
  readonly failure?: Schema;
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

const jsonRpcError = {
  type: "object",
  properties: { code: { type: "integer" }, message: { type: "string" } },
  required: ["code", "message"],
};

const failureWith = (error: Schema, required: readonly string[]): Schema =>
  frame({ id: { type: ["string", "integer", "null"] }, error }, [...required, "error"], ["method", "params", "result"]);

const jsonRpcFailure = failureWith(jsonRpcError, ["id"]);

const anything: Body = { schema: {}, required: false };

function samplesOf(schema: Schema, { requests, notifications, results }: Methods, random: (below: number) => number): readonly Sample[] {
  const sample = createSampler(schema, random);
  const make = (method: string, head: Readonly<Record<string, Json>>, body: string, part: Schema): Sample => ({
    src: `${body} of ${method}`,
    msg: { jsonrpc: "2.0", ...head, [body]: sample(part) },
    ...(body === "result" ? { req: method } : {}),
    body,
    schema: part,
  });
  const withParams = (bodies: Methods["requests"]) => [...bodies].filter(([, { schema: part }]) => Object.keys(part).length > 0);
  return [
    ...withParams(requests).map(([method, { schema: part }]) => make(method, { id: 1, method }, "params", part)),
    ...withParams(notifications).map(([method, { schema: part }]) => make(method, { method }, "params", part)),
    ...[...results].map(([method, part]) => make(method, { id: 1 }, "result", part)),
  ];
}

const refereeOf = (schema: Schema, methods: Methods): Referee => ({
  judge: judgeFrames(schema, methods),
  samples: (random) => samplesOf(schema, methods, random),
});

/** The verdict on a message by the frame it is in, which the members that are there tell. */
function judgeFrames(schema: Schema, { requests, notifications, results, others, failure = jsonRpcFailure }: Methods): Verdict {
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
  checkBase64(ajv);
  ajv.addSchema(schema, "published");
  return (part) => ajv.compile(part) as (message: Json) => boolean;
}

const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Lets what is encoded in base64 be checked, although the keyword is only an annotation. */
export function checkBase64(ajv: Ajv): void {
  ajv.removeKeyword("contentEncoding");
  ajv.addKeyword({ keyword: "contentEncoding", type: "string", validate: (_encoding: string, value: string) => isBase64.test(value) });
}

const reference = (...path: readonly string[]): Schema => ({ $ref: `published#/${path.join("/")}` });

type Definitions = Readonly<Record<string, Schema>>;

const propertiesOf = (definition: Schema | undefined): Readonly<Record<string, Schema>> =>
  (definition?.["properties"] ?? {}) as Readonly<Record<string, Schema>>;

const requires = (definition: Schema | undefined, name: string): boolean =>
  ((definition?.["required"] ?? []) as readonly string[]).includes(name);

/** The definitions with a constant `method`: the method, the name of the definition, and its params. */
function methodsIn(definitions: Definitions, suffix: string, key = "definitions"): readonly (readonly [string, string, Body])[] {
  return Object.entries(definitions).flatMap(([name, definition]) => {
    const { method, params } = propertiesOf(definition);
    // Since 2026-07-28, some requests are only parts of results, which have no frame.
    const isPart = "DiscoverRequest" in definitions && propertiesOf(definition)["jsonrpc"] === undefined;
    if (!name.endsWith(suffix) || typeof method?.["const"] !== "string" || isPart) return [];
    const schema = params === undefined ? {} : reference(key, name, "properties", "params");
    return [[method["const"], name, { schema, required: requires(definition, "params") }] as const];
  });
}

/**
 * MCP: `FooRequest` is answered by `FooResult`, or by an empty one. What is said about the params of all requests, their `_meta`, holds for each. Where there are
 * tasks, a request that asks for one is answered with it.
 */
function mcp(given: Schema = readSchema("mcp-2025-06-18.json")): Referee {
  const key = given["$defs"] === undefined ? "definitions" : "$defs";
  const definitions = given[key] as Definitions;
  // Any JSON value: the schema leaves out null and fractions, which the types of the protocol have.
  const schema = "JSONValue" in definitions ? { ...given, [key]: { ...definitions, JSONValue: {} } } : given;
  const bodies = (suffix: string, common: string): ReadonlyMap<string, Body> => {
    const general =
      `${common}Params` in definitions ? reference(key, `${common}Params`) : reference(key, `JSONRPC${common}`, "properties", "params");
    return new Map(
      methodsIn(definitions, suffix, key).map(([method, , body]) => [method, { ...body, schema: { allOf: [body.schema, general] } }]),
    );
  };
  const resultOf = (request: string): Schema => {
    const name = request.replace(/Request$/, "Result");
    if (`${name}Response` in definitions) return reference(key, `${name}Response`, "properties", "result");
    const result = reference(key, name in definitions ? name : "EmptyResult");
    const canBeTask = ["CallToolRequest", "CreateMessageRequest", "ElicitRequest"].includes(request) && "CreateTaskResult" in definitions;
    return canBeTask ? { anyOf: [result, reference(key, "CreateTaskResult")] } : result;
  };
  return refereeOf(schema, {
    requests: bodies("Request", "Request"),
    notifications: bodies("Notification", "Notification"),
    results: new Map(methodsIn(definitions, "Request", key).map(([method, name]) => [method, resultOf(name)])),
    ...("JSONRPCErrorResponse" in definitions ? { failure: mcpFailure(definitions, key) } : {}),
  });
}

/** Since 2025-11-25, some codes of errors have data of their own, and an error without a readable request has no ID. */
function mcpFailure(definitions: Definitions, key: string): Schema {
  const defined = Object.entries(definitions).flatMap(([name, definition]) => {
    const parts = (propertiesOf(definition)["error"]?.["allOf"] ?? []) as readonly Schema[];
    const code = parts.map((part) => propertiesOf(part)["code"]?.["const"]).find((value) => typeof value === "number");
    if (code === undefined) return [];
    return [{ if: { properties: { code: { const: code } }, required: ["code"] }, then: reference(key, name, "properties", "error") }];
  });
  return failureWith({ allOf: [jsonRpcError, ...defined] }, []);
}

/** A2A: `FooRequest` is answered by `FooSuccessResponse`; a task that is followed again is answered like a stream. */
function a2a(schema: Schema = readSchema("a2a-0.3.json")): Referee {
  const requests = methodsIn(schema["definitions"] as Definitions, "Request");
  const responseTo = (name: string): string =>
    name === "TaskResubscriptionRequest" ? "SendStreamingMessageSuccessResponse" : name.replace(/Request$/, "SuccessResponse");
  return refereeOf(schema, {
    requests: new Map(requests.map(([method, , body]) => [method, body])),
    notifications: new Map(),
    results: new Map(requests.map(([method, name]) => [method, reference("definitions", responseTo(name), "properties", "result")])),
  });
}

/** ACP: definitions name their method. Methods of extensions start with an underscore. */
function acp(schema: Schema = readSchema("acp.json")): Referee {
  const definitions = schema["$defs"] as Definitions;
  const named = (suffix: string): readonly (readonly [string, string])[] =>
    Object.entries(definitions).flatMap(([name, definition]) =>
      name.endsWith(suffix) && typeof definition["x-method"] === "string" ? [[definition["x-method"], name] as const] : [],
    );
  const bodies = (suffix: string): ReadonlyMap<string, Body> =>
    new Map(
      named(suffix).map(([method, name]) => [method, { schema: reference("$defs", name), required: "required" in definitions[name]! }]),
    );
  return refereeOf(schema, {
    requests: bodies("Request"),
    notifications: bodies("Notification"),
    results: new Map(named("Response").map(([method, name]) => [method, reference("$defs", name)])),
    others: /^_/u,
  });
}

const attributes = new Set("specversion id source type datacontenttype dataschema subject time data data_base64".split(" "));

/**
 * CloudEvents has no frames. Its schema leaves open what the document says about extension attributes (names of lower-case letters and digits; strings, booleans,
 * integers, or null for none), and about data (not both forms), so that this is added here.
 */
function cloudevents(): Referee {
  const judge = createCompiler(readSchema("cloudevents-1.0.json"))(reference());
  const isExtension = (value: Json): boolean =>
    value === null || typeof value === "string" || typeof value === "boolean" || Number.isInteger(value);
  const judgeAll = (message: Json): boolean => {
    if (!judge(message)) return false;
    const members = message as Readonly<Record<string, Json>>;
    const extensions = Object.entries(members).filter(([name]) => !attributes.has(name));
    return (
      extensions.every(([name, value]) => /^[a-z0-9]+$/.test(name) && isExtension(value)) &&
      !(Object.hasOwn(members, "data") && Object.hasOwn(members, "data_base64"))
    );
  };
  return { judge: judgeAll, samples: () => [] };
}

/** AG-UI has no frames: its events are the parts of a union. */
function agUi(schema: Schema): Referee {
  const events = (schema["$defs"] as Definitions)["Event"]!["oneOf"] as readonly Schema[];
  return {
    judge: createCompiler(schema)(reference("$defs", "Event")),
    samples: (random) => {
      const sample = createSampler(schema, random);
      return events.map((part) => ({ src: String(part["$ref"]), msg: sample(part), body: undefined, schema: part }));
    },
  };
}

export const referees = { mcp, a2a, acp, agUi, cloudevents } as const;
