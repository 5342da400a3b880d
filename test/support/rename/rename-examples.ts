// Renames what the examples, invalid and wire examples and transcripts of a message or flow show, under the new words of their protocol.

import type { InvalidSyntax, JsonValue, TranscriptItemSyntax, TranscriptSyntax, WireSyntax } from "../../../generator/model/spec-syntax.js";
import { renameMembers, renameParts, type Renaming } from "./renaming.js";

type Members = Readonly<Record<string, JsonValue>>;

const same = (key: string): string => key;

/** A valid example: its fields, or what it changes of another one. */
export function renameExample(example: Members, { data }: Renaming): Members {
  if (!Object.hasOwn(example, "like")) return data(example);
  return renameParts(example, { set: data, drop: data, vary: data });
}

/** Issues are the language's own, except that those of rules carry the rule's name. */
function renameIssue(issue: string, { word }: Renaming): string {
  return issue.startsWith("rule/") ? `rule/${word(issue.slice(5))}` : issue;
}

export function renameInvalid(invalid: InvalidSyntax, renaming: Renaming): InvalidSyntax {
  const { data } = renaming;
  return renameParts(invalid, { set: data, drop: data, dropEach: data, issue: (issue) => renameIssue(issue, renaming), at: data });
}

export function renameWire(wire: WireSyntax, renaming: Renaming): WireSyntax {
  const { text, data } = renaming;
  return renameParts(wire, {
    set: data,
    drop: data,
    json: text,
    ndjson: text,
    yaml: text,
    mail: renaming.mail,
    reads: data,
    warnings: (warnings) => warnings.map((warning) => renameIssue(warning, renaming)),
    issue: (issue) => renameIssue(issue, renaming),
    at: data,
  });
}

function renameItem(item: TranscriptItemSyntax, { word, data }: Renaming): TranscriptItemSyntax {
  if (typeof item === "string") return word(item);
  return renameMembers(item, word, ({ like, ...fields }) => ({ ...(like === undefined ? {} : { like }), ...data(fields) }));
}

/** Transcripts by their names, which stay. */
export function renameTranscripts<Transcript extends TranscriptSyntax>(
  transcripts: Readonly<Record<string, Transcript>>,
  renaming: Renaming,
): Readonly<Record<string, Transcript>> {
  const items = (list: readonly TranscriptItemSyntax[]): readonly TranscriptItemSyntax[] => list.map((item) => renameItem(item, renaming));
  const transcript = (given: TranscriptSyntax): TranscriptSyntax =>
    isList(given)
      ? items(given)
      : renameParts(given, {
          messages: items,
          awaits: (types) => types.map(renaming.word),
          unacknowledged: (types) => types.map(renaming.word),
        });
  return renameMembers(transcripts, same, (given) => transcript(given) as Transcript);
}

function isList(transcript: TranscriptSyntax): transcript is readonly TranscriptItemSyntax[] {
  return Array.isArray(transcript);
}
