import { readFileSync } from "node:fs";
import { runnable } from "@wirepact/core/codegen";
import { expect, test } from "vitest";
import { arbitrariesEmitter } from "../../../generator/emit/arbitraries.js";
import { testdataEmitter } from "../../../generator/emit/testdata.js";
import { changesBetween } from "../../../generator/emit/json-changes.js";
import { abbreviate } from "../../../generator/emit/abbreviate.js";
import { explain } from "../../../packages/core/src/explain/explain.js";
import { boundaryMessages, nearMisses } from "../../../packages/core/src/testing/vectors.js";
import { emitAll, expectGolden, modelsOf } from "../../support/golden.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { readTestData } from "../../support/test-data.js";

const protocols = specProtocols();

test.each(protocols)("test data of $name reads back as the messages it was made of", async (model) => {
  const [valid, boundary, invalid] = (await emitAll([testdataEmitter], [model])).map(({ text }) => readTestData(text));
  expect(valid!.length).toBeGreaterThanOrEqual(4 * Object.keys(model.messages).length);
  for (const { message } of [...valid!, ...boundary!]) expect(explain(runnable(model), message)).toMatchObject({ ok: true });
  expect(boundary!.map(({ message }) => message)).toEqual(boundaryMessages(runnable(model)).map(({ message }) => message));
  const misses = nearMisses(runnable(model));
  expect(invalid).toMatchObject(
    misses.map(({ type, name, message, issue, path, breaks }) => ({ type, name, message, issue, path, breaks })),
  );
});

test.each(protocols)("test data of $name is what the repository contains", async (model) => {
  for (const { path, text } of await emitAll([testdataEmitter], [model])) {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"), path).toBe(text);
  }
});

test("the files of a small protocol match the golden files", async () => {
  expectGolden("test-data", await emitAll([testdataEmitter, arbitrariesEmitter], modelsOf("diagnostics/base/wirepact.yaml")));
});

test("test data is deterministic", async () => {
  const emitters = [testdataEmitter, arbitrariesEmitter];
  const [again] = specProtocols();
  expect(await emitAll(emitters, [again!])).toEqual(await emitAll(emitters, [protocols[0]!]));
});

test("changes are the smallest ones, by pointer", () => {
  const before = { a: 1, list: [1, { b: 2 }], "x/y~z": true, gone: null };
  expect(changesBetween(before, before)).toEqual({});
  expect(changesBetween(before, { a: 1, list: [1, { b: 3 }], "x/y~z": false, gone: null })).toEqual({
    set: { "/list/1/b": 3, "/x~1y~0z": false },
  });
  expect(changesBetween(before, { a: 1, list: [1], "x/y~z": true, new: {} })).toEqual({
    set: { "/list": [1], "/new": {} },
    drop: ["/gone"],
  });
  expect(changesBetween(before, 7)).toEqual({ set: { "": 7 } });
});

test("long runs are abbreviated, short ones are not", () => {
  expect(abbreviate("x".repeat(59))).toBe("x".repeat(59));
  expect(abbreviate({ a: ["x".repeat(2001)] })).toEqual({ a: [{ $repeat: "x", times: 2001 }] });
  expect(abbreviate("𝒳".repeat(200))).toEqual({ $repeat: "𝒳", times: 200 });
  expect(abbreviate(`a ${"xy\n".repeat(100)}`)).toEqual({ $join: ["a ", { $repeat: "xy\n", times: 100 }] });
  expect(abbreviate(Array.from({ length: 51 }, () => "x".repeat(500)))).toEqual({ $repeat: [{ $repeat: "x", times: 500 }], times: 51 });
  expect(abbreviate([1, 1, 2])).toEqual([1, 1, 2]);
});
