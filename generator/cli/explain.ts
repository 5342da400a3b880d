// `wirepact explain`: tells more about a code, of the generator about specs or of packages about messages, or lists them all.

import { nearestName } from "@wirepact/core";
import { catalog } from "../diagnostics/catalog.js";
import type { CatalogEntry } from "../diagnostics/catalog-entry.js";
import { issueMeanings } from "../emit/docs/issue-meanings.js";
import type { AddCommand } from "./command.js";
import type { Terminal } from "./terminal.js";

const issues: Readonly<Record<string, { readonly stage: string; readonly when: string }>> = issueMeanings;

const stages: Readonly<Record<string, string>> = {
  text: "in reading the text",
  message: "in judging the message",
  writing: "in writing a message",
  receiving: "in receiving a message",
  conversation: "in following a conversation",
  warning: "as a warning about what was accepted",
};

const entries = catalog as Readonly<Record<string, CatalogEntry<never>>>;

/** Adds the command. */
export const addExplainCommand: AddCommand = (program, { terminal, exit }) => {
  program
    .command("explain")
    .description("explain a code about a spec or about a message, or list them all")
    .argument("[code]", "a code such as parse/unknown-key or too-long")
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
        `error: there is no code "${code}"${near === undefined ? "; run `wirepact explain` for all of them" : `; did you mean ${near}?`}`,
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

/** What an issue of the run time means; it is about messages, so there is no spec to show. */
function explainIssue(code: string, { print, colours }: Terminal): void {
  const { stage, when } = issues[code]!;
  print(`${colours.bold(code)} (an issue of messages; it arises ${stages[stage] ?? stage})\n\n${when}`);
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

/** The code itself, or the one code that ends like this. */
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
