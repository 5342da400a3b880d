// Compiles the packages of many specs in one strict program, with a module each that writes samples down as values of their types.

import type { OutputFile } from "../../generator/model/output-file.js";
import { writePackages } from "../support/emitted-packages.js";
import { Fault, type Subject } from "./subject.js";

/** Samples as constants of the type of all messages. Brands are left out: only a check gives a value its brand. */
function samplesModule({ model, valid }: Subject): OutputFile[] {
  const hasBrands = Object.values(model.typeDocs).some(({ brand }) => brand === true);
  if (hasBrands) return [];
  const union = model.names?.Message ?? "Message";
  const seen = new Map<string, number>();
  const shown = valid.filter(({ type, name }) => {
    // TypeScript takes no unknown properties in a literal.
    if (name.startsWith("arbitrary")) return false;
    const count = (seen.get(type) ?? 0) + 1;
    seen.set(type, count);
    return count <= 8;
  });
  const lines = shown.map(({ message }, index) => `export const sample${index}: ${union} = ${JSON.stringify(message)};`);
  return [
    { path: `packages/${model.name}/src/own-samples.ts`, text: `import type { ${union} } from "./types.js";\n\n${lines.join("\n")}\n` },
  ];
}

/** What the compiler says about each of the specs; nothing about those that compile. */
export function compilePackages(subjects: readonly Subject[]): ReadonlyMap<Subject, Fault> {
  const files = subjects.flatMap((subject) => [
    ...subject.output.filter(({ path }) => path.startsWith("packages/") && path.endsWith(".ts")),
    ...samplesModule(subject),
  ]);
  const packages = writePackages(files);
  try {
    packages.compile();
    return new Map();
  } catch (error) {
    const lines = (error as Error).message.split("\n").filter((line) => /error TS/.test(line));
    const faults = subjects.flatMap((subject): [Subject, Fault][] => {
      const own = lines.filter((line) => line.includes(`packages/${subject.model.name}/`));
      const text = own.slice(0, 3).map((line) => line.replace(/^.*?src\//, ""));
      return own.length === 0 ? [] : [[subject, new Fault("types", `${/TS\d+/.exec(own[0]!)![0]} ${text.join("\n")}`)]];
    });
    if (faults.length === 0) throw error;
    return new Map(faults);
  } finally {
    packages.remove();
  }
}
