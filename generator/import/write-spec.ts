// The last stage of `wirepact import`: the text of the spec, with a comment for everything that could not be imported.

import { writeFlow, writeYaml } from "../yaml/write-yaml.js";
import type { Data, DataMap } from "./define.js";
import type { SpecData, SpecEntry } from "./describe-spec.js";
import type { Note } from "./node.js";

/** The longest line that is written as one. */
const lineWidth = 140;

/** The text of a spec. */
export function writeSpec(
  { head, types, messages, notes }: SpecData,
  { schema, source }: { readonly schema: string | undefined; readonly source: string },
): string {
  const header = [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    `# Imported from ${oneLine(source)}. Parts that could not be imported are marked with "import:".`,
    ...notes.map(commentOf),
  ];
  const section = (name: string, entries: readonly SpecEntry[]): readonly string[] =>
    entries.length === 0
      ? name === "messages"
        ? [`${name}: {}`]
        : []
      : [
          `${name}:`,
          ...entries.flatMap(({ name: key, data, notes: own }) => [
            ...own.map((note) => `  ${commentOf(note)}`),
            ...writeEntry(key, data, 2),
          ]),
        ];
  const lines = [
    ...header,
    ...Object.entries(head).flatMap(([key, value]) => writeEntry(key, value, 0)),
    "",
    ...section("types", types),
    "",
    ...section("messages", messages),
  ];
  return `${lines.join("\n")}\n`;
}

/** A note as it is shown. */
export const noteText = ({ definition, path, problem }: Note): string => {
  const location = [definition, path].filter((part) => part !== "").join("/");
  return oneLine(location === "" ? problem : `${location}: ${problem}`);
};

const commentOf = (note: Note): string => `# import: ${noteText(note)}`;

/** Comments and messages are one line, whatever names a schema has. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");

const isMap = (value: Data): value is DataMap => typeof value === "object" && value !== null && !Array.isArray(value);

/** Keys whose content is always written on separate lines. */
const blockKeys = new Set(["fields", "frames", "values", "examples", "roles", "allow"]);

function writeEntry(key: string, value: Data, indent: number): readonly string[] {
  const margin = " ".repeat(indent);
  if (!isMap(value) || Object.keys(value).length === 0) {
    const flow = Array.isArray(value) || isMap(value) ? `${keyText(key)}: ${writeFlow(value)}` : undefined;
    if (flow !== undefined && indent + flow.length <= lineWidth && !hasFields(value)) return [margin + flow];
    return Array.isArray(value) ? writeItems(key, value, indent) : indented(writeYaml({ [key]: value }), indent);
  }
  const flow = `${keyText(key)}: ${writeFlow(value)}`;
  const isSimple =
    !Object.keys(value).some((inner) => blockKeys.has(inner)) && !blockKeys.has(key) && !Object.values(value).some(hasFields);
  if (isSimple && indent + flow.length <= lineWidth && !flow.includes("\\n") && indent > 0) return [margin + flow];
  return [`${margin}${keyText(key)}:`, ...Object.entries(value).flatMap(([inner, data]) => writeEntry(inner, data, indent + 2))];
}

const hasFields = (value: Data): boolean => (Array.isArray(value) ? value.some(hasFields) : isMap(value) && "fields" in value);

function writeItems(key: string, items: readonly Data[], indent: number): readonly string[] {
  const lines = items.flatMap((item) => {
    const flow = `- ${writeFlow(item)}`;
    if (!isMap(item) || (indent + 2 + flow.length <= lineWidth && !hasFields(item) && !flow.includes("\\n"))) return [flow];
    const [first = "", ...rest] = Object.entries(item).flatMap(([inner, data]) => writeEntry(inner, data, 0));
    return [`- ${first}`, ...rest.map((line) => `  ${line}`)];
  });
  return [`${" ".repeat(indent)}${keyText(key)}:`, ...lines.map((line) => " ".repeat(indent + 2) + line)];
}

const keyText = (key: string): string =>
  writeYaml({ [key]: 0 })
    .trimEnd()
    .slice(0, -": 0".length);

const indented = (text: string, indent: number): readonly string[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? line : " ".repeat(indent) + line));
