// Reads what a generated module, or its declarations, declare without a compiler, which takes longer to load than all of this to run. It knows
// the statements that the generator writes, in the form of the formatter; of everything else it says that it cannot read it.

import type { Declaration, ModuleDeclarations } from "./declarations.js";

const statementStart = /\n(?=(?:import|export|declare|const|let|var|async|function|interface|type|class|abstract|enum|namespace)\b)/;
const namedImport = /^import (?:type )?\{([^{}]*)\} from "([^"]+)";/;
const namedExport = /^export (?:type )?\{([^{}]*)\}(?: from "([^"]+)")?;/;
const starExport = /^export (?:type )?\* from "([^"]+)";/;
const head = /^(export )?(?:declare )?(const|function|interface|type) ([\w$]+)/;
const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[\w$]+|=>|\.\.\.|\S/y;

/** The declarations of a module, each in the same form whether it comes from the source or from a declaration file; undefined if it has others. */
export function scanDeclarations(text: string): ModuleDeclarations | undefined {
  const declarations: Declaration[] = [];
  const stars: string[] = [];
  const forwarded: { name: string; from: string }[] = [];
  const visible = new Map<string, string>();
  for (const statement of `\n${text}`.split(statementStart).slice(1)) {
    const imported = namedImport.exec(statement);
    const exported = namedExport.exec(statement);
    const star = starExport.exec(statement)?.[1];
    if (imported !== null) for (const name of namesIn(imported[1])) visible.set(name, imported[2]!);
    else if (star !== undefined) stars.push(star);
    else if (exported?.[2] !== undefined) forwarded.push(...namesIn(exported[1]).map((name) => ({ name, from: exported[2]! })));
    else if (exported !== null && namesIn(exported[1]).length === 0) continue;
    else {
      const declared = declarationIn(statement);
      if (declared === undefined && !statement.startsWith("const ")) return undefined;
      // A private constant without a type is part of no declaration.
      if (declared === undefined) continue;
      declarations.push(declared);
      visible.set(declared.name, "");
    }
  }
  return { declarations, stars, forwarded, visible };
}

/** Whether a source declares what a declaration file says. */
export function declaresSame(source: string, declarations: string): boolean {
  const [one, other] = [scanDeclarations(source), scanDeclarations(declarations)];
  if (one === undefined || other === undefined) return false;
  const keyOf = ({ text, exported }: Declaration): string => `${exported} ${text}`;
  const [own, known] = [new Set(one.declarations.map(keyOf)), new Set(other.declarations.map(keyOf))];
  return (
    JSON.stringify([one.stars, one.forwarded]) === JSON.stringify([other.stars, other.forwarded]) &&
    [...known].every((each) => own.has(each)) &&
    one.declarations.every((each) => !each.exported || known.has(keyOf(each))) &&
    [...other.visible].every(([name, from]) => one.visible.get(name) === from)
  );
}

/** The names in the braces of an import or export, as the module knows them. */
const namesIn = (list = ""): readonly string[] =>
  list.split(",").flatMap((each) =>
    each.trim() === ""
      ? []
      : [
          each
            .replace(/^\s*type /, "")
            .split(" as ")
            .at(-1)!
            .trim(),
        ],
  );

function declarationIn(statement: string): Declaration | undefined {
  const [all, exported, kind, name] = head.exec(statement) ?? [];
  if (all === undefined || kind === undefined || name === undefined) return undefined;
  const isType = kind === "interface" || kind === "type";
  const rest = statement.slice(all.length);
  const tokens = kind === "const" ? typeOfConstant(rest) : kind === "function" ? signatureIn(rest) : [...tokensOf(rest)];
  if (tokens === undefined) return undefined;
  return { name, text: formOf([kind, name, ...tokens]), exported: exported !== undefined, isType, isValue: !isType, parameters: 0 };
}

function* tokensOf(text: string): Generator<string> {
  for (let at = text.search(/\S/); at >= 0 && at < text.length;) {
    token.lastIndex = at;
    const [found = ""] = token.exec(text) ?? [];
    if (!found.startsWith("/*") && !found.startsWith("//")) yield found;
    at += found.length;
    at += /^\s*/.exec(text.slice(at, at + 200))![0].length;
  }
}

const depths: Readonly<Record<string, number>> = { "(": 1, "[": 1, "{": 1, "<": 1, ")": -1, "]": -1, "}": -1, ">": -1 };

/** The tokens of a type at the start of a text, up to the one at which it ends. */
function tokensUntil(text: string, isEnd: (found: string, before: string) => boolean): readonly string[] | undefined {
  const tokens: string[] = [];
  const open: string[] = [];
  let parameter = 0;
  let isDefault = false;
  for (const found of tokensOf(text)) {
    if (open.length === 0 && isEnd(found, tokens.at(-1) ?? "")) return tokens;
    // A parameter with a default value may be left out.
    if (found === "=" && open.at(-1) === "(") {
      tokens.splice(parameter, 0, "?");
      isDefault = true;
    }
    if (depths[found] === -1) open.pop();
    if (open.length === 0 || (open.length === 1 && found === ",")) isDefault = false;
    if (!isDefault) tokens.push(found);
    if (depths[found] === 1) open.push(found);
    if (open.length === 1 && (found === "(" || found === ",")) parameter = tokens.length + 1;
  }
  return undefined;
}

/** `: Type` of `: Type = value;`, or that of a table of constants. */
function typeOfConstant(text: string): readonly string[] | undefined {
  if (!text.startsWith(":")) return typeOfTable(text);
  return tokensUntil(text, (found) => found === "=" || found === ";");
}

/** `: { readonly name: "value"; }` of ` = { name: "value" } as const;`. */
function typeOfTable(text: string): readonly string[] | undefined {
  const body = /^ = \{([\s\S]*)\} as const;\s*/.exec(text)?.[1];
  if (body === undefined) return undefined;
  const tokens = [...tokensOf(body)];
  const isTable = tokens.every((each, index) => [/^["\w$]/, /^:$/, /^["\d]/, /^,$/][index % 4]!.test(each));
  if (!isTable) return undefined;
  return [":", "{", ...tokens.flatMap((each, index) => [["readonly", each], [each], [each], [";"]][index % 4]!), "}"];
}

/** A brace after one of these begins a type and no body. */
const beforeTypes: ReadonlySet<string> = new Set([":", "|", "&", "=>", "extends", "is", ",", "?"]);

/** The type parameters, parameters and result of a function, without its body. */
const signatureIn = (text: string): readonly string[] | undefined =>
  tokensUntil(text, (found, before) => found === ";" || (found === "{" && !beforeTypes.has(before)));

const openers: ReadonlySet<string> = new Set(["=", ":", "(", "<", "[", "{", ",", "=>", ";"]);

/** One form for what the formatter and the compiler write differently: a line for each member, and no optional separators. */
function formOf(tokens: readonly string[]): string {
  const parts: string[] = [];
  for (const found of tokens) {
    const before = parts.at(-1) ?? "";
    if ((found === "|" || found === "&") && openers.has(before)) continue;
    if (before === "," && depths[found] === -1) parts.pop();
    if (found === ";" && before === "}") continue;
    if (found === "}" && !/^[;{}]$/.test(before)) parts.push(";");
    parts.push(found);
  }
  while (parts.at(-1) === ";") parts.pop();
  return parts
    .join(" ")
    .replaceAll(/([;{}]) /g, "$1\n  ")
    .replaceAll(" ;", ";")
    .replaceAll(" ? : ", "?: ")
    .replaceAll(" : ", ": ");
}
