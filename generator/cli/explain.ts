// `wirepact explain`: explains a diagnostic code of the generator or an issue code of the packages, or lists all codes.

import { nearestName } from "@wirepact/core";
import { catalog } from "../diagnostics/catalog.js";
import type { CatalogEntry } from "../diagnostics/catalog-entry.js";
import { issueMeanings } from "../emit/docs/issue-meanings.js";
import type { AddCommand } from "./command.js";
import type { Terminal } from "./terminal.js";

const issues: Readonly<Record<string, { readonly stage: string; readonly when: string }>> = issueMeanings;

const stages: Readonly<Record<string, string>> = {
  text: "when text is parsed",
  message: "when a message is validated",
  writing: "when a message is encoded",
  receiving: "when a message is received",
  conversation: "when a conversation is followed",
  warning: "as a warning about an accepted message",
};

const entries = catalog as Readonly<Record<string, CatalogEntry<never>>>;

/** Adds the command. */
export const addExplainCommand: AddCommand = (program, { terminal, exit }) => {
  program
    .command("explain")
    .description("explain a diagnostic or issue code, or list all codes")
    .argument("[code]", "code, for example parse/unknown-key or too-long")
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
  const codes = Object.keys(entries);
  const width = Math.max(...codes.map(({ length }) => length));
  for (const [code, { when }] of Object.entries(issues)) print(`${code.padEnd(width)}  ${colours.dim("message")}  ${when}`);
  for (const code of codes) {
    const { severity, explain } = entries[code]!;
    print(`${code.padEnd(width)}  ${colours.dim(severity.padEnd(7))}  ${firstSentence(explain)}`);
  }
}

/** Explains an issue code of the packages. */
function explainIssue(code: string, { print, colours }: Terminal): void {
  const { stage, when } = issues[code]!;
  print(`${colours.bold(code)} (issue of a message, reported ${stages[stage] ?? stage})\n\n${when}`);
}

function explainCode(code: string, { print, colours }: Terminal): void {
  const { severity, explain, wrong, right } = entries[code]!;
  print(
    `${colours.bold(code)} (${severity})\n\n${explain}\n\n${colours.red("Wrong:")}\n${indent(wrong)}\n\n${colours.green("Right:")}\n${indent(right)}`,
  );
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}

/** The code itself, or the only code that ends with `/` and this name. */
function findCode(given: string): string | undefined {
  if (Object.hasOwn(entries, given)) return given;
  const ending = Object.keys(entries).filter((code) => code.endsWith(`/${given}`));
  return ending.length === 1 ? ending[0] : undefined;
}

function nearestCode(given: string): string | undefined {
  const codes = [...Object.keys(entries), ...Object.keys(issues)];
  if (given.includes("/")) return nearestName(given, codes);
  const near = nearestName(
    given,
    codes.map((code) => code.replace(/^.*\//, "")),
  );
  return codes.find((code) => code === near || code.endsWith(`/${near}`));
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;
}
