// Messages from one version to another and back.

import { describe, expect, test } from "vitest";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import { downgradeMessage, upgradeMessage, type Migrations } from "../../packages/core/src/migrate/migrate.js";
import { migrationSteps } from "../../generator/emit/migrations.js";
import { downgradeFramed, upgradeFramed } from "../../packages/core/src/migrate/migrate-framed.js";
import { modelsOf } from "../support/golden.js";

const [protocol] = modelsOf("golden-specs/shop/wirepact.yaml");
const migrations: Migrations = {
  protocol: runnable(protocol!),
  steps: [
    {
      version: "2.0.0",
      messages: {
        order: {
          rename: [
            [["buyer"], ["customer"]],
            [
              ["content", "article"],
              ["content", "item"],
            ],
          ],
        },
      },
    },
    {
      version: "3.0.0",
      messages: {
        order: {
          values: [
            [["content", "size"], { S: "small", L: "large", XL: "large" }],
            [["content", "sizes"], { S: "small", L: "large" }],
          ],
          add: [[["content", "note"], ""]],
        },
      },
    },
  ],
};

const first = { type: "order", format: "1.2.0", buyer: "Ada", content: { article: "bread", size: "XL", sizes: ["S", "other"], loose: 1 } };

/** What a message of 1.2.0 becomes where any content is valid. */
function upgraded(message: unknown): unknown {
  const order = protocol!.messages["order"]!;
  const shape = { ...order.shape, open: true, fields: order.shape.fields.filter(({ name }) => name === "type") };
  const tolerant = runnable({ ...protocol!, messages: { order: { ...order, shape, rules: [] } } });
  const result = upgradeMessage({ ...migrations, protocol: tolerant }, message, "1.2.0");
  return result.ok ? result.value : result.issues;
}

describe("upgradeMessage", () => {
  test("applies every step since the version of the message", () => {
    const fine = { ...first, content: { ...first.content, sizes: ["S"] } };
    expect(upgradeMessage(migrations, fine, "1.2.0")).toEqual({
      ok: true,
      warnings: [],
      value: {
        type: "order",
        format: "3.0.0",
        customer: "Ada",
        content: { item: "bread", size: "large", sizes: ["small"], loose: 1, note: "" },
      },
    });
    expect(fine.content.article).toBe("bread");
  });

  test("rejects messages whose type is not a string", () => {
    for (const type of [{ toString: 1 }, Object.create(null), Symbol("order"), null, 7, ["order"]]) {
      expect(upgradeMessage(migrations, { ...first, type }, "1.2.0")).toMatchObject({ ok: false });
      expect(downgradeMessage(migrations, { ...first, type }, "1.2.0")).toMatchObject({ buyer: "Ada" });
    }
    for (const message of [null, 7, "order", [], undefined])
      expect(upgradeMessage(migrations, message, "1.2.0")).toMatchObject({ ok: false });
  });

  test("overwrites nothing, not even a value that is not the expected object, and moves no absent fields", () => {
    const both = { ...first, customer: "Grace", content: { article: "bread", item: "cake", size: 5, sizes: [7, "S"] } };
    expect(upgraded(both)).toMatchObject({
      buyer: "Ada",
      customer: "Grace",
      content: { article: "bread", item: "cake", size: 5, sizes: [7, "small"] },
    });
    expect(Object.keys(upgraded({ type: "order", format: "1.2.0" }) as object)).toEqual(["type", "format", "content"]);
    expect(upgraded({ type: "order", format: "1.2.0", content: "bread" })).toEqual({ type: "order", format: "3.0.0", content: "bread" });
  });

  test("applies no step of a version that the message already has", () => {
    const second = { type: "order", format: "2.1.0", customer: "Ada", content: { item: "bread", size: "S" } };
    expect(upgradeMessage(migrations, second, "2.1.0")).toMatchObject({ ok: true, value: { customer: "Ada", content: { size: "small" } } });
    expect(upgradeMessage(migrations, { ...second, buyer: "Bo" }, "2.1.0")).toMatchObject({ value: { customer: "Ada", buyer: "Bo" } });
  });

  test("reports what is wrong with the result", () => {
    const result = upgradeMessage(migrations, first, "1.2.0");
    expect(result.ok ? [] : result.issues.map(({ code, path }) => [code, path])).toEqual([["unknown-value", ["content", "sizes", 1]]]);
    for (const strange of [
      null,
      7,
      "text",
      [],
      {},
      { type: "nothing" },
      { type: "order", content: null },
      { type: "order", content: [] },
    ]) {
      expect(upgradeMessage(migrations, strange, "1.0.0").ok).toBe(false);
    }
  });
});

describe("downgradeMessage", () => {
  const third = {
    type: "order",
    format: "3.0.0",
    customer: "Ada",
    content: { item: "bread", size: "large", sizes: ["small"], note: "Now." },
  };

  test("goes back to the version that is asked for", () => {
    expect(downgradeMessage(migrations, third, "2.5.0")).toEqual({
      type: "order",
      format: "2.5.0",
      customer: "Ada",
      content: { item: "bread", size: "L", sizes: ["S"] },
    });
    expect(downgradeMessage(migrations, third, "1.0.0")).toEqual({
      type: "order",
      format: "1.0.0",
      buyer: "Ada",
      content: { article: "bread", size: "L", sizes: ["S"] },
    });
    expect(third.content.note).toBe("Now.");
  });

  test("and a downgraded message can be upgraded again", () => {
    const lean = { ...third, content: { ...third.content, note: "" } };
    expect(upgradeMessage(migrations, downgradeMessage(migrations, lean, "1.0.0"), "1.0.0")).toMatchObject({ ok: true, value: lean });
  });
});

describe("messages in frames", () => {
  const calculator = modelsOf("framed-specs/wirepact.yaml").find(({ name }) => name === "calculator")!;
  const framed: Migrations = { protocol: runnable(calculator), steps: migrationSteps(calculator) };
  const jsonrpc = "2.0";
  const older = { jsonrpc, id: 1, method: "add", params: { first: 1, second: 2 } };
  const newer = { jsonrpc, id: 1, method: "add", params: { a: 1, b: 2 } };

  test("are known by their frame and tag", () => {
    expect(upgradeFramed(framed, older, "0.9.0")).toEqual({ ok: true, value: newer, warnings: [] });
    expect(upgradeFramed(framed, older, "1.0.0").ok).toBe(false);
    expect(downgradeFramed(framed, newer, "0.9.0")).toEqual(older);
    // A notification of the same tag is another message.
    const { id: _id, ...notification } = older;
    expect(upgradeFramed(framed, notification, "0.9.0").ok).toBe(false);
    expect(downgradeFramed(framed, { ...notification, params: newer.params }, "0.9.0")).toMatchObject({ params: newer.params });
  });

  test("are results of the request that is given", () => {
    const olderResult = { jsonrpc, id: 2, result: { number: 3 } };
    const newerResult = { jsonrpc, id: 2, result: { n: 3, last: false } };
    const request = { jsonrpc, id: 2, method: "count", params: { to: 3 } };
    for (const answers of ["count", request]) {
      expect(upgradeFramed(framed, olderResult, "0.9.0", { answers })).toMatchObject({ ok: true, value: newerResult });
      expect(downgradeFramed(framed, newerResult, "0.9.0", { answers })).toEqual(olderResult);
    }
    // Without its request, a result can be any.
    expect(upgradeFramed(framed, olderResult, "0.9.0")).toMatchObject({ ok: true, value: olderResult });
    expect(upgradeFramed(framed, { ...olderResult, result: { number: "3" } }, "0.9.0", { answers: "count" }).ok).toBe(false);
    expect(() => upgradeFramed(framed, olderResult, "0.9.0", { answers: "subtract" })).toThrow(/no request/);
  });

  test("that are not messages are issues", () => {
    for (const strange of [null, [], 7, "text", {}, { method: "constructor", id: 1 }, { result: 1 }])
      expect(upgradeFramed(framed, strange, "0.9.0").ok, JSON.stringify(strange)).toBe(false);
  });
});
