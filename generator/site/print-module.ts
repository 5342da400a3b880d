// Prints a TypeScript module for reading in a page, where ts-morph and the formatter are too large. The generator itself uses ts-morph.

import type { ModuleStatement, TypeScriptModule } from "../model/output-file.js";
import { generatedHeader } from "../text/generated-header.js";

/** The text of a module. */
export function printModule({ source, imports, reexports = [], statements }: TypeScriptModule): string {
  const heads = [
    `// ${generatedHeader(source)}`,
    "",
    ...imports
      .filter(({ names }) => names.length > 0)
      .map(({ from, names, typeOnly }) => `import ${typeOnly === true ? "type " : ""}{ ${names.join(", ")} } from "${from}";`),
    ...reexports.map(({ from, names, typeOnly }) => {
      const what = names === undefined ? "*" : `{ ${names.join(", ")} }`;
      return `export ${typeOnly === true ? "type " : ""}${what} from "${from}";`;
    }),
  ];
  return `${heads.join("\n")}\n\n${statements.map(printStatement).join("\n\n")}\n`;
}

function printStatement(statement: ModuleStatement): string {
  if (typeof statement === "string") return statement.trim();
  const doc = statement.doc === undefined ? "" : `/** ${statement.doc.trim().replaceAll("*/", "*\\/").replaceAll("\n", "\n * ")} */\n`;
  if (statement.kind === "type") return `${doc}export type ${statement.name} = ${statement.type};`;
  const type = statement.type === undefined ? "" : `: ${statement.type}`;
  return `${doc}${statement.exported ? "export " : ""}const ${statement.name}${type} = ${statement.value};`;
}
