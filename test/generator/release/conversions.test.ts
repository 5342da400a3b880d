// Messages of one version as messages of another: what is kept, what is lost, and that nothing is lost silently.

import { describe, expect, test } from "vitest";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { pairModels } from "../../../generator/compare/pair-models.js";
import { assessConversions } from "../../../generator/release/convert/assess-conversions.js";
import { createConverter, type Conversion } from "../../../generator/release/convert/convert-message.js";
import type { Json } from "../../../packages/core/src/index.js";
import { sampleOf } from "../../support/sample-size.js";
import { fixtureNames, readFixture, resolveText } from "./rule-fixture.js";
import { silentLosses } from "./silent-losses.js";

const head = (version: string) => `protocol: shop
version: ${version}
roles: { buyer: Buys., shop: Sells. }
`;

const old = resolveText(`${head("1.0.0")}
types:
  Part: { doc: A part., fields: { name: string, weight?: integer } }
  Card: { doc: A card., fields: { kind: { const: card, doc: A card. }, number: string } }
  Cash: { doc: Cash., fields: { kind: { const: cash, doc: Cash. } } }
  Bill: { doc: A bill., fields: { kind: { const: bill, doc: A bill. }, to: string } }
messages:
  order:
    doc: An order.
    from: buyer
    to: shop
    fields:
      item: string
      note?: string
      state: { enum: closed, values: { open: Open., shut: Shut., gone: Gone. }, doc: The state. }
      parts: { list: Part, doc: The parts. }
      pay?: { union: [Card, Cash, Bill], doc: How it is paid. }
      rush?: { union: [boolean, string], doc: Whether it is urgent. }
      tags?: { map: { type: Part, doc: A part. }, doc: Parts by name. }
  cancel: { doc: Cancels., from: buyer, to: shop, fields: {} }
`).model;

const current = resolveText(`${head("2.0.0")}
types:
  Part: { doc: A part., fields: { title: { type: string, aliases: [name], doc: The title. } } }
  Card: { doc: A card., fields: { kind: { const: card, doc: A card. }, number: string, name?: string } }
  Cash: { doc: Cash., fields: { kind: { const: coins, doc: Cash. } } }
messages:
  order:
    doc: An order.
    from: buyer
    to: shop
    fields:
      product: string
      color?: string
      amount: integer
      unit: { const: piece, doc: Always pieces. }
      state: { enum: closed, values: { open: Open., done: Done. }, doc: The state. }
      parts: { list: Part, doc: The parts. }
      pay?: { union: [Card, Cash], doc: How it is paid. }
      rush?: { type: boolean, doc: Whether it is urgent. }
      tags?: { map: { type: Part, doc: A part. }, doc: Parts by name. }
  refund: { doc: Refunds., from: shop, to: buyer, fields: {} }
migrations:
  2.0.0:
    order: { rename: { item: product }, values: { state: { shut: done, gone: done } }, add: { amount: 1 } }
`).model;

const pair = pairModels(old, current).messages.find(({ old: { name } }) => name === "order")!;
const up = createConverter({ old, new: current }, pair, "up");
const down = createConverter({ old, new: current }, pair, "down");
const lossesOf = (conversion: Conversion) =>
  conversion.ok ? conversion.losses.map(({ kind, path, value }) => [kind, path.join("."), value]) : conversion;

describe("a message of the old version", () => {
  test("keeps what the new one has, under its new name, and gets what is new", () => {
    const made = up({ type: "order", item: "tea", state: "open", parts: [{ name: "leaf" }], tags: { a: { name: "b" } }, other: 1 });
    expect(made).toEqual({
      ok: true,
      message: {
        type: "order",
        product: "tea",
        state: "open",
        parts: [{ title: "leaf" }],
        tags: { a: { title: "b" } },
        other: 1,
        amount: 1,
        unit: "piece",
      },
      losses: [{ path: ["amount"], kind: "filled", value: 1 }],
    });
  });

  test("loses what the new one lacks, and says so", () => {
    const made = up({
      type: "order",
      item: "tea",
      note: "hot",
      state: "gone",
      parts: [{ name: "x" }, { name: "y", weight: 3 }],
      rush: "very",
    });
    expect(lossesOf(made)).toEqual([
      ["dropped", "note", "hot"],
      ["merged", "state", "gone"],
      ["dropped", "parts.1.weight", 3],
      ["dropped", "rush", "very"],
      ["filled", "amount", 1],
    ]);
    expect(made.ok && (made.message as { readonly state: string }).state).toBe("done");
  });

  test("has the part of a union that the tag, the name or the fields pair", () => {
    const paid = (pay: Json) => up({ type: "order", item: "tea", state: "open", parts: [], pay });
    const card = paid({ kind: "card", number: "7" });
    expect(card.ok && (card.message as { readonly pay: Json }).pay).toEqual({ kind: "card", number: "7" });
    const cash = paid({ kind: "cash" });
    expect(cash.ok && (cash.message as { readonly pay: Json }).pay).toEqual({ kind: "coins" });
    // Optional, so that the rest of the message is kept.
    expect(lossesOf(paid({ kind: "bill", to: "me" }))).toEqual([
      ["dropped", "pay", { kind: "bill", to: "me" }],
      ["filled", "amount", 1],
    ]);
  });
});

describe("a message of the new version", () => {
  test("goes back, and loses what is new", () => {
    const made = down({ type: "order", product: "tea", color: "red", amount: 3, unit: "piece", state: "done", parts: [{ title: "leaf" }] });
    expect(made).toEqual({
      ok: true,
      message: { type: "order", item: "tea", state: "shut", parts: [{ name: "leaf" }] },
      losses: [
        { path: ["color"], kind: "dropped", value: "red" },
        { path: ["amount"], kind: "dropped", value: 3 },
      ],
    });
  });
});

test("without a counterpart for something required, a message has none", () => {
  const { migrations: _migrations, ...rest } = current;
  const without: ProtocolModel = { ...rest, migrations: {} };
  const order = pairModels(old, without).messages[0]!;
  const message = { type: "order", item: "tea", state: "gone", parts: [] };
  expect(createConverter({ old, new: without }, order, "up")(message)).toEqual({
    ok: false,
    path: ["state"],
    reason: "is a value that does not exist there",
  });
  expect(createConverter({ old, new: without }, order, "up")({ ...message, state: "open" })).toEqual({
    ok: false,
    path: ["product"],
    reason: "is required there, and the message has no value for it",
  });
});

test("a report has the worst verdict of each message, and where something was lost", async () => {
  const [upward, downward] = await assessConversions(old, current, { seed: 1, runs: 20 });
  expect([upward.from, upward.to, downward.from, downward.to]).toEqual(["1.0.0", "2.0.0", "2.0.0", "1.0.0"]);
  expect(upward.messages.map(({ message, verdict }) => [message, verdict])).toEqual([
    ["order", "losses"],
    ["cancel", "impossible"],
  ]);
  expect(downward.messages.map(({ message, verdict }) => [message, verdict])).toEqual([
    ["order", "losses"],
    ["refund", "impossible"],
  ]);
  expect(upward.messages[0]!.losses.map(({ kind, path }) => `${kind} ${path}`).sort()).toContain("dropped parts[].weight");
  expect(upward.messages[1]!.impossible).toMatchObject([{ reason: "2.0.0 does not have this message" }]);
  const [same] = await assessConversions(old, { ...old, version: "1.0.1" }, { seed: 1, runs: 20 });
  expect(same.messages.every(({ verdict }) => verdict === "equal")).toBe(true);
});

test("a report leaves to code what the spec converts by hand, also under another name", async () => {
  const purchase = resolveText(`${head("2.0.0")}
messages:
  purchase: { doc: An order., from: buyer, to: shop, aliases: [order], fields: { item: string } }
  cancel: { doc: Cancels., from: buyer, to: shop, fields: {} }
`).model;
  const migrations: ProtocolModel["migrations"] = { "2.0.0": { purchase: { rename: {}, values: {}, add: {}, from: "order", by: "hand" } } };
  const reports = await assessConversions(old, { ...purchase, migrations }, { seed: 1, runs: 5 });
  expect(reports.map(({ messages }) => messages.map(({ message, verdict }) => [message, verdict]))).toEqual([
    [
      ["order", "by hand"],
      ["cancel", "equal"],
    ],
    [
      ["purchase", "by hand"],
      ["cancel", "equal"],
    ],
  ]);
});

describe("nothing is lost silently", () => {
  const pairs = fixtureNames.map((name) => [name, readFixture(name)] as const);
  test.each(sampleOf(pairs, 6))("%s", async (_, { old: before, new: after }) => {
    expect(await silentLosses(before, after, 10)).toEqual([]);
  });
});

describe("a property that only one version describes", () => {
  const schema = (version: string, fields: string, more = "") =>
    resolveText(`${head(version)}
types:
  Schema: { doc: A schema., fields: { type: string${fields} }${more} }
messages:
  tool: { doc: A tool., from: buyer, to: shop, fields: { schema: Schema } }
`).model;
  const convertBetween = (before: ProtocolModel, after: ProtocolModel, direction: "up" | "down") =>
    createConverter({ old: before, new: after }, pairModels(before, after).messages[0]!, direction);
  const message = (rest: object) => ({ type: "tool", schema: { type: "object", ...rest } }) as Json;
  const properties = { what: { type: "string" } };
  const described = ", properties?: { map: { map: any } }, secret?: { type: integer, sensitive: true }";

  test("arrives where the other version leaves it open, if it is valid as the field", () => {
    const toOld = convertBetween(schema("1.0.0", described), schema("2.0.0", ""), "down");
    expect(toOld(message({ properties, other: 1 }))).toEqual({ ok: true, message: message({ properties, other: 1 }), losses: [] });
    const invalid = toOld(message({ properties: 7, secret: "x" }));
    expect(invalid).toEqual({
      ok: true,
      message: message({}),
      losses: [
        { path: ["schema", "properties"], kind: "dropped", value: 7 },
        { path: ["schema", "secret"], kind: "dropped", value: "x", sensitive: true },
      ],
    });
  });

  test("goes both ways if the other version says that it keeps such properties", () => {
    const [before, after] = [schema("1.0.0", described), schema("2.0.0", "", ", extras: { values: any }")];
    for (const direction of ["up", "down"] as const)
      expect(convertBetween(before, after, direction)(message({ properties, secret: 1 }))).toEqual({
        ok: true,
        message: message({ properties, secret: 1 }),
        losses: [],
      });
  });

  test.each(["", ", extras: { values: any }"])("satisfies a required field, but does not promise it", (more) => {
    const [before, after] = [schema("1.0.0", ", size: integer"), schema("2.0.0", "", more)];
    const toOld = convertBetween(before, after, "down");
    expect(toOld(message({ size: 1 }))).toEqual({ ok: true, message: message({ size: 1 }), losses: [] });
    for (const rest of [{}, { size: "S" }])
      expect(toOld(message(rest))).toMatchObject({ ok: false, path: ["schema", "size"], reason: expect.stringContaining("is required") });
  });

  test("does not take the place of a field that moved, or of another field under its name", () => {
    const before = resolveText(`${head("1.0.0")}
messages:
  tool: { doc: A tool., from: buyer, to: shop, fields: { item: string, size: { fields: { meters: integer } } } }
`).model;
    const after = resolveText(`${head("2.0.0")}
messages:
  tool: { doc: A tool., from: buyer, to: shop, fields: { product: string, length: integer } }
migrations:
  2.0.0: { tool: { rename: { item: product, size.meters: length } } }
`).model;
    expect(convertBetween(before, after, "up")({ type: "tool", item: "a", product: "b", size: { meters: 3 }, length: 4 })).toEqual({
      ok: true,
      message: { type: "tool", product: "a", length: 3 },
      losses: [
        { path: ["product"], kind: "dropped", value: "b" },
        { path: ["length"], kind: "dropped", value: 4 },
      ],
    });
    expect(convertBetween(before, after, "down")({ type: "tool", product: "a", length: 3, size: { meters: 4 } })).toMatchObject({
      message: { type: "tool", item: "a", size: { meters: 3 } },
      losses: [{ path: ["size"], kind: "dropped", value: { meters: 4 } }],
    });
  });
});
