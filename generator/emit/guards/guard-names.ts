// What the code of one guards module has asked for so far: imports, regular expressions and private functions, each under one name.

import type { GuardModule } from "../../scalars/scalar.js";
import { constantCase, isIdentifier, pascalCase } from "../../text/identifiers.js";

/** Collects what the module needs while its functions are written. */
export interface GuardNames {
  readonly imports: () => readonly string[];
  /** Regular expressions, as name and initializer. */
  readonly constants: () => readonly (readonly [name: string, value: string])[];
  /** Texts of the private functions, in the order they were asked for. */
  readonly functions: () => readonly string[];
  readonly use: (name: string) => string;
  readonly constant: (hint: string, value: string) => string;
  /** Name of the private function for a shape; `write` gives its text the first time. */
  readonly privateFunction: (key: string, hints: readonly string[], write: (name: string) => string) => string;
  /** The view that scalars get, with names made from the hint. */
  readonly forScalar: (hint: string) => GuardModule;
}

/** Starts a module in which the given names are taken. */
export function createGuardNames(taken: Iterable<string>): GuardNames {
  const used = new Set<string>(taken);
  const imports = new Set<string>();
  const constants = new Map<string, string>();
  const functionNames = new Map<string, string>();
  const functions = new Map<string, string>();

  const use = (name: string): string => {
    imports.add(name);
    return name;
  };
  const constant = (hint: string, value: string): string => {
    const known = constants.get(value);
    if (known !== undefined) return known;
    const name = firstFree([constantCase(hint)], used);
    constants.set(value, name);
    return name;
  };
  const privateFunction: GuardNames["privateFunction"] = (key, hints, write) => {
    const known = functionNames.get(key);
    if (known !== undefined) return known;
    const name = firstFree(
      hints.map((hint) => `fits${pascalCase(hint)}`),
      used,
    );
    functionNames.set(key, name);
    functions.set(name, "");
    functions.set(name, write(name));
    return name;
  };
  return {
    imports: () => [...imports],
    constants: () => [...constants].map(([value, name]) => [name, value]),
    functions: () => [...functions.values()],
    use,
    constant,
    privateFunction,
    forScalar: (hint) => ({ use, regex: (source, part = "") => constant(`${hint} ${part}`, regexLiteral(source)) }),
  };
}

/** The first name that is free, numbered when none is. */
function firstFree(names: readonly string[], used: Set<string>): string {
  const last = names.at(-1) ?? "x";
  let name = names.find((candidate) => isIdentifier(candidate) && !used.has(candidate));
  for (let number = 2; name === undefined; number++) {
    const numbered = `${isIdentifier(last) ? last : `_${last}`}${number}`;
    if (!used.has(numbered)) name = numbered;
  }
  used.add(name);
  return name;
}

/** A regular expression as a literal, where that can say it. */
export function regexLiteral(source: string): string {
  const literal = `/${source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\//gsu, (part) => (part === "/" ? "\\/" : part))}/u`;
  return /[\n\r\u2028\u2029]/.test(source) || source === "" ? `/*@__PURE__*/ new RegExp(${JSON.stringify(source)}, "u")` : literal;
}

/** A property of an object; names that all objects inherit are read with care. */
export function readProperty(names: GuardNames, name: string, variable = "value"): string {
  if (name in Object.prototype) return `${names.use("ownMember")}(${variable}, ${JSON.stringify(name)})`;
  return isIdentifier(name) ? `${variable}.${name}` : `${variable}[${JSON.stringify(name)}]`;
}
