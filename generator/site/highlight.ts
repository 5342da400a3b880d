// Colors code blocks: strings, numbers, keywords, keys and comments. Enough for JSON, YAML, TypeScript and shell lines; anything else is plain.

import { escapeHtml } from "./html.js";

export type TokenKind = "comment" | "string" | "key" | "number" | "keyword";

const keywords =
  "await|async|as|break|case|catch|class|const|continue|default|else|export|extends|false|finally|for|from|function|if|import|in|interface|let|new|null|of|readonly|return|switch|throw|true|try|type|typeof|undefined|unknown|void|while";

const strings = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;

/** What a language consists of; the first alternative that matches counts. What is never closed reaches to the end, which keeps the time linear. */
const grammars: Readonly<Record<string, readonly (readonly [TokenKind, string])[]>> = {
  json: [
    ["key", String.raw`"(?:[^"\\\n]|\\.)*"(?=\s*:)`],
    ["string", String.raw`"(?:[^"\\\n]|\\.)*"`],
    ["number", String.raw`-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b`],
    ["keyword", String.raw`\b(?:true|false|null)\b`],
  ],
  yaml: [
    ["comment", String.raw`(?<=^|\s)#.*`],
    ["key", String.raw`(?<=^|[\s{,-])(?:[\w$./?-][\w $./?-]{0,199}|"[^"\n]*"|'[^'\n]*')(?=:(?:\s|$))`],
    ["string", strings],
    ["number", String.raw`(?<=[\s:,[])-?\d+(?:\.\d+)?(?=[\s,\]}]|$)`],
    ["keyword", String.raw`(?<=[\s:,[])(?:true|false|null)(?=[\s,\]}]|$)`],
  ],
  typescript: [
    ["comment", String.raw`\/\/.*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))`],
    ["string", `${strings}|\`(?:[^\`\\\\]|\\\\.)*(?:\`|$(?![\\s\\S]))`],
    // A slash after an operator, a comma or an opening bracket begins a regular expression.
    ["string", String.raw`(?<=[=(,:!&|?[{;]\s?)\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`],
    ["number", String.raw`\b\d+(?:\.\d+)?\b`],
    ["keyword", String.raw`\b(?:${keywords})\b`],
  ],
  sh: [
    ["comment", String.raw`(?<=^|\s)#.*`],
    ["string", strings],
    ["keyword", String.raw`(?<=^|\s)--?[a-z][\w-]*`],
  ],
};

const aliases: Readonly<Record<string, string>> = {
  ndjson: "json",
  jsonc: "json",
  yml: "yaml",
  ts: "typescript",
  js: "typescript",
  javascript: "typescript",
  bash: "sh",
  shell: "sh",
};

const names: Readonly<Record<string, string>> = {
  json: "JSON",
  ndjson: "NDJSON",
  yaml: "YAML",
  typescript: "TypeScript",
  sh: "Shell",
  text: "Text",
  markdown: "Markdown",
};

/** What readers call the language of a code block. */
export const languageName = (language: string): string => names[language] ?? names[aliases[language] ?? ""] ?? language;

/** Longer code is not colored. */
const longest = 200_000;

interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

/** Finds the next token of a text from a position on. */
export type FindToken = (text: string, from: number) => Token | undefined;

/** What finds the tokens of a language; undefined for a language that is not colored. */
export function tokenFinder(language: string): FindToken | undefined {
  const grammar = grammars[aliases[language] ?? language];
  if (grammar === undefined) return undefined;
  const pattern = new RegExp(grammar.map(([, source]) => `(${source})`).join("|"), "gm");
  return (text, from) => {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) return undefined;
    const [kind] = grammar[match.slice(1).findIndex((group) => group !== undefined)]!;
    return { kind, start: match.index, end: match.index + match[0].length };
  };
}

/** Code as HTML. */
export function highlight(code: string, language: string): string {
  const find = code.length > longest ? undefined : tokenFinder(language);
  let html = "";
  let end = 0;
  for (let token = find?.(code, 0); token !== undefined; token = find?.(code, end)) {
    html += `${escapeHtml(code.slice(end, token.start))}<span class="${token.kind}">${escapeHtml(code.slice(token.start, token.end))}</span>`;
    end = token.end;
  }
  return html + escapeHtml(code.slice(end));
}
