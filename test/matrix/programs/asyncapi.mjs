// Parses AsyncAPI documents with the official parser, and prints what it says about each and what it found in it.

import { readFileSync } from "node:fs";
import { Parser } from "@asyncapi/parser";

const report = {};
for (const file of process.argv.slice(2)) {
  const { document, diagnostics } = await new Parser().parse(readFileSync(file, "utf8"));
  report[file] = {
    diagnostics: diagnostics.map(({ code, message, path }) => `${code} at ${path.join(".")}: ${message}`),
    messages: document?.messages().all().length,
    operations: document?.operations().all().length,
  };
}
console.log(JSON.stringify(report));
