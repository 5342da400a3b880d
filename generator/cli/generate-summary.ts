// The summary of `wirepact generate`. In its own module because a run with nothing to do shows only this.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Terminal } from "./terminal.js";

/** The result of a run. */
export interface Outcome {
  readonly protocols: readonly string[];
  readonly messages: number;
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly deleted: readonly string[];
}

/** Shows the files that were written or deleted, and the totals. */
export function showSummary({ protocols, messages, written, unchanged, deleted }: Outcome, terminal: Terminal, time: string): void {
  for (const path of written) terminal.print(`${terminal.colours.green("written")}  ${path}`);
  for (const path of deleted) terminal.print(`${terminal.colours.yellow("deleted")}  ${path}`);
  const packages = deleted.flatMap((path) => /^(packages\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? []);
  if (packages.length > 0) terminal.print(`Run \`npm install\` to remove ${packages.join(", ")} from the lock file.`);
  const files = `${written.length} written, ${unchanged.length} unchanged, ${deleted.length} deleted`;
  terminal.print(`${count(protocols.length, "protocol")}, ${count(messages, "message")}: ${files} (${time})`);
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** The time since a run started. */
export const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(2)} s`;

/** Where packages were written, and their scope. */
export interface Packages {
  readonly protocols: readonly string[];
  readonly out: string;
  readonly scope: string;
}

/** Names the packages that npm has not linked yet. */
export function showUnlinked({ protocols, out, scope }: Packages, terminal: Terminal): void {
  const unlinked = protocols.filter((name) => !existsSync(join(out, "node_modules", scope, name)));
  if (unlinked.length > 0) terminal.print(`Run \`npm install\` to link ${unlinked.map((name) => `packages/${name}`).join(", ")}.`);
}
