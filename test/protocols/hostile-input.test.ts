// Nothing that a package exports for what arrives throws on any input, but `encode` and `assert…`, which refuse by InvalidMessageError.

import * as swarm from "@wirepact/acp-swarm";
import * as mail from "@wirepact/agent-mail";
import * as droids from "@wirepact/mcp-agent-mail";
import * as store from "@wirepact/message-store";
import * as oacp from "@wirepact/oacp";
import { describe, expect, it } from "vitest";
import { groupFilterName, groupPredicateName, threadFilterName } from "../../generator/exports/exported-names.js";

const packages: Readonly<Record<string, object>> = { swarm, mail, droids, store, oacp };

type Call = (...given: readonly unknown[]) => unknown;

const boom = (): never => {
  throw new Error("boom");
};

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

const revoked = Proxy.revocable({}, {});
revoked.revoke();

/** Values that no text gives. */
function hostileValues(tag: string, types: readonly string[]): readonly unknown[] {
  const ofType = (type: string): readonly unknown[] => [
    Object.defineProperty({ [tag]: type }, "anything", { enumerable: true, get: boom }),
    new Proxy({ [tag]: type }, { get: (target, key) => (key === tag ? target[tag] : boom()), ownKeys: boom }),
    new Proxy({ [tag]: type }, { get: (_target, key) => (key === tag ? type : 10n) }),
    { [tag]: type, self: cycle },
  ];
  const plain = [undefined, null, 7, 7n, Symbol("x"), "", "\0", [], {}, cycle, boom, new Date(Number.NaN), new Map(), new Uint8Array(3)];
  return [
    ...plain,
    Object.defineProperty({}, tag, { enumerable: true, get: boom }),
    new Proxy({}, { get: boom, has: boom, ownKeys: boom, getOwnPropertyDescriptor: boom, getPrototypeOf: boom }),
    revoked.proxy,
    ...types.flatMap(ofType),
  ];
}

/** What a call returns or throws. */
function outcomeOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe.each(Object.entries(packages))("%s", (_name, exported) => {
  const functions = exported as Readonly<Record<string, Call>>;
  const { tag, messages, flows } = (exported as { readonly protocol: typeof swarm.protocol }).protocol;
  const values = hostileValues(tag, Object.keys(messages));

  it("guards say yes or no", () => {
    const guards = Object.keys(functions).filter((name) => /^is(?![a-z])/.test(name));
    expect(guards.length).toBeGreaterThan(Object.keys(messages).length);
    for (const name of guards) for (const value of values) expect(functions[name]!(value), name).toBeTypeOf("boolean");
    expect(values.filter((value) => !functions["is"]!(value)).length).toBeGreaterThan(20);
  });

  it("predicates and filters of groups and threads say yes or no", () => {
    const { groups, parts } = (exported as { readonly protocol: typeof swarm.protocol }).protocol;
    for (const group of Object.keys(groups)) {
      const predicate = functions[groupPredicateName(group)]!;
      for (const value of values) expect(predicate(value), group).toBeTypeOf("boolean");
      expect(functions[groupFilterName(group)]!(values)).toBeInstanceOf(Array);
    }
    for (const path of parts.thread ?? []) expect(functions[threadFilterName(String(path.at(-1)))]!(values, "x")).toEqual([]);
  });

  it("validate, decode and receive give issues", async () => {
    for (const value of values) {
      for (const mode of ["strict", "lenient"]) {
        expect(functions["validate"]!(value, { mode })).toHaveProperty("ok");
        expect(functions["decode"]!(value, { mode })).toHaveProperty("ok");
        expect(await functions["receive"]!(value, { mode, self: "me" })).toHaveProperty("status");
      }
    }
  });

  it("encode writes what JSON.stringify sees or throws an InvalidMessageError, and so does assertMessage", () => {
    for (const value of values) {
      const written = outcomeOf(() => functions["encode"]!(value));
      if (typeof written === "string") expect(written).toBe(functions["encode"]!(JSON.parse(JSON.stringify(value))));
      else expect(written).toBeInstanceOf(swarm.InvalidMessageError);
      try {
        functions["assertMessage"]!(value);
      } catch (error) {
        expect(error).toBeInstanceOf(swarm.InvalidMessageError);
      }
    }
  });

  it("a conversation, where there are flows, takes them in", () => {
    const conversation = functions["createConversation"]?.() as ReturnType<typeof swarm.createConversation> | undefined;
    if (conversation === undefined) return expect(flows).toEqual({});
    for (const value of values) expect(conversation.feed(value as swarm.Message).duplicate).toBe(false);
    expect(conversation.findings().length).toBeGreaterThan(0);
  });
});
