// The first screen of the product's site: a message in a spec, what is generated from it, and a validator that works.

import type { MessageModel } from "../../model/protocol-model.js";
import { builderName, guardName } from "../../exports/exported-names.js";
import type { Feature, Hero, SiteProtocol } from "../site.js";

/** The first screen, for a message of a protocol and the types of its package. */
export function createHero({ model, spec }: SiteProtocol, name: string, types: string): Hero {
  const message = model.messages[name];
  if (message === undefined) throw new Error(`${model.name} has no message "${name}"`);
  return {
    title: "Message protocols for agents, described once",
    lead: "Write the spec in YAML. Get types, validators, builders, codecs, docs and a conversation monitor as an npm package, and a check of every release for breaking changes.",
    spec: excerptSpec(spec, model.name, name),
    code: excerptCode(message, types),
    protocol: model.name,
    message: name,
    text: JSON.stringify((mistakenExample(message) ?? message.examples[0])?.value ?? {}, null, 2),
    features,
  };
}

const features: readonly Feature[] = [
  {
    title: "Exact validators",
    text: "Every issue has a code, the path of the field and a sentence that says what was expected; in text also line and column.",
    href: "guides/get-started.html",
  },
  {
    title: "Strict or lenient",
    text: "Reject what deviates from the protocol, or accept what models get almost right and report it as a warning.",
    href: "guides/lenient-reading.html",
  },
  {
    title: "Conversations",
    text: "Describe who answers what. The monitor says where a conversation stands, what may follow and who is late.",
    href: "flows.html#groups-flows-and-transcripts",
  },
  {
    title: "Safe releases",
    text: "Each edit is compared with the last release, and messages of both are decoded by the other, so that the version number is right.",
    href: "guides/releases.html",
  },
  {
    title: "Made for agents",
    text: "Tool definitions for language models come from the same spec, and an MCP server lets agents look up, build and check messages.",
    href: "guides/agents.html",
  },
  {
    title: "Fast",
    text: "Validators are plain generated code. The benchmarks compare them with seven other libraries.",
    href: "benchmarks.html",
  },
];

/** The message in the spec, without its examples. */
function excerptSpec(spec: string, protocol: string, name: string): string {
  const lines = spec.split("\n");
  const start = lines.indexOf(`  ${name}:`);
  const own = lines.slice(start, start + 1 + lines.slice(start + 1).findIndex((line) => /^ {0,4}(?:\S.*|)$/.test(line) && !isShown(line)));
  const version = lines.find((line) => line.startsWith("version:")) ?? "";
  // The docs of the fields would fill the screen; of those of the message, the first sentence is enough.
  const short = own.map((line) => line.replaceAll(/, doc: '[^']*'(?= \})/g, "").replace(/^( {4}doc: [^.]*\.).*$/, "$1"));
  return [`protocol: ${protocol}`, version, "messages:", ...short].join("\n");
}

/** Keys of a message that the first screen shows. */
const isShown = (line: string): boolean => /^ {4}(?:doc|from|to|fields|replies):/.test(line);

/** The types of the message without their comments, and the functions that belong to it. */
function excerptCode({ typeName }: MessageModel, types: string): string {
  const declarations = [...types.matchAll(new RegExp(`^export interface ${typeName}\\w* \\{[\\s\\S]*?^\\}$`, "gm"))].map(([text]) => text);
  const plain = declarations.map((text) => text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, ""));
  const functions = [
    `export function ${guardName(typeName)}(\n  value: unknown,\n): value is ${typeName};`,
    `export function ${builderName(typeName)}(\n  fields: ${typeName}Fields,\n): ${typeName};`,
    "export const decode: Decode<{ message: Message }>;",
    "export const encode: Encode<{ message: Message }>;",
  ];
  return [...plain, functions.join("\n")].join("\n\n");
}

/** An example with a mistake that is worth seeing: a value that is almost right. */
function mistakenExample({ invalid }: MessageModel): { readonly value: unknown } | undefined {
  return invalid.find(({ issue }) => issue === "unknown-value") ?? invalid.find(({ issue }) => issue === "pattern");
}
