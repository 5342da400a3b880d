// Prints a TypeScript module for reading in a page, where ts-morph and the formatter are too large. The generator itself uses ts-morph.

import type { ModuleStatement, TypeScriptModule } from "../model/output-file.js";
import { generatedHeader } from "../text/generated-header.js";
import { tokenFinder } from "./highlight.js";

/** The text of a module, indented by its brackets. */
export function printModule({ source, imports, reexports = [], statements }: TypeScriptModule): string {
  const heads = [
    ...imports
      .filter(({ names }) => names.length > 0)
      .map(({ from, names, typeOnly }) => `import ${typeOnly === true ? "type " : ""}{ ${names.join(", ")} } from "${from}";`),
    ...reexports.map(({ from, names, typeOnly }) => {
      const what = names === undefined ? "*" : `{ ${names.join(", ")} }`;
      return `export ${typeOnly === true ? "type " : ""}${what} from "${from}";`;
    }),
  ];
  const parts = [heads.join("\n"), ...statements.map((statement) => indent(printStatement(statement)))];
  return `${[`// ${generatedHeader(source)}`, ...parts.filter((part) => part !== "")].join("\n\n")}\n`;
}

/** Indents each line by the brackets that are open before it. */
function indent(code: string): string {
  const bare = withoutTokens(code).split("\n");
  /** The indentation inside each bracket that is open. */
  const open: number[] = [];
  let isAfterLabel = false;
  return code
    .split("\n")
    .map((line, index) => {
      const text = line.trim();
      const brackets = bare[index]!.replaceAll(/[^(){}[\]]/g, "");
      const closed = /^[\s)}\]]*/.exec(bare[index]!)![0].replaceAll(/\s/g, "").length;
      const own = closed === 0 ? (open.at(-1) ?? 0) : Math.max(0, (open.at(-closed) ?? 1) - 1);
      for (const bracket of brackets)
        if ("({[".includes(bracket)) open.push(own + 1);
        else open.pop();
      const level = own + Number(isAfterLabel);
      isAfterLabel = /^(?:case\b.*|default):$/.test(text);
      return text === "" ? "" : `${"  ".repeat(level)}${text.startsWith("*") ? " " : ""}${text}`;
    })
    .join("\n");
}

/** The code with an underscore for each character of a string or comment. */
function withoutTokens(code: string): string {
  const find = tokenFinder("typescript")!;
  let bare = "";
  for (let token = find(code, 0); token !== undefined; token = find(code, token.end)) {
    bare += code.slice(bare.length, token.start);
    bare += code.slice(token.start, token.end).replaceAll(/[^\n]/g, "_");
  }
  return bare + code.slice(bare.length);
}

function printStatement(statement: ModuleStatement): string {
  if (typeof statement === "string") return statement.trim();
  const doc = statement.doc === undefined ? "" : `/** ${statement.doc.trim().replaceAll("*/", "*\\/").replaceAll("\n", "\n * ")} */\n`;
  if (statement.kind === "type") return `${doc}export type ${statement.name} = ${statement.type};`;
  const type = statement.type === undefined ? "" : `: ${statement.type}`;
  return `${doc}${statement.exported ? "export " : ""}const ${statement.name}${type} = ${statement.value};`;
}
