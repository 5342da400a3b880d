// What `encode` writes is what `JSON.stringify` sees, for messages of the real protocols: own enumerable properties of plain objects, getters by
// their value. An object that inherits from another is refused.

import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Encode } from "../../packages/core/src/codec/codec-types.js";
import { InvalidMessageError } from "../../packages/core/src/errors.js";
import { messageArbitrary } from "../../packages/core/src/testing/index.js";
import { seeded } from "../support/seed.js";
import { specProtocols } from "../support/spec-protocols.js";

type Message = Record<string, unknown>;
type Disguise = "plain" | "getter" | "hidden" | "hidden getter" | "inherited" | "inherited getter";

const disguises: readonly Disguise[] = ["plain", "getter", "hidden", "hidden getter", "inherited", "inherited getter"];

/** The `encode` of each package, which asks its guard before the walker. */
const encoders = new Map<string, Encode<{ message: unknown }>>();
const protocols = specProtocols().map(runnable);
for (const { name } of protocols) {
  const { encode } = (await import(`../../packages/${name}/src/index.ts`)) as { readonly encode: Encode<{ message: unknown }> };
  encoders.set(name, encode);
}

/** A copy of a message whose properties are given in other ways, at every depth. */
function disguised(value: unknown, next: () => Disguise): unknown {
  if (Array.isArray(value)) return value.map((item) => disguised(item, next));
  if (typeof value !== "object" || value === null) return value;
  const prototype: object = {};
  const object: object = {};
  for (const [name, inner] of Object.entries(value)) {
    const how = next();
    const held = disguised(inner, next);
    const property = how.endsWith("getter") ? { get: () => held } : { value: held, writable: true };
    const enumerable = !how.startsWith("hidden");
    const isInherited = how.startsWith("inherited");
    if (isInherited) Object.setPrototypeOf(object, prototype);
    Object.defineProperty(isInherited ? prototype : object, name, { ...property, enumerable, configurable: true });
  }
  return object;
}

/** Whether all objects that `JSON.stringify` would see are plain. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) && Object.values(value).every(isPlain);
}

function tryEncode(encode: Encode<{ message: unknown }>, message: unknown): string | undefined {
  try {
    return encode(message);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidMessageError);
    return undefined;
  }
}

describe.each(protocols)("encode of $name", (protocol) => {
  const encode = encoders.get(protocol.name)!;

  it("writes what JSON.stringify sees, or nothing", () => {
    fc.assert(
      fc.property(messageArbitrary<Message>(protocol), fc.infiniteStream(fc.constantFrom(...disguises)), (message, stream) => {
        const odd = disguised(message, () => stream.next().value as Disguise);
        expect(tryEncode(encode, odd)).toBe(isPlain(odd) ? tryEncode(encode, JSON.parse(JSON.stringify(odd))) : undefined);
      }),
      seeded(150),
    );
  });

  it("takes a message of getters for what they give", () => {
    fc.assert(
      fc.property(messageArbitrary<Message>(protocol), (message) => {
        expect(encode(disguised(message, () => "getter"))).toBe(encode(message));
      }),
      seeded(50),
    );
  });
});
