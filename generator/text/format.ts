// Formats what is committed, as prettier would. Prettier and its parsers are loaded when the first file of their kind needs them.

import type { Plugin } from "prettier";

const options = { printWidth: 140 } as const;

interface Language {
  readonly parser: string;
  readonly load: () => Promise<Plugin[]>;
}

const typescript: Language = {
  parser: "typescript",
  load: async () => [await import("prettier/plugins/typescript"), (await import("prettier/plugins/estree")) as Plugin],
};

const json: Language = {
  parser: "json",
  load: async () => [await import("prettier/plugins/babel"), (await import("prettier/plugins/estree")) as Plugin],
};

/** Code fences inside Markdown are formatted too, so it takes the others along. */
const markdown: Language = {
  parser: "markdown",
  load: async () => [await import("prettier/plugins/markdown"), ...(await typescript.load())],
};

/** JSON data is as `JSON.stringify` leaves it, and so is `package.json` to prettier; only configuration is formatted. */
function languageOf(path: string): Language | undefined {
  if (path.endsWith(".ts")) return typescript;
  if (path.endsWith(".md")) return markdown;
  return /(?:^|\/)tsconfig[^/]*\.json$/.test(path) ? json : undefined;
}

/** The text of a file in its final form; files of other kinds stay as they are. */
export async function formatText(path: string, text: string): Promise<string> {
  const language = languageOf(path);
  if (language === undefined) return text;
  const [{ format }, plugins] = await Promise.all([import("prettier/standalone"), language.load()]);
  return format(text, { ...options, parser: language.parser, plugins });
}
