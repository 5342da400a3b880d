// From messages to rows: judges each message and reads from it what a store sorts and finds by. Changes no message.

import {
  createIssue,
  explain,
  formatIssues,
  mustBe,
  readPath,
  sameJson,
  type Issue,
  type ProtocolDescriptor,
  type Result,
} from "@wirepact/core";
import type { Row } from "./backend.js";
import { checkId } from "./check-input.js";
import { StoreError } from "./errors.js";
import { writeJson } from "./json-text.js";
import type { AppendOptions, Check, ProtocolPackage } from "./message-store.js";
import { readTime } from "./message-time.js";

/** Rows without repeats, and for each message of the batch the row it became. */
export interface PreparedRows {
  readonly rows: readonly Row[];
  readonly rowOf: readonly number[];
}

/** Makes the rows of a batch, or throws a StoreError with every issue of every message. */
export function prepareRows(
  definition: ProtocolPackage<object, ProtocolDescriptor>,
  messages: readonly unknown[],
  { ids, check }: AppendOptions & { readonly check: Check },
): PreparedRows {
  if (!Array.isArray(messages)) throw new StoreError("invalid-message", "append takes a list of messages; put a single one into a list.");
  if (ids !== undefined && ids.length !== messages.length) {
    throw new StoreError(
      "bad-id",
      `There are ${ids.length} ids for ${messages.length} messages; give one for each, undefined where there is none.`,
    );
  }
  const issues: Issue[] = [];
  const rows: Row[] = [];
  for (const [index, message] of messages.entries()) {
    const row = prepareRow(definition, message, { id: ids?.[index], check });
    if (Array.isArray(row)) issues.push(...(row as Issue[]).map((issue) => ({ ...issue, path: [index, ...issue.path] })));
    else rows.push(row as Row);
  }
  if (issues.length > 0) throw invalidBatch(issues, messages.length);
  return collapse(rows);
}

function prepareRow(
  definition: ProtocolPackage<object, ProtocolDescriptor>,
  message: unknown,
  { id, check }: { readonly id: string | undefined; readonly check: Check },
): Row | readonly Issue[] {
  const { protocol } = definition;
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    return [createIssue(mustBe("wrong-type", "an object", message === null ? "null" : Array.isArray(message) ? "a list" : typeof message))];
  }
  const issues = judge(definition, message, check);
  if (issues.length > 0) return issues;
  const json = writeJson(message);
  if (!json.ok) return [createIssue(mustBe("wrong-type", "a value that JSON can carry", json.received), json.path)];
  const { parts } = protocol;
  return {
    id: id === undefined ? idOf(parts.id && readPath(message, parts.id)) : checkId(id),
    type: typeOf(protocol, message),
    time: parts.time === undefined ? null : readTime(readPath(message, parts.time)),
    text: json.text,
  };
}

function judge({ protocol, is, validate }: ProtocolPackage<object, ProtocolDescriptor>, message: object, check: Check): readonly Issue[] {
  if (check === "none" || (check === "strict" && is?.(message))) return [];
  const result: Result<unknown> = validate ? validate(message, { mode: check }) : explain(protocol, message, { mode: check });
  return result.ok ? [] : result.issues;
}

/** The name of the message's type, also where it came under another name; empty when it has none. */
function typeOf(protocol: ProtocolDescriptor, message: object): string {
  const tag = readPath(message, [protocol.tag]);
  if (typeof tag !== "string") return "";
  if (Object.hasOwn(protocol.messages, tag)) return tag;
  const meant = Object.values(protocol.messages).find(
    ({ aliases, lenientAliases }) => aliases?.includes(tag) || lenientAliases?.includes(tag),
  );
  // No view can ask for a type that the protocol does not know, so its name need not be kept apart.
  return meant?.name ?? "";
}

function idOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? checkId(value) : null;
}

function invalidBatch(issues: readonly Issue[], size: number): StoreError {
  const shown = issues.slice(0, 5).map((issue) => `  message ${Number(issue.path[0])}: ${formatIssues([issue])}`);
  const more = issues.length > shown.length ? [`  and ${issues.length - shown.length} more`] : [];
  const bad = new Set(issues.map(({ path }) => path[0])).size;
  const head = `${bad} of ${size} messages ${bad === 1 ? "is" : "are"} invalid; nothing was written.`;
  return new StoreError("invalid-message", [head, ...shown, ...more].join("\n"), { issues });
}

/** Leaves out messages that repeat an id of the batch. */
function collapse(all: readonly Row[]): PreparedRows {
  const seen = new Map<string, number>();
  const rows: Row[] = [];
  const rowOf = all.map((row) => {
    const known = row.id === null ? undefined : seen.get(row.id);
    if (known !== undefined) {
      if (!sameText(rows[known]?.text ?? "", row.text)) throw idConflict(row.id ?? "");
      return known;
    }
    if (row.id !== null) seen.set(row.id, rows.length);
    return rows.push(row) - 1;
  });
  return { rows, rowOf };
}

/** Whether two JSON texts say the same. */
export function sameText(a: string, b: string): boolean {
  return a === b || sameJson(JSON.parse(a), JSON.parse(b));
}

/** The error of two messages under one id. */
export function idConflict(id: string): StoreError {
  return new StoreError(
    "id-conflict",
    `The id ${JSON.stringify(id)} already belongs to another message of this location; nothing was written. Give the new message an id of its own.`,
  );
}
