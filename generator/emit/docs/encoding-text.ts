// The encodings of a protocol in words, and messages written in each of them.

import {
  type Encoding,
  type EncodingName,
  encodeMessage,
  InvalidMessageError,
  type Json,
  type JsonEncoding,
  type MailEncoding,
  type SubjectPart,
} from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, count, fenced } from "../../text/markdown.js";

const titles: { readonly [name in EncodingName]: string } = {
  json: "JSON",
  ndjson: "NDJSON, one message per line",
  yaml: "YAML",
  mail: "Markdown mail",
};

/** An encoding with all that its section says. */
export interface EncodingView {
  readonly title: string;
  readonly limit: string;
  readonly notes: readonly string[];
}

/** Every encoding of the protocol, in words. */
export function encodingViews(model: ProtocolModel): readonly EncodingView[] {
  const { json, ndjson, yaml, mail } = model.encodings;
  const views: [EncodingName, number | undefined, readonly string[]][] = [];
  if (json !== undefined)
    views.push(["json", json.maxBytes, ["One JSON object; white space between its parts is fine.", duplicateKeyNote(json)]]);
  if (ndjson !== undefined) views.push(["ndjson", ndjson.maxBytes, ndjsonNotes(ndjson)]);
  if (yaml !== undefined) views.push(["yaml", yaml.maxBytes, yamlNotes(model)]);
  if (mail !== undefined) views.push(["mail", mail.maxBytes, mailNotes(model, mail)]);
  return views.map(([name, maxBytes, notes]) => ({
    title: titles[name],
    limit:
      maxBytes === undefined
        ? "The protocol sets no limit on its size."
        : `At most ${count(maxBytes)} bytes of UTF-8, counted before parsing.`,
    notes,
  }));
}

const duplicateKeyNote = ({ duplicateKeys }: JsonEncoding): string =>
  duplicateKeys === "reject" ? "A duplicate key is an issue." : "Of a duplicate key the last value counts, as in most JSON parsers.";

const ndjsonNotes = (encoding: JsonEncoding): readonly string[] => [
  `Each message is one JSON object on a line of its own, in UTF-8; a line feed ends it${encoding.maxBytes === undefined ? "" : " and does not count towards the limit"}.`,
  duplicateKeyNote(encoding),
  "A stream goes on after a bad line: the line is one issue with its number.",
];

function yamlNotes({ encodings, body }: ProtocolModel): readonly string[] {
  const forms = encodings.yaml?.body;
  const field = body === "inline" ? undefined : body.field;
  return [
    "One mapping per document. What a plain scalar means follows from the declared type: `404` stays text in a text field.",
    "Aliases and duplicate keys are refused.",
    ...(forms === undefined || field === undefined
      ? []
      : [
          `A typed ${code(field)} is read as ${forms.reads.map((form) => (form === "text" ? "text that is itself YAML" : "a mapping")).join(" or as ")}, and written as ${forms.writes === "text" ? "text in a block scalar" : "a mapping"}.`,
        ]),
  ];
}

function mailNotes(model: ProtocolModel, { parts, subjects, precedence, keeps }: MailEncoding): readonly string[] {
  const kept = [keeps.labels, keeps.sections].filter((name) => name !== undefined);
  return [
    `Read from a mail object (${code(parts.subject)} and ${code(parts.body)} carry the texts) or from one text with ${code("Subject:")} and ${code("Body:")} lines.`,
    `Subjects that are read: ${subjects.map((subject) => code(subjectText(model, subject))).join(", ")}. The first one whose fields are known is written.`,
    `The type is a word of the subject in any case. Where there are several, the earliest of these wins: ${precedence.map(code).join(", ")}.`,
    "A label stands at the start of a line, in any case, after an optional bullet or emphasis; the first one counts. What the body says comes before what the subject says.",
    "A section begins with a line of exactly two `#`, a blank and its name, in any case and order. `###` and lines inside code fences are content.",
    "A list is written with commas, or as bullets or lines indented below its label.",
    "What would not read back is refused as `not-representable`: a `## ` line in a section, a comma in an item of a comma list, a line break in a label.",
    ...(kept.length === 0 ? [] : [`Lines and sections that no field takes are kept in ${kept.map(code).join(" and ")}.`]),
    ...(keeps.raw === undefined ? [] : [`The mail as it arrived is kept in ${code(keeps.raw)}.`]),
  ];
}

function subjectText({ tag }: ProtocolModel, subject: readonly SubjectPart[]): string {
  return subject.map((part) => (typeof part === "string" ? part : `<${"tag" in part ? tag : part.field.join(".")}>`)).join("");
}

/** A message in one encoding, ready to print. */
export interface Written {
  readonly title: string;
  readonly text: string;
}

const languages: { readonly [name in EncodingName]: string } = { json: "json", ndjson: "ndjson", yaml: "yaml", mail: "text" };

/** A message in every encoding; an encoding that cannot carry it is left out. JSON is indented for readers, unless it should be short. */
export function writtenForms(
  model: ProtocolModel,
  encodings: readonly Encoding[],
  message: Json,
  length: "long" | "short" = "long",
): readonly Written[] {
  return encodings.flatMap(({ name }) => {
    const text = write(model, encodings, message, name);
    if (text === undefined) return [];
    const isIndented = name === "json" && length === "long";
    const shown = isIndented ? JSON.stringify(JSON.parse(text), null, 2) : text;
    // Not named as JSON, a single line of it stays one.
    return [{ title: titles[name], text: fenced(shown, name === "json" && !isIndented ? "text" : languages[name]) }];
  });
}

function write(model: ProtocolModel, encodings: readonly Encoding[], message: Json, encoding: EncodingName): string | undefined {
  try {
    return encodeMessage(model, encodings, message, { encoding });
  } catch (error) {
    if (error instanceof InvalidMessageError) return undefined;
    throw error;
  }
}

/** The fence of a text in some encoding. */
export const inEncoding = (text: string, encoding: EncodingName): string => fenced(text, languages[encoding]);
