// Puts names into specs, and tries the packages: they compile strictly, and what they build, encode, decode and judge is right.

import { expect } from "vitest";
import type { Emitter } from "../../generator/emit/emitter.js";
import { codeEmitters } from "../../generator/emit/index.js";
import { jsonSchemaEmitter } from "../../generator/emit/json-schema.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import type { Json } from "../../packages/core/src/index.js";
import { writePackages } from "./emitted-packages.js";
import { emitAll } from "./golden.js";
import { type NamedSpec, places, protocols } from "./named-specs.js";
import { checkProtocol } from "./spec-in-memory.js";

interface Package {
  readonly is: (value: unknown) => boolean;
  readonly encode: (message: unknown, options?: object) => string;
  readonly decode: (text: string, options?: object) => { readonly ok: boolean; readonly value: unknown };
  readonly [builder: `create${string}`]: (...parameters: readonly unknown[]) => unknown;
}

/** The names are not ours. */
export const anyCase = { allow: { "name-case": "These names come from elsewhere.", "timestamp-untyped": "They are only names." } };

export interface Trial {
  /** Names that `check` refuses even in a spec of their own, with the reason. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Tries names in a place of a protocol. Names that only collide with each other are tried apart. */
export async function tryNames(place: string, protocol: string, names: readonly string[]): Promise<Trial> {
  const refused = new Map<string, string>();
  let left = names;
  while (left.length > 0) {
    const { model, spec, collided } = await accepted(place, protocol, left, refused);
    if (model !== undefined) await tryPackage(model, spec, place, [...codeEmitters, jsonSchemaEmitter]);
    left = collided;
  }
  return { refused };
}

/** The largest spec of names that `check` accepts, and the names that must be tried apart from those in it. */
async function accepted(place: string, protocol: string, names: readonly string[], refused: Map<string, string>) {
  const collided: string[] = [];
  let kept = names;
  for (;;) {
    const spec = places[place]!(kept, protocols[protocol]!);
    const { model, errors, text } = await checkProtocol({ ...anyCase, ...spec.parts });
    if (errors.length === 0) return { model, spec, collided };
    const wrong = new Map(errors.map(({ span, code, message }) => [keyAt(text, span), `${code}: ${message}`]));
    const named = kept.filter((name) => wrong.has(name));
    // An error that is not about a name of the list is one of the spec.
    expect(
      named,
      [...wrong]
        .map(([key, problem]) => `${key}: ${problem}`)
        .slice(0, 5)
        .join("\n"),
    ).not.toEqual([]);
    for (const name of named) {
      if (kept.length === 1) refused.set(name, wrong.get(name)!);
      else collided.push(name);
    }
    kept = kept.filter((name) => !wrong.has(name));
    if (kept.length === 0 && named.length === names.length && names.length > 1) {
      // None is accepted together with the others: each on its own.
      for (const name of collided.splice(0)) collided.push(...(await accepted(place, protocol, [name], refused)).collided);
      return { model: undefined, spec, collided };
    }
    if (kept.length === 0) return { model: undefined, spec, collided };
  }
}

/** The key of the spec that a diagnostic is about; a field without its question mark. */
function keyAt(text: string, span: { readonly start: number; readonly end: number } | undefined): string {
  const found = text.slice(span?.start ?? 0, span?.end ?? 0);
  try {
    return String(JSON.parse(found)).replace(/\?$/, "");
  } catch {
    return found;
  }
}

/** Compiles the package of a spec, loads it, and sends its messages through it. */
export async function tryPackage(
  model: ProtocolModel,
  { messages }: NamedSpec,
  place: string,
  emitters: readonly Emitter[],
): Promise<void> {
  const packages = writePackages(await emitAll(emitters, [model]));
  try {
    packages.compile();
    const loaded = await packages.load<Package>(model.name);
    await Promise.all(["testing", "tools"].map((module) => packages.load(model.name, module)));
    for (const message of messages) tryMessage(loaded, model, message, place);
  } finally {
    packages.remove();
  }
}

function tryMessage(loaded: Package, model: ProtocolModel, message: Readonly<Record<string, Json>>, place: string): void {
  const { is, encode, decode } = loaded;
  const shown = `${place}: ${JSON.stringify(message).slice(0, 300)}`;
  expect(is(message), shown).toBe(true);
  const tag = (message["sampleTag"] ?? message["method"]) as string;
  const { typeName } = model.messages[tag]!;
  const { sampleTag: _, sampleBody, ...envelope } = message;
  const built =
    "params" in message
      ? loaded[`create${typeName}`]!(message["params"])
      : loaded[`create${typeName}`]!({ ...envelope, ...(sampleBody as object) });
  expect(built, shown).toEqual({ ...message, ...("params" in message ? {} : { sampleWanted: false }) });
  for (const encoding of Object.keys(model.encodings)) {
    const decoded = decode(encode(message, { encoding }), { encoding });
    expect(decoded, `${encoding}, ${shown}`).toMatchObject({ ok: true });
    expect(decoded.value, `${encoding}, ${shown}`).toEqual(message);
  }
}
