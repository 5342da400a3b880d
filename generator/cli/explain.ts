// `wirepact explain`: explains a code about a spec, a message or a change between releases, or lists them all.

import { nearestName } from "@wirepact/core";
import { catalog } from "../diagnostics/catalog.js";
import type { CatalogEntry } from "../diagnostics/catalog-entry.js";
import { issueMeanings } from "../emit/docs/issue-meanings.js";
import { findReleaseText, releaseTexts } from "../release/rules/index.js";
import type { AddCommand } from "./command.js";
import type { Terminal } from "./terminal.js";

const issues: Readonly<Record<string, { readonly stage: string; readonly when: string }>> = issueMeanings;

const stages: Readonly<Record<string, string>> = {
  text: "when a message is decoded",
  message: "when a message is validated",
  writing: "when a message is encoded",
  receiving: "when a message is received",
  conversation: "when a conversation is monitored",
  warning: "as a warning about an accepted message",
};

const entries = catalog as Readonly<Record<string, CatalogEntry<never>>>;

/** Codes about specs and releases, in the order of the stages. */
const codes: readonly string[] = [...Object.keys(entries), ...releaseTexts.map(({ id }) => `release/${id}`)];

/** Adds the command. */
export const addExplainCommand: AddCommand = (program, { terminal, exit }) => {
  program
    .command("explain")
    .description("explain a code, or list all codes")
    .argument("[code]", "a code such as parse/unknown-key, too-long or release/field-renamed")
    .action((code: string | undefined) => {
      if (code === undefined) return listCodes(terminal);
      const issue = Object.hasOwn(issues, code) ? code : /^rule\/./.test(code) ? "rule" : undefined;
      const found = findCode(code);
      if (issue !== undefined) explainIssue(issue, terminal);
      if (issue !== undefined && found !== undefined) terminal.print("");
      if (found !== undefined) return explainCode(found, terminal);
      if (issue !== undefined) return;
      const near = nearestCode(code);
      terminal.complain(
        `error: unknown code "${code}"${near === undefined ? "; run `wirepact explain` to list all codes" : `; did you mean "${near}"?`}`,
      );
      return exit(2);
    });
};

function listCodes({ print, colours }: Terminal): void {
  const width = Math.max(...codes.map(({ length }) => length));
  const row = (code: string, kind: string, text: string): void => print(`${code.padEnd(width)}  ${colours.dim(kind.padEnd(7))}  ${text}`);
  for (const [code, { when }] of Object.entries(issues)) row(code, "message", when);
  for (const code of codes) {
    const { severity, explain } = entries[code] ?? { severity: "change", explain: findReleaseText(code)?.explain ?? "" };
    row(code, severity, firstSentence(explain));
  }
}

/** Explains an issue of the run time, which has no example in a spec. */
function explainIssue(code: string, { print, colours }: Terminal): void {
  const { stage, when } = issues[code]!;
  print(`${colours.bold(code)} (message issue, reported ${stages[stage] ?? stage})\n\n${when}`);
}

function explainCode(code: string, { print, colours }: Terminal): void {
  const rule = findReleaseText(code);
  if (rule !== undefined && !Object.hasOwn(entries, code)) {
    const { explain, example, fix } = rule;
    const parts = [`${explain} ${fix}`, `Before:\n${indent(example.before)}`, `After:\n${indent(example.after)}`];
    return print([`${colours.bold(code)} (change between releases)`, ...parts].join("\n\n"));
  }
  const { severity, explain, wrong, right } = entries[code]!;
  const examples = [`${colours.red("Wrong:")}\n${indent(wrong)}`, `${colours.green("Right:")}\n${indent(right)}`];
  print([`${colours.bold(code)} (${severity})`, explain, ...examples].join("\n\n"));
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}

/** The code itself, or the only code that ends with the given text. */
function findCode(given: string): string | undefined {
  if (codes.includes(given)) return given;
  const ending = codes.filter((code) => code.endsWith(`/${given}`));
  return ending.length === 1 ? ending[0] : undefined;
}

function nearestCode(given: string): string | undefined {
  const all = [...codes, ...Object.keys(issues)];
  if (given.includes("/")) return nearestName(given, all);
  const near = nearestName(
    given,
    all.map((code) => code.replace(/^.*\//, "")),
  );
  return all.find((code) => code === near || code.endsWith(`/${near}`));
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;
}
