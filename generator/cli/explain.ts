// `wirepact explain`: tells more about a diagnostic code, or lists them all.

import { nearestName } from "@wirepact/core";
import { catalog } from "../diagnostics/catalog.js";
import type { CatalogEntry } from "../diagnostics/catalog-entry.js";
import type { AddCommand } from "./command.js";
import type { Terminal } from "./terminal.js";

const entries = catalog as Readonly<Record<string, CatalogEntry<never>>>;

/** Adds the command. */
export const addExplainCommand: AddCommand = (program, { terminal, exit }) => {
  program
    .command("explain")
    .description("explain a diagnostic code, or list them all")
    .argument("[code]", "a code such as parse/unknown-key")
    .action((code: string | undefined) => {
      if (code === undefined) return listCodes(terminal);
      const found = findCode(code);
      if (found !== undefined) return explainCode(found, terminal);
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
  for (const code of codes) {
    const { severity, explain } = entries[code]!;
    print(`${code.padEnd(width)}  ${colours.dim(severity.padEnd(7))}  ${firstSentence(explain)}`);
  }
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
  const codes = Object.keys(entries);
  if (given.includes("/")) return nearestName(given, codes);
  const near = nearestName(
    given,
    codes.map((code) => code.replace(/^.*\//, "")),
  );
  return codes.find((code) => code.endsWith(`/${near}`));
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;
}
