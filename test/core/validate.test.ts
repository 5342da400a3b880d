import {
  explain,
  findMisspellings,
  type Field,
  formatIssues,
  InvalidMessageError,
  type Issue,
  nearestName,
  type ProtocolDescriptor,
  type Shape,
  unwrap,
  validateMessage,
} from "@wirepact/core";
import { assertValid, createStandardSchema, createValidate } from "@wirepact/core/codegen";
import { describe, expect, it } from "vitest";
import { passesGuard } from "../../packages/core/src/codec/fast-path.js";
import { anOrder, optional, reading, required, sample, scalar, struct } from "./sample-protocol.js";
import { expectLinear } from "../support/growth.js";

/** A guard that counts how often it is asked. */
function countingGuard(verdict: boolean): { readonly is: (value: unknown) => boolean; readonly asked: () => number } {
  let count = 0;
  return { is: () => (count++, verdict), asked: () => count };
}

const throwing = (): boolean => {
  throw new Error("boom");
};

describe("the option misspellings", () => {
  const shape = struct([
    required("type", { kind: "literal", value: "note" }),
    optional("labels", scalar("string")),
    optional("secret", struct([optional("key", scalar("string"))]), { sensitive: true }),
  ]);
  const protocol: ProtocolDescriptor = {
    ...sample,
    tag: "type",
    messages: { note: { ...Object.values(sample.messages)[0]!, shape, rules: [] } },
  };
  const check = (value: object): readonly string[] => {
    const result = createValidate(protocol, () => true)({ type: "note", ...value }, { misspellings: findMisspellings });
    return result.ok ? result.warnings.map(({ message }) => message) : ["invalid"];
  };

  it("warns of an unknown property whose name is near that of an absent field", () => {
    expect(check({ lables: "a" })).toEqual(['unknown field lables; did you mean "labels"?']);
    expect(check({ labels: "a", lables: "a" })).toEqual([]);
    expect(check({ other: "a" })).toEqual([]);
    expect(createValidate(protocol, () => true)({ type: "note", lables: "a" })).toMatchObject({ ok: true, warnings: [] });
  });

  it("does not look inside sensitive values, nor at objects with very many unknown properties", () => {
    expect(check({ secret: { kee: "a" } })).toEqual([]);
    expect(check(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`label${index}`, 1])))).toEqual([]);
  });
});

describe("validate", () => {
  const receipt = { ...anOrder(), kind: "receipt", body: { sum: 1 } };

  it("trusts the guard of a message that can raise no warning", () => {
    const { is, asked } = countingGuard(true);
    const broken = { ...receipt, body: {} };
    expect(validateMessage(sample, is, broken)).toEqual({ ok: true, value: broken, warnings: [] });
    expect(validateMessage(reading({ trim: true, emptyStrings: "absent" }), is, broken).ok).toBe(true);
    expect(asked()).toBe(2);
  });

  it("takes only messages of the type that is asked for, in both modes, kept ones included", () => {
    const { is } = countingGuard(true);
    expect(validateMessage(sample, is, receipt, { type: "receipt" }).ok).toBe(true);
    expect(validateMessage(sample, is, receipt, { type: "order" })).toMatchObject({
      ok: false,
      issues: [{ code: "wrong-constant", message: 'kind must be "order", got "receipt"' }],
    });
    const keeping = reading({}, { unknownTypes: "keep" });
    expect(validateMessage(keeping, is, receipt, { type: "order", mode: "lenient" })).toMatchObject({ ok: false });
    expect(validateMessage(keeping, is, { ...receipt, kind: "other" }, { type: "order", mode: "lenient" })).toMatchObject({ ok: false });
    expect(validateMessage(keeping, is, { ...receipt, kind: "other" }, { mode: "lenient" })).toMatchObject({ ok: true });
  });

  it("walks a message that can raise one, and everything that the guard rejects", () => {
    const { is, asked } = countingGuard(true);
    expect(validateMessage(sample, is, anOrder({ file: "../a" }))).toMatchObject({ ok: true, warnings: [{ code: "path-leaves-root" }] });
    expect(asked()).toBe(0);
    expect(validateMessage(sample, () => false, receipt)).toEqual({ ok: true, value: receipt, warnings: [] });
    expect(validateMessage(sample, () => false, { ...receipt, body: {} })).toMatchObject({
      ok: false,
      issues: [{ code: "missing-field" }],
    });
  });

  it("never asks the guard in lenient mode, and gives the repaired message", () => {
    const { is, asked } = countingGuard(true);
    const validate = createValidate(sample, is);
    const result = validate(anOrder({ tags: "a" }), { mode: "lenient" });
    expect(result).toMatchObject({ ok: true, value: { body: { tags: ["a"] } }, warnings: [{ code: "wrapped" }] });
    expect(asked()).toBe(0);
  });

  it("survives a guard that throws on a hostile getter", () => {
    expect(validateMessage(sample, throwing, receipt).ok).toBe(true);
  });
});

describe("passesGuard", () => {
  it("asks the walker where reading could change a valid message", () => {
    const colour: Shape = { kind: "enum", open: true, values: [{ value: "RED", aliases: ["ROT"] }] };
    const withField = (shape: Shape, traits: object = {}): ProtocolDescriptor => {
      const fields: readonly Field[] = [required("kind", { kind: "literal", value: "order" }), optional("x", shape, traits)];
      return { ...sample, messages: { order: { ...sample.messages["order"]!, rules: [], shape: struct(fields) } } };
    };
    const message = { kind: "order" };
    expect(passesGuard(withField(scalar("string")), () => true, message, "read")).toBe(true);
    for (const protocol of [
      withField(colour),
      withField({ kind: "list", item: colour }),
      withField(scalar("string"), { aliases: ["y"] }),
    ]) {
      expect(passesGuard(protocol, () => true, message, "read")).toBe(false);
      expect(passesGuard(protocol, () => true, message, "checked")).toBe(true);
    }
    expect(passesGuard(withField({ ...colour, open: false }), () => true, message, "read")).toBe(true);
    expect(passesGuard(withField(scalar("path", { inside: "warn" })), () => true, message, "checked")).toBe(false);
    expect(passesGuard(withField(scalar("string"), { computed: { by: ["kind"], level: "warning" } }), () => true, message, "checked")).toBe(
      false,
    );
    expect(passesGuard({ ...withField(scalar("string")), reading: { ...sample.reading, trim: true } }, () => true, message, "read")).toBe(
      false,
    );
    expect(passesGuard(sample, () => true, { kind: "gossip" }, "checked")).toBe(false);
    expect(passesGuard(sample, () => true, null, "checked")).toBe(false);
  });
});

describe("assert", () => {
  it("throws all issues at once, and the wrong type too", () => {
    expect(() => assertValid(sample, () => false, anOrder())).not.toThrow();
    expect(() => assertValid(sample, () => false, anOrder(), "receipt")).toThrow(InvalidMessageError);
    let caught: unknown;
    try {
      assertValid(sample, () => false, anOrder({ title: 7, size: "huge" }));
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(Error);
    expect(caught).toMatchObject({ name: "InvalidMessageError", issues: [{ code: "wrong-type" }, { code: "unknown-value" }] });
    expect((caught as Error).message).toBe(
      '2 problems in the message\nbody.title must be a single-line string, got 7 [wrong-type]\nbody.size must be one of "small", "large", got "huge" [unknown-value]',
    );
  });
});

describe("formatIssues", () => {
  it("puts each issue on a line, with its position if it has one", () => {
    const issues: readonly Issue[] = [
      { code: "pattern", path: ["a"], message: "a is bad", at: { line: 3, column: 7, offset: 40 } },
      { code: "rule/x", path: [], message: "message breaks a rule" },
    ];
    expect(formatIssues(issues)).toBe("3:7 a is bad [pattern]\nmessage breaks a rule [rule/x]");
    expect(new InvalidMessageError(issues.slice(0, 1)).message).toBe("3:7 a is bad [pattern]");
    expect(formatIssues([])).toBe("");
  });
});

describe("unwrap", () => {
  it("returns the value of a result, or throws with its issues", () => {
    const message = anOrder();
    expect(unwrap(validateMessage(sample, () => true, message))).toBe(message);
    const issues: readonly Issue[] = [{ code: "pattern", path: ["a"], message: "a is bad" }];
    expect(() => unwrap({ ok: false, issues })).toThrow(new InvalidMessageError(issues));
  });
});

describe("Standard Schema", () => {
  const title = { description: "A title.", $ref: "#/$defs/Title" };
  const definitions = { Title: { type: "string" }, Unused: { type: "number" } };
  const parts = { schema: { type: "object", properties: { title } }, definitions: [definitions] };
  const schema = createStandardSchema<object>(sample, (value) => explain(sample, value).ok, parts);
  const receipts = createStandardSchema<object>(sample, () => false, parts, "receipt");

  it("names its vendor", () => {
    expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "wirepact" });
  });

  it("gives the value, or issues with message and path", () => {
    const value = anOrder();
    expect(schema["~standard"].validate(value)).toEqual({ value });
    expect(schema["~standard"].validate(anOrder({ title: 7 }))).toMatchObject({
      issues: [{ message: "body.title must be a single-line string, got 7", path: ["body", "title"] }],
    });
  });

  it("returns a JSON Schema in the draft that is asked for, a new copy each time", () => {
    const { input, output } = schema["~standard"].jsonSchema;
    const current = input({ target: "draft-2020-12" });
    expect(current).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      ...parts.schema,
      $defs: { Title: definitions.Title },
    });
    expect(output({ target: "draft-07" })).toEqual({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: { title: { description: "A title.", allOf: [{ $ref: "#/definitions/Title" }] } },
      definitions: { Title: definitions.Title },
    });
    Object.assign(current["properties"] as object, { title: false });
    expect(input({ target: "draft-2020-12" })).toMatchObject({ properties: { title } });
    expect(() => input({ target: "openapi-3.0" })).toThrow('unsupported JSON Schema target "openapi-3.0"');
  });

  it("of one message rejects the others", () => {
    expect(receipts["~standard"].validate(anOrder())).toMatchObject({ issues: [{ path: ["kind"] }] });
    expect(receipts["~standard"].validate({ ...anOrder(), kind: "receipt", body: { sum: 1 } })).toHaveProperty("value");
  });
});

describe("nearestName", () => {
  it.each([
    ["stauts", ["state", "status", "story"], "status"],
    ["Story-ID", ["storyId", "story"], "storyId"],
    ["taskrequest", ["task-request", "task"], "task-request"],
    ["in-progress", ["pending", "in_progress"], "in_progress"],
    ["colour", ["title", "size"], undefined],
    ["x", ["y", "z"], undefined],
    ["", ["a"], undefined],
    ["id", ["ide"], "ide"],
    ["same", ["same"], undefined],
    ["titel", [], undefined],
  ])("of %j among %j is %j", (name, candidates, expected) => {
    expect(nearestName(name, candidates)).toBe(expected);
  });

  it("costs little for long names and many candidates", () => {
    const long = (length: number): string => "x".repeat(length);
    const pair = (length: number): readonly [string, string] => ["x".repeat(length), "y".repeat(length)];
    expectLinear(1_000_000, pair, ([name, other]) => nearestName(name, [other]));
    const similar = (length: number): readonly string[] => Array.from({ length }, (_, index) => `${"y".repeat(60)}${index}`);
    expectLinear(250, similar, (names) => nearestName(long(64), names));
  });
});
