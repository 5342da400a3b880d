// Migrations as generated: typed functions over core, only where the spec has some.

import { expect, test } from "vitest";
import { migrationsEmitter } from "../../../generator/emit/migrations.js";
import { packageIndexEmitter } from "../../../generator/emit/package-index.js";
import { emitAll, expectGolden, modelsOf } from "../../support/golden.js";

test("gives a module and exports it", async () => {
  expectGolden("migrations", await emitAll([migrationsEmitter, packageIndexEmitter], modelsOf("golden-specs/shop/wirepact.yaml")));
});

test("gives nothing for a spec without migrations", async () => {
  expect(await emitAll([migrationsEmitter], modelsOf("golden-specs/workshop/wirepact.yaml"))).toEqual([]);
});
