// axe-core (https://github.com/dequelabs/axe-core) on a page of a browser.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** The barriers that axe finds on a page, each with the first element that has it. */
export async function findAxeViolations(page: Page): Promise<readonly string[]> {
  // The policy of the page forbids inline scripts, so the tool is brought in by the debugger.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => (globalThis as unknown as { axe: { run: () => Promise<AxeResult> } }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ""}`);
}
