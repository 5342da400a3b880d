// What is committed is what the spec gives.

import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadConfig, type ProjectConfig } from "../../generator/config/load-config.js";
import { generate } from "../../generator/pipeline/generate.js";

it("is up to date", async () => {
  const config = (await loadConfig(fileURLToPath(new URL("../..", import.meta.url)))) as ProjectConfig;
  const { diagnostics, unchanged, protocols } = await generate({ config, check: true });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  expect(protocols.length).toBeGreaterThanOrEqual(5);
  expect(unchanged.length).toBeGreaterThan(15 * protocols.length);
});
