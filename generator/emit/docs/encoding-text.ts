// The encodings of a protocol in words, and messages in each of them.

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
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, count, fenced, listed, tableRows } from "../../text/markdown.js";
import type { Page } from "./page.js";
import { sizesView, type SizesView } from "./size-text.js";

/** What each encoding is called. */
export const encodingTitles: { readonly [name in EncodingName]: string } = {
  json: "JSON",
  ndjson: "NDJSON, one message per line",
  sse: "Server-sent events, one message per event",
  "content-length": "JSON after a Content-Length header",
  yaml: "YAML, one document per message",
  mail: "Markdown mail",
};

/** An encoding with all that its section says. */
export interface EncodingView {
  readonly title: string;
  readonly limit: string;
  readonly notes: readonly string[];
  /** For each message, which fields can make it exceed the limit. */
  readonly sizes: readonly SizesView[];
}

/** Every encoding of the protocol. */
export function encodingViews(page: Page): readonly EncodingView[] {
  const { model } = page;
  const { mail } = model.encodings;
  const notes: { readonly [name in EncodingName]: () => readonly string[] } = {
    json: () => ["A message is one JSON object.", duplicateKeyNote(model.encodings.json)],
    ndjson: () => ndjsonNotes(model.encodings.ndjson),
    sse: () => sseNotes(model.encodings.sse),
    "content-length": () => contentLengthNotes(model.encodings["content-length"]),
    yaml: () => yamlNotes(model),
    mail: () => (mail === undefined ? [] : mailNotes(model, mail)),
  };
  return (Object.keys(notes) as EncodingName[]).flatMap((name) => {
    const encoding = model.encodings[name];
    if (encoding === undefined) return [];
    const limit = encoding.maxBytes === undefined ? "There is no size limit." : `At most ${count(encoding.maxBytes)} bytes per message.`;
    const sizes = sizesView(page, name);
    return [
      {
        title: encodingTitles[name],
        limit,
        notes: notes[name](),
        sizes: sizes === undefined ? [] : [{ ...sizes, rows: tableRows(sizes.rows) }],
      },
    ];
  });
}

const duplicateKeyNote = (encoding: JsonEncoding | undefined): string =>
  encoding?.duplicateKeys === "reject"
    ? "A duplicate key is rejected."
    : "If an object contains a key more than once, the last value is used.";

const ndjsonNotes = (encoding: JsonEncoding | undefined): readonly string[] => [
  "Each message is one JSON object on its own line, in UTF-8. The line feed does not count towards the size of the message.",
  duplicateKeyNote(encoding),
  "An invalid line does not end a stream: it is reported with its line number, and the next line is read.",
];

const sseNotes = (encoding: JsonEncoding | undefined): readonly string[] => [
  "Each message is the data of one event of an event stream (`text/event-stream`), which flows one way, such as the response to an HTTP request. Data of several lines is joined; comments and `retry` are ignored.",
  duplicateKeyNote(encoding),
  "An invalid message does not end a stream: it is reported with its number, and the next event is read.",
];

const contentLengthNotes = (encoding: JsonEncoding | undefined): readonly string[] => [
  "Each message is one JSON object in UTF-8 after a header: `Content-Length: <bytes>`, optionally other lines, and an empty line, each ended by CR LF.",
  duplicateKeyNote(encoding),
  "An invalid message does not end a stream: it is reported with its number, and the next message is read.",
];

function yamlNotes({ encodings, body }: ProtocolModel): readonly string[] {
  const forms = encodings.yaml?.body;
  const field = body === "inline" ? undefined : body.field;
  return [
    "A message is one mapping. The type of a field determines how a plain scalar is read: in a string field, `404` is a string.",
    "Aliases and duplicate keys are rejected.",
    ...(forms === undefined || field === undefined
      ? []
      : [
          `A ${code(field)} with fields is read from ${listed(
            forms.reads.map((form) => (form === "text" ? "a string that contains YAML" : "a mapping")),
            "or",
          )}, and written as ${forms.writes === "text" ? "a block scalar" : "a mapping"}.`,
        ]),
  ];
}

function mailNotes(model: ProtocolModel, { parts, subjects, precedence, keeps }: MailEncoding): readonly string[] {
  const kept = [keeps.labels, keeps.sections].filter((name) => name !== undefined);
  return [
    `A mail message is an object with ${code(parts.subject)} and ${code(parts.body)}, or a single string with the lines ${code("Subject:")} and ${code("Body:")}.`,
    `Subjects that are read: ${subjects.map((subject) => code(subjectText(model, subject))).join(", ")}. The first one for which the message has all fields is written.`,
    `The subject contains the type, in any case. If a subject contains several types, the first of these counts: ${precedence.map(code).join(", ")}.`,
    "A label is at the start of a line, in any case, optionally after a bullet or in bold; if it occurs twice, the first one counts. The body takes precedence over the subject.",
    "A section starts with a line of `## ` and its name, in any case. Sections can be in any order. `###` headings and lines inside code fences are content.",
    "An array is written as values separated by commas, or as bullets or indented lines below its label.",
    "Values that could not be read back are rejected as `not-representable`: a line that starts with `## ` in a section, a comma in an item of an array on one line, a line break in a label.",
    ...(kept.length === 0 ? [] : [`Lines and sections that do not belong to a field are kept in ${listed(kept.map(code))}.`]),
    ...(keeps.raw === undefined ? [] : [`The original mail message is kept in ${code(keeps.raw)}.`]),
  ];
}

/** A subject line with placeholders for its fields. */
export const subjectText = ({ tag }: ProtocolModel, subject: readonly SubjectPart[]): string =>
  subject.map((part) => (typeof part === "string" ? part : `<${"tag" in part ? tag : part.field.join(".")}>`)).join("");

/** A message in one encoding, ready to print. */
export interface Written {
  /** The name of the encoding; empty if the protocol has only one. */
  readonly title: string;
  readonly text: string;
}

const languages: { readonly [name in EncodingName]: string } = {
  json: "json",
  ndjson: "ndjson",
  sse: "json",
  "content-length": "json",
  yaml: "yaml",
  mail: "text",
};

/** Encodings that contain the same JSON and differ only in what surrounds it. */
const jsonEncodings: ReadonlySet<EncodingName> = new Set(["json", "ndjson", "sse", "content-length"]);

/** Encodings whose examples look different: of those that contain JSON, only the first. */
export function distinctEncodings(encodings: readonly Encoding[]): readonly Encoding[] {
  const first = encodings.find(({ name }) => jsonEncodings.has(name));
  return encodings.filter((encoding) => encoding === first || !jsonEncodings.has(encoding.name));
}

/** A message in every encoding that can represent it. JSON is indented, unless it should be short. */
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
    // The formatter would break a line that is marked as JSON.
    const language = name === "json" && !isIndented ? "text" : languages[name];
    return [{ title: encodings.length === 1 ? "" : encodingTitles[name], text: fenced(shown, language) }];
  });
}

function write(model: ProtocolModel, encodings: readonly Encoding[], message: Json, encoding: EncodingName): string | undefined {
  try {
    return encodeMessage(runnable(model), encodings, message, { encoding });
  } catch (error) {
    if (error instanceof InvalidMessageError) return undefined;
    throw error;
  }
}

/** A text in some encoding as a code block. */
export const inEncoding = (text: string, encoding: EncodingName): string => fenced(text, languages[encoding]);
