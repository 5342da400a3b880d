// What the code of one guards module has asked for so far: imports, regular expressions and private functions, each under one name.

import type { GuardModule } from "../../scalars/scalar.js";
import { camelCase, constantCase, isIdentifier, pascalCase, upperFirst } from "../../text/identifiers.js";
import { reservedWords } from "../../text/reserved-words.js";

/** Collects what the module needs while its functions are written. */
export interface GuardNames {
  readonly imports: () => readonly string[];
  /** Regular expressions, as name and initializer. */
  readonly constants: () => readonly (readonly [name: string, value: string])[];
  /** Texts of the private functions, in the order they were asked for. */
  readonly functions: () => readonly string[];
  /** Imports a function of the run time and gives its name here. */
  readonly use: (name: string) => string;
  /** A global: `Array`, or `globalThis.Array` where a name of the spec hides it. */
  readonly global: (name: string) => string;
  /** The variable for a field in a function that has some variables already. */
  readonly local: (field: string, taken: ReadonlySet<string>) => string;
  readonly constant: (hint: string, value: string) => string;
  /** Name of the private function for a shape; `write` gives its text the first time. */
  readonly privateFunction: (key: string, hints: readonly string[], write: (name: string) => string) => string;
  /** The view that scalars get, with names made from the hint. */
  readonly forScalar: (hint: string) => GuardModule;
}

/** Variables of guards that are not named after fields, and what no field may hide. */
const ownVariables = ["value", "depth", "key", "entry", "name", "item", "count", "undefined", "globalThis"];

/** Starts a module that declares the given names. */
export function createGuardNames(declared: Iterable<string>): GuardNames {
  /** Names that mean something in the whole module, and those that variables cannot have. */
  const used = new Set<string>([...declared, ...reservedWords, ...ownVariables]);
  /** Variables of functions. What the module needs later is called otherwise. */
  const locals = new Set<string>();
  const imports = new Map<string, string>();
  const globals = new Map<string, string>();
  const constants = new Map<string, string>();
  const functionNames = new Map<string, string>();
  const functions = new Map<string, string>();

  const claim = (hints: readonly string[]): string => {
    const name = firstFree(hints, (candidate) => !used.has(candidate) && !locals.has(candidate));
    used.add(name);
    return name;
  };
  const use = (name: string): string => remembered(imports, name, () => claim([name, `core${upperFirst(name)}`]));
  const global = (name: string): string =>
    remembered(globals, name, () => {
      if (used.has(name) || locals.has(name)) return `globalThis.${name}`;
      used.add(name);
      return name;
    });
  const constant = (hint: string, value: string): string => remembered(constants, value, () => claim([constantCase(hint)]));
  return {
    imports: () => [...imports].map(([name, local]) => (name === local ? name : `${name} as ${local}`)),
    constants: () => [...constants].map(([value, name]) => [name, value]),
    functions: () => [...functions.values()],
    use,
    global,
    constant,
    local: (field, taken) => {
      const base = isIdentifier(field) ? field : camelCase(field);
      const hints = [base, isIdentifier(base) ? `${base}Field` : `field${pascalCase(field)}`];
      const name = firstFree(hints, (candidate) => !used.has(candidate) && !taken.has(candidate));
      locals.add(name);
      return name;
    },
    privateFunction: (key, hints, write) =>
      remembered(functionNames, key, () => {
        const name = claim(hints.map((hint) => `fits${pascalCase(hint)}`));
        // A function that the text needs in turn comes after this one, and may be this one.
        functionNames.set(key, name);
        functions.set(name, "");
        functions.set(name, write(name));
        return name;
      }),
    forScalar: (hint) => ({
      use,
      global,
      regex: (source, part = "", flags = "u") => constant(`${hint} ${part}`, regexLiteral(source, global, flags)),
    }),
  };
}

/** What a table has for a key; the first time, it is made. */
function remembered(table: Map<string, string>, key: string, make: () => string): string {
  const known = table.get(key) ?? make();
  table.set(key, known);
  return known;
}

/** The first name that is free, numbered when none is. */
function firstFree(hints: readonly string[], isFree: (name: string) => boolean): string {
  const valid = hints.map((hint) => (isIdentifier(hint) ? hint : `_${hint}`));
  const free = valid.find((name, index) => name === hints[index] && isFree(name));
  if (free !== undefined) return free;
  const last = valid.at(-1) ?? "x";
  for (let number = 2; ; number++) if (isFree(`${last}${number}`)) return `${last}${number}`;
}

/** A regular expression as a literal, where that can say it. */
export function regexLiteral(source: string, global: GuardNames["global"], flags: "u" | "iu" = "u"): string {
  const literal = `/${source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\//gsu, (part) => (part === "/" ? "\\/" : part))}/${flags}`;
  return /[\n\r\u2028\u2029]/.test(source) || source === ""
    ? `/*@__PURE__*/ new ${global("RegExp")}(${JSON.stringify(source)}, "${flags}")`
    : literal;
}

/** The most tests in one expression or function: TypeScript's compiler cannot follow thousands of them. */
export const mostTests = 100;

/** A test whether a variable is one of some values: comparisons one by one, which beat a set sevenfold, as long as there are not too many of them. */
export function isOneOf(names: GuardNames, hint: string, values: readonly (string | number)[], variable: string): string {
  if (values.length <= mostTests) return values.map((value) => `${variable} === ${JSON.stringify(value)}`).join(" || ");
  return `${names.constant(hint, `/*@__PURE__*/ new ${names.global("Set")}<unknown>(${JSON.stringify(values)})`)}.has(${variable})`;
}

/** The type of an object whose properties can be anything. */
export const objectType = (names: GuardNames): string => `${names.global("Readonly")}<${names.global("Record")}<string, unknown>>`;

/** A property of an object; names that all objects inherit are read with care. */
export function readProperty(names: GuardNames, name: string, variable = "value"): string {
  if (name in Object.prototype) return `${names.use("ownMember")}(${variable}, ${JSON.stringify(name)})`;
  return isIdentifier(name) ? `${variable}.${name}` : `${variable}[${JSON.stringify(name)}]`;
}
