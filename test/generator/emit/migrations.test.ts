// Generated migrations: typed functions, only if the spec has migrations.

import { expect, test } from "vitest";
import { migrationsEmitter } from "../../../generator/emit/migrations.js";
import { packageIndexEmitter } from "../../../generator/emit/package-index.js";
import { emitAll, expectGolden, modelsOf } from "../../support/golden.js";

test("migrations are exported", async () => {
  expectGolden("migrations", await emitAll([migrationsEmitter, packageIndexEmitter], modelsOf("golden-specs/shop/wirepact.yaml")));
});

test("a spec without migrations has no such module", async () => {
  expect(await emitAll([migrationsEmitter], modelsOf("golden-specs/workshop/wirepact.yaml"))).toEqual([]);
});
