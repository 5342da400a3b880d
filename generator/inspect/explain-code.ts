// What a code means: of an issue of a message, of a diagnostic of a spec, or of a change between releases.

import { nearestName } from "@wirepact/core";
import type { CatalogEntry } from "../diagnostics/catalog-entry.js";
import { catalog } from "../diagnostics/catalog.js";
import { issueMeanings } from "../emit/docs/issue-meanings.js";
import { sectionOfCode } from "./reference-sections.js";
import { findReleaseText, releaseTexts } from "../compare/rules/index.js";

export interface CodeExplanation {
  readonly code: string;
  /** What the code is about, and when it is reported. */
  readonly kind: string;
  readonly text: string;
  /** The section of the documentation, such as `language.md#enums`. */
  readonly section: string;
  readonly examples: readonly { readonly label: "Wrong" | "Right" | "Before" | "After"; readonly text: string }[];
}

/** A code in the list of all codes. */
export interface ListedCode {
  readonly code: string;
  /** What the code is about, as a heading. */
  readonly topic: string;
  readonly kind: string;
  readonly text: string;
}

const issues: Readonly<Record<string, { readonly stage: string; readonly when: string }>> = issueMeanings;

const stages: Readonly<Record<string, string>> = {
  text: "when a message is decoded",
  message: "when a message is validated",
  writing: "when a message is encoded",
  receiving: "when a message is received",
  conversation: "when a conversation is monitored",
  warning: "as a warning about an accepted message",
};

/** What the codes of specs and releases are about, by the part before the slash. */
const topics: Readonly<Record<string, string>> = {
  load: "Files of a spec",
  parse: "Syntax of a spec",
  resolve: "Names and definitions of a spec",
  check: "Checks of a spec",
  config: "Configuration",
  import: "Imports",
  emit: "Generated code",
  write: "Written files",
  release: "Changes between releases",
};

const entries = catalog as Readonly<Record<string, CatalogEntry<never>>>;

/** Codes about specs and releases, in the order of the stages. */
const codes: readonly string[] = [...Object.keys(entries), ...releaseTexts.map(({ id }) => `release/${id}`)];

/** All codes with one sentence each. */
export function listCodes(): readonly ListedCode[] {
  const ofMessages = Object.entries(issues).map(([code, { stage, when }]) => ({
    code,
    topic: `Messages, reported ${stages[stage] ?? stage}`,
    kind: "message",
    text: when,
  }));
  const others = codes.map((code) => {
    const entry = entries[code];
    const stage = code.slice(0, code.indexOf("/"));
    return {
      code,
      topic: entry === undefined ? "Changes between releases" : (topics[stage] ?? stage),
      kind: entry?.severity ?? "change",
      text: entry === undefined ? firstSentence(findReleaseText(code)?.explain ?? "") : summaryOf(entry),
    };
  });
  return [...ofMessages, ...others];
}

/** The explanations of a code, none if it is unknown; a code may be one of messages and one of specs. */
export function explainCode(code: string): { readonly explanations: readonly CodeExplanation[]; readonly nearest?: string | undefined } {
  const issue = Object.hasOwn(issues, code) ? code : /^rule\/./.test(code) ? "rule" : undefined;
  const found = findCode(code);
  const explanations = [...(issue === undefined ? [] : [explainIssue(issue)]), ...(found === undefined ? [] : [explainEntry(found)])];
  return explanations.length > 0 ? { explanations } : { explanations, nearest: nearestCode(code) };
}

/** An issue of the run time, which has no example in a spec. */
function explainIssue(code: string): CodeExplanation {
  const { stage, when } = issues[code]!;
  return { code, kind: `message issue, reported ${stages[stage] ?? stage}`, text: when, section: sectionOfCode(code), examples: [] };
}

function explainEntry(code: string): CodeExplanation {
  const rule = findReleaseText(code);
  if (rule !== undefined && !Object.hasOwn(entries, code)) {
    const { explain, except, example, fix } = rule;
    return {
      code,
      kind: "change between releases",
      section: sectionOfCode(code),
      text: [explain, ...(except === undefined ? [] : [except]), fix].join(" "),
      examples: [
        { label: "Before", text: example.before },
        { label: "After", text: example.after },
      ],
    };
  }
  const { severity, explain, wrong, right } = entries[code]!;
  return {
    code,
    kind: severity,
    text: explain,
    section: sectionOfCode(code),
    examples: [
      { label: "Wrong", text: wrong },
      { label: "Right", text: right },
    ],
  };
}

/** The code itself, or the only code that ends with the given text. */
function findCode(given: string): string | undefined {
  if (codes.includes(given)) return given;
  const ending = codes.filter((code) => code.endsWith(`/${given}`));
  return ending.length === 1 ? ending[0] : undefined;
}

function nearestCode(given: string): string | undefined {
  // A code without a stage is one of messages first.
  const all = [...Object.keys(issues), ...codes];
  if (given.includes("/")) return nearestName(given, all);
  const near = nearestName(
    given,
    all.map((code) => code.replace(/^.*\//, "")),
  );
  // A word of the code is enough.
  return all.find((code) => (near === undefined ? code.split(/[/-]/).includes(given) : code === near || code.endsWith(`/${near}`)));
}

/** The message of a code as a sentence, with the names of its parameters in place of their values. */
function summaryOf({ say }: CatalogEntry<never>): string {
  const text = say(new Proxy({}, { get: (_, name) => placeholder(`<${String(name)}>`) }) as never);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Stands for a parameter, whether its message uses it as a text, as a list or as a pair. */
const placeholder = (name: string): unknown =>
  Object.assign([name], {
    *[Symbol.iterator]() {
      yield* [name, name];
    },
  });

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;
}
