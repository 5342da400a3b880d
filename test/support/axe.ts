// axe-core (https://github.com/dequelabs/axe-core) on a page of a browser.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

interface Axe {
  readonly run: (options: object) => Promise<AxeResult>;
}

/** The barriers that axe finds on a page, by all rules or by some, each with the first element that has it. */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // The policy of the page forbids inline scripts, so the tool is brought in by the debugger.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  // Describing what passed takes longer than finding what did not. Styles come from the page, not from requests, which the policy forbids.
  const options = { resultTypes: ["violations"], preload: false, ...(rules === undefined ? {} : { runOnly: rules }) };
  const { violations } = await page.evaluate(async (given) => (globalThis as unknown as { axe: Axe }).axe.run(given), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ""}`);
}
