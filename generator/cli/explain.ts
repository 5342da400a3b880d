// `wirepact explain`: explains a code about a spec, a message or a change between releases, or lists them all.

import type { CodeExplanation, ListedCode } from "../inspect/explain-code.js";
import type { AddCommand } from "./command.js";
import type { Terminal } from "./terminal.js";

/** Adds the command. */
export const addExplainCommand: AddCommand = (program, { terminal, exit }) => {
  program
    .command("explain")
    .description("explain a code, or list all codes by topic")
    .argument("[code]", "a code such as parse/unknown-key, too-long or release/field-renamed")
    .action(async (code: string | undefined) => {
      const { explainCode, listCodes } = await import("../inspect/explain-code.js");
      if (code === undefined) return showCodes(listCodes(), terminal);
      const { explanations, nearest } = explainCode(code);
      const { sectionAddress } = await import("../inspect/reference-sections.js");
      const pages = explanations.map((explanation) => rendered(explanation, sectionAddress, terminal));
      if (pages.length > 0) return terminal.print(pages.join("\n\n"));
      terminal.printError(
        `error: unknown code "${code}"${nearest === undefined ? "; run `wirepact explain` to list all codes" : `; did you mean "${nearest}"?`}`,
      );
      return exit(2);
    });
};

/** The codes, below what they are about. */
function showCodes(listed: readonly ListedCode[], { print, colours }: Terminal): void {
  const width = Math.max(...listed.filter(({ kind }) => kind !== "message").map(({ code }) => code.length));
  for (const topic of new Set(listed.map((each) => each.topic))) {
    print(`${topic === listed[0]?.topic ? "" : "\n"}${colours.bold(`${topic}:`)}`);
    for (const { code, kind, text } of listed.filter((each) => each.topic === topic))
      print(`  ${code.padEnd(width)}  ${colours.dim(kind.padEnd(7))}  ${text}`);
  }
}

function rendered(
  { code, kind, text, section, examples }: CodeExplanation,
  address: (section: string) => URL,
  { colours }: Terminal,
): string {
  const paint = { Wrong: colours.red, Right: colours.green, Before: String, After: String };
  const shown = examples.map((example) => `${paint[example.label](`${example.label}:`)}\n${indent(example.text)}`);
  return [`${colours.bold(code)} (${kind})`, text, ...shown, `Reference: ${address(section).href}`].join("\n\n");
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
