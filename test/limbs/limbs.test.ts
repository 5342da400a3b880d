// Every key of a definition has its effect at every limb of a shape. Keys come from the language and limbs from core, so that a new one of either
// fails here until it is tried.

import type { Json, ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { limbs } from "@wirepact/core/shape";
import { fromToolCall, toToolArguments } from "@wirepact/core/tools";
import { redactMessage } from "@wirepact/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeProtocol } from "../../generator/describe/describe-protocol.js";
import { guardsEmitter } from "../../generator/emit/guards.js";
import { hasDefaults } from "../../generator/lower/default-fields.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { buildMessage } from "../../packages/core/src/build/build.js";
import { clip } from "../../packages/core/src/build/clip.js";
import { decodeMessage, encodeMessage } from "../../packages/core/src/codec/codec.js";
import { fillDefaults } from "../../packages/core/src/codec/defaults.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import { boundaryMessages, nearMisses } from "../../packages/core/src/testing/index.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { yaml } from "../support/encodings.js";
import { emitAll } from "../support/golden.js";
import { createReferee } from "../support/schema-referee.js";
import { type Effect, languageKeys, settings } from "./limb-settings.js";
import { type Place, placesOf, resolveAt, sites, valueAt } from "./limb-sites.js";

interface Trial {
  readonly name: string;
  readonly key: string;
  readonly place: Place;
  readonly effect: Effect;
}

const trials: readonly Trial[] = Object.entries(settings).flatMap(([key, effects], number) =>
  !Array.isArray(effects)
    ? []
    : (effects as readonly Effect[]).flatMap((effect, index) =>
        placesOf(number).map((place) => ({
          name: `${key}-${index}-${place.join("-")}`.replaceAll(".", "-").toLowerCase(),
          key,
          place,
          effect,
        })),
      ),
);

/** A protocol with the messages of some trials: all in one would be more than ajv can compile. */
interface Tried {
  readonly model: ProtocolModel;
  readonly errors: readonly string[];
  readonly descriptor: ProtocolDescriptor;
  readonly protocol: ProtocolDescriptor;
  readonly bySchema: (value: unknown) => boolean;
}

const byLimb = new Map(Object.keys(sites).map((limb) => [limb, tryAt(trials.filter(({ place }) => place[0] === limb))]));

function tryAt(some: readonly Trial[]): Tried {
  const { model, errors } = resolveAt(
    Object.fromEntries(some.map(({ name, place, effect: { definition } }) => [name, { place, definition }])),
  );
  if (model === undefined) throw new Error(errors.join("\n"));
  const descriptor = describeProtocol(model);
  return { model, errors, descriptor, protocol: runnable(descriptor), bySchema: createReferee().compile(lowerProtocol(model).bundle) };
}

const triedAt = ({ place }: Trial): Tried => byLimb.get(place[0]!)!;

let packages: readonly EmittedPackages[];
const guards = new Map<string, (value: unknown) => boolean>();
beforeAll(async () => {
  packages = await Promise.all(
    [...byLimb].map(async ([limb, { model }]) => {
      const written = writePackages(await emitAll([guardsEmitter], [model]));
      guards.set(limb, (await written.load<{ is: (value: unknown) => boolean }>("limbs", "guards")).is);
      return written;
    }),
  );
});
afterAll(() => packages.forEach(({ remove }) => remove()));

/** What walker, schema and guard say. */
function verdicts(trial: Trial, value: unknown): readonly boolean[] {
  const { protocol, bySchema } = triedAt(trial);
  return [explain(protocol, value).ok, bySchema(value), guards.get(trial.place[0]!)!(value)];
}

const messageOf = ({ name, place }: Trial, inner: Json): { readonly [name: string]: Json } => ({ type: name, at: valueAt(place, inner) });

/** Whether the definition is what lenient mode accepts: strict mode rejects its values, and lenient mode takes them as they are. */
const isAccepted = ({ place }: Trial): boolean => place.includes("accepted");

const ofEffect = <Key extends keyof Effect>(key: Key): readonly (readonly [string, Trial, NonNullable<Effect[Key]>])[] =>
  trials.flatMap((trial) => (trial.effect[key] === undefined ? [] : [[trial.name, trial, trial.effect[key]] as const]));

const read = (trial: Trial, value: Json, mode: "strict" | "lenient", encoding: "json" | "yaml"): unknown => {
  const { protocol } = triedAt(trial);
  const text = encoding === "json" ? JSON.stringify(value) : yaml.write(value as never, { protocol, mode, message: undefined, body: undefined });
  const result = decodeMessage(protocol, [json, yaml], typeof text === "string" ? text : text.ok ? text.text : "", { encoding, mode });
  return result.ok ? result.value : result.issues.map(({ message }) => message);
}; // prettier-ignore

describe("the table", () => {
  it("has every key of the language and every limb of core", () => {
    expect(new Set(Object.keys(settings))).toEqual(languageKeys);
    expect(new Set([...Object.keys(sites), "key"])).toEqual(new Set(limbs));
  });

  it("is allowed at every limb", () => expect([...byLimb.values()].flatMap(({ errors }) => errors)).toEqual([]));

  it("says of the keys that only fields of messages have that they are rejected elsewhere", () => {
    for (const [key, setting] of Object.entries(settings)) {
      if (typeof setting !== "object" || !("refused" in setting)) continue;
      for (const place of placesOf(0)) {
        const refused = resolveAt({ tried: { place, definition: setting.refused } });
        expect(refused.errors.length, `${key} at ${place.join(" ")}`).toBeGreaterThan(0);
      }
    }
  });
});

describe("a value", () => {
  it.each(ofEffect("valid"))("is valid at %s, and comes back from JSON, YAML and tool calls", (_, trial, values) => {
    const { protocol } = triedAt(trial);
    for (const value of values.map((inner) => messageOf(trial, inner))) {
      const strict = !isAccepted(trial);
      expect(verdicts(trial, value), JSON.stringify(value)).toEqual([strict, strict, strict]);
      const mode = strict ? "strict" : "lenient";
      expect(explain(protocol, value, { mode }).ok, JSON.stringify(value)).toBe(true);
      for (const encoding of ["json", "yaml"] as const) {
        const text = encodeMessage(protocol, [json, yaml], value, { encoding, mode });
        const decoded = decodeMessage(protocol, [json, yaml], text, { encoding, mode });
        expect(decoded.ok ? decoded.value : decoded.issues, text).toEqual(value);
      }
      if (!strict) continue;
      for (const dialect of ["plain", "strict"] as const) {
        const call = toToolArguments(protocol, value, dialect);
        const result = fromToolCall(protocol, call.name, call.arguments);
        expect(result.ok ? result.value : result.issues, JSON.stringify(call)).toEqual(value);
      }
    }
  });

  it.each(ofEffect("invalid"))("is not valid at %s", (_, trial, values) => {
    const { protocol } = triedAt(trial);
    for (const value of values.map((inner) => messageOf(trial, inner))) {
      expect(verdicts(trial, value), JSON.stringify(value)).toEqual([false, false, false]);
      const isRepaired = trial.effect.repairs !== undefined && !isAccepted(trial);
      expect(explain(protocol, value, { mode: "lenient" }).ok, JSON.stringify(value)).toBe(isRepaired);
    }
  });

  it.each(ofEffect("reads"))("is read at %s", (_, trial, [given, expected]) => {
    const value = messageOf(trial, given);
    for (const encoding of ["json", "yaml"] as const) {
      if (isAccepted(trial)) expect(read(trial, value, "lenient", encoding)).toEqual(value);
      else expect(read(trial, value, "strict", encoding)).toEqual(messageOf(trial, expected));
    }
  });

  it.each(ofEffect("repairs"))("is repaired at %s", (_, trial, [given, expected]) => {
    const { protocol } = triedAt(trial);
    const value = messageOf(trial, given);
    expect(explain(protocol, value).ok).toBe(false);
    for (const encoding of ["json", "yaml"] as const) {
      // What is accepted instead is judged strictly.
      if (isAccepted(trial)) expect(read(trial, value, "lenient", encoding)).toBeInstanceOf(Array);
      else expect(read(trial, value, "lenient", encoding)).toEqual(messageOf(trial, expected));
    }
  });

  it.each(ofEffect("fills"))("gets its default at %s", (_, trial, [given, expected]) => {
    const { protocol } = triedAt(trial);
    const text = JSON.stringify(messageOf(trial, given));
    const mode = isAccepted(trial) ? "lenient" : "strict";
    const result = decodeMessage(protocol, [json], text, { encoding: "json", mode, defaults: true, fill: fillDefaults });
    expect(result.ok && result.value).toEqual(messageOf(trial, isAccepted(trial) ? given : expected));
    const { types, messages } = triedAt(trial).model;
    expect(hasDefaults({ types, messages: { one: messages[trial.name]! } })).toBe(!isAccepted(trial));
  });

  it.each(ofEffect("writes"))("is written at %s", (_, trial, [given, expected]) => {
    const { protocol } = triedAt(trial);
    const warnings: string[] = [];
    const mode = isAccepted(trial) ? "lenient" : "strict";
    const onWarning = ({ code }: { readonly code: string }): unknown => warnings.push(code);
    const text = encodeMessage(protocol, [json], messageOf(trial, given), { encoding: "json", mode, onWarning });
    expect(JSON.parse(text)).toEqual(messageOf(trial, expected));
    expect(warnings).toContain("decode-only");
  });

  it.each(ofEffect("clips").filter(([, trial]) => !isAccepted(trial)))("is cut at %s", (_, trial, [given, expected]) => {
    const { protocol } = triedAt(trial);
    expect(buildMessage(protocol, trial.name, { at: valueAt(trial.place, given) }, { clip })).toEqual(messageOf(trial, expected));
  });

  it.each(ofEffect("builds").filter(([, trial]) => !isAccepted(trial)))("is built at %s", (_, trial, [given, expected]) => {
    const { protocol } = triedAt(trial);
    expect(buildMessage(protocol, trial.name, { at: valueAt(trial.place, given) })).toEqual(messageOf(trial, expected));
  });

  it.each(ofEffect("hides"))("is hidden at %s", (_, trial, [given, text]) => {
    const { protocol } = triedAt(trial);
    const value = messageOf(trial, given);
    expect(JSON.stringify(redactMessage(protocol, value))).not.toContain(text);
    for (const mode of ["strict", "lenient"] as const) {
      const result = explain(protocol, value, { mode });
      expect(result.ok).toBe(false);
      expect(JSON.stringify(result)).not.toContain(text);
    }
  });

  it.each(ofEffect("documents"))("is documented at %s, but not in the package", (_, trial, text) => {
    const { descriptor, model } = triedAt(trial);
    expect(JSON.stringify([descriptor.messages[trial.name], descriptor.types])).not.toContain(text);
    expect(JSON.stringify([model.messages[trial.name]!.shape, model.types])).toContain(text);
  });
});

describe("test data", () => {
  it.each([...byLimb])("has valid messages and near-misses of every key at %s", (limb, { protocol, bySchema }) => {
    const all = (message: unknown): readonly boolean[] => [explain(protocol, message).ok, bySchema(message), guards.get(limb)!(message)];
    const wrong = boundaryMessages<Json>(protocol).filter(({ message }) => all(message).includes(false));
    expect(wrong.map(({ message }) => message)).toEqual([]);
    const right = nearMisses(protocol).filter(({ message }) => all(message).includes(true));
    expect(right.map(({ message }) => message)).toEqual([]);
  });
});
