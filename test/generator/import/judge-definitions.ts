// Judges values of every definition of a published schema twice: by ajv with the schema, and by what was imported from it.

import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { explainType, type Json } from "../../../packages/core/src/index.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import { compileFiles } from "../../../generator/pipeline/compile-files.js";
import type { Imported } from "../../../generator/import/import-spec.js";
import { toTypeName } from "../../../generator/import/type-names.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { createReader } from "../../gallery/gallery.js";
import { mutantsOf } from "../../gallery/world-mutants.js";
import { checkBase64 } from "../../gallery/world-referee.js";
import { createRandom } from "../../support/mutants.js";
import { createSampler } from "./sample-schema.js";

export type Schema = Readonly<Record<string, unknown>>;

interface Verdict {
  readonly ok: boolean;
  /** Where the first issue is. */
  readonly path: readonly (string | number)[];
}

export interface Judge {
  readonly judge: (value: Json) => Verdict;
  /** Values as they are when they are messages of this definition. */
  readonly prepare?: (value: Json) => Json;
}

export interface Tally {
  readonly judged: number;
  /** Definitions that are neither a type nor a message: unions and bases of frames. */
  readonly consumed: readonly string[];
  readonly mutants: number;
  /** Values that the schema rejects and the import accepts. */
  readonly wide: readonly string[];
  /** Values that the schema accepts and the import rejects, outside of unions. */
  readonly narrow: readonly string[];
  /** Values of a union of open objects: the schema accepts a mistake in one part as another part that does not know the property. */
  readonly otherParts: number;
}

interface Sizes {
  readonly seed: number;
  /** How many valid values each definition gets, and how many mutants each of these. */
  readonly values: number;
  readonly mutants: number;
  /** Every so many definitions are judged. */
  readonly every: number;
}

const isObject = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

const propertiesOf = (schema: unknown): Schema => (isObject(schema) && isObject(schema["properties"]) ? schema["properties"] : {});

/** What a published schema says; integers have no more digits than JSON numbers. */
export function createReferee(schema: Schema): (pointer: string) => (value: Json) => boolean {
  const settings = { strict: false, logger: false, validateSchema: false } as const;
  const ajv = String(schema["$schema"]).includes("2020-12") ? new Ajv2020(settings) : new Ajv(settings);
  addFormats.default(ajv);
  const most = Number.MAX_SAFE_INTEGER;
  const ranges = { uint16: [0, 65_535], uint32: [0, 4_294_967_295], uint64: [0, most], int64: [-most, most] } as const;
  for (const [name, [least, largest]] of Object.entries(ranges))
    ajv.addFormat(name, { type: "number", validate: (value: number) => Number.isInteger(value) && value >= least && value <= largest });
  checkBase64(ajv);
  const { $schema: _dialect, ...content } = schema;
  ajv.addSchema(content, "published");
  return (pointer) => ajv.compile({ $ref: `published#${pointer}` }) as (value: Json) => boolean;
}

/** The model of an imported protocol. */
export async function modelOf({ text }: Imported): Promise<ProtocolModel> {
  const root = { path: "wirepact.yaml", text: "protocols: [protocols/imported.yaml]\n" };
  const { protocols } = await compileFiles([root, { path: "protocols/imported.yaml", text }]);
  return protocols[0]!.model;
}

/** The definitions of a schema. */
export const definitionsOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (schema["$defs"] ?? schema["definitions"]) as Readonly<Record<string, Schema>>;

/** Judges the definitions of a schema. */
export function judgeDefinitions(schema: Schema, model: ProtocolModel, { seed, values, mutants, every }: Sizes): Tally {
  const judgeOf = createJudges(model);
  const referee = createReferee(schema);
  const random = createRandom(seed);
  const sample = createSampler(schema, random);
  const key = schema["$defs"] === undefined ? "definitions" : "$defs";
  const definitions = Object.entries(definitionsOf(schema)).filter((_, index) => index % every === 0);
  const tally = { judged: 0, consumed: [] as string[], mutants: 0, wide: [] as string[], narrow: [] as string[], otherParts: 0 };
  for (const [name, definition] of definitions) {
    const judge = judgeOf(name, definition);
    if (judge === undefined) {
      tally.consumed.push(name);
      continue;
    }
    tally.judged++;
    const { prepare = (value: Json): Json => value } = judge;
    const isValid = referee(`/${key}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`);
    const check = (value: Json): void => {
      const [expected, { ok, path }] = [isValid(value), judge.judge(value)];
      tally.mutants++;
      if (ok === expected) return;
      const shown = `${name}: ${JSON.stringify(value)}`;
      if (ok) tally.wide.push(shown);
      else if (isInUnion(schema, definition, path)) tally.otherParts++;
      else tally.narrow.push(shown);
    };
    let found = 0;
    for (let tries = 0; tries < values * 6 && found < values; tries++) {
      const value = prepare(sample(definition));
      if (!isValid(value)) continue;
      found++;
      check(value);
      const all = [...mutantsOf(value)];
      const chosen = all.length <= mutants ? all : Array.from({ length: mutants }, () => all[random(all.length)]!);
      for (const mutant of chosen) check(prepare(mutant.value));
    }
  }
  return tally;
}

/** How an imported protocol judges the values of a definition: as a type, as a message or as the body of one. */
export function createJudges(model: ProtocolModel): (name: string, definition: Schema) => Judge | undefined {
  const protocol = runnable(model);
  const reader = createReader(protocol);
  const decode = (value: Json, answers?: string): Verdict => {
    const result = reader.decode(value, answers);
    return { ok: result.ok, path: result.ok ? [] : (result.issues[0]?.path ?? []) };
  };
  const inside = (frame: Readonly<Record<string, Json>>, body: string, answers?: string): Judge => ({
    judge: (value) => {
      const { ok, path } = decode({ ...frame, [body]: value }, answers);
      return { ok, path: path.slice(1) };
    },
  });
  const isRpc = model.frames?.some(({ has }) => has.includes("result")) === true;
  return (name, definition) => {
    const type = toTypeName(name);
    const properties = propertiesOf(definition);
    const isFrame = properties["jsonrpc"] !== undefined;
    const method = definition["x-method"];
    const message = Object.values(model.messages).find(({ typeName }) => typeName === type);
    const answers = message?.answers;
    if (isFrame && properties["error"] !== undefined && properties["result"] === undefined)
      return { judge: (value) => decode(value), prepare: withCode(properties["error"]) };
    if (typeof method === "string") {
      const rpc = { jsonrpc: "2.0" };
      if (/(?:Response|Result)$/.test(name)) return inside({ ...rpc, id: 1 }, "result", method);
      return inside({ ...rpc, ...(name.endsWith("Request") ? { id: 1 } : {}), method }, "params");
    }
    if (Object.hasOwn(model.types, type)) {
      return {
        judge: (value) => {
          const result = explainType(protocol, value, type);
          return { ok: result.ok, path: result.ok ? [] : (result.issues[0]?.path ?? []) };
        },
      };
    }
    if (message === undefined) return undefined;
    if (isRpc && answers !== undefined && !isFrame) return inside({ jsonrpc: "2.0", id: 1 }, "result", answers);
    return { judge: (value) => decode(value, answers), prepare: isRpc ? withId : asAnswer(name, answers) };
  };
}

/** JSON-RPC has no requests whose ID is null, so that nothing answers them. */
const withId = (value: Json): Json => (isObject(value) && value["id"] === null ? { ...value, id: 1 } : value);

/** The error of a definition has its code; one with another code is another error. */
const withCode =
  (error: unknown) =>
  (value: Json): Json => {
    const parts = isObject(error) && Array.isArray(error["allOf"]) ? (error["allOf"] as readonly unknown[]) : [];
    const code = parts.map((part) => propertiesOf(part)["code"]).find((part) => isObject(part) && part["const"] !== undefined);
    if (!isObject(code) || !isObject(value) || !isObject(value["error"]) || value["error"]["code"] === undefined) return value;
    return { ...value, error: { ...value["error"], code: code["const"] } } as Json;
  };

/** A response to a request is one to this request, and says whether it is an error. */
const asAnswer =
  (name: string, answers: string | undefined) =>
  (value: Json): Json => {
    if (!isObject(value) || typeof value["success"] !== "boolean") return value;
    const isError = name === "ErrorResponse";
    const command = typeof value["command"] === "string" && !isError ? { command: answers } : {};
    return { ...value, ...command, success: !isError } as Json;
  };

/** Whether a path of a value leads through a union of the schema. */
export function isInUnion(document: Schema, definition: unknown, path: readonly (string | number)[]): boolean {
  const [step, ...rest] = path;
  const resolved = isObject(definition) ? definition : {};
  const reference = resolved["$ref"];
  if (typeof reference === "string") {
    const steps = reference
      .split("/")
      .slice(1)
      .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
    const target = steps.reduce<unknown>((found, part) => (isObject(found) ? found[part] : undefined), document);
    if (isInUnion(document, target, path)) return true;
  }
  const objects = [resolved["anyOf"], resolved["oneOf"]].flatMap((union) =>
    Array.isArray(union) ? [union.filter((part) => !isNullPart(part))] : [],
  );
  if (objects.some((parts) => parts.length > 1)) return true;
  const all = [...objects.flat(), ...(Array.isArray(resolved["allOf"]) ? (resolved["allOf"] as readonly unknown[]) : [])];
  if (all.some((part) => isInUnion(document, part, path))) return true;
  if (step === undefined) return false;
  const below = propertiesOf(resolved)[String(step)] ?? (typeof step === "number" ? resolved["items"] : resolved["additionalProperties"]);
  return isInUnion(document, below, rest);
}

const isNullPart = (part: unknown): boolean => isObject(part) && part["type"] === "null";
