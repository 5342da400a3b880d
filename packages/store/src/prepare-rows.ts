// Converts messages to rows: validates each message and reads its ID, type and time. Does not change messages.

import { createIssue, explain, formatIssues, readPath, type Issue, type ProtocolDescriptor, type Result } from "@wirepact/core";
import { isObject, mustBe, sameJson } from "@wirepact/core/codegen";
import type { Row } from "./backend.js";
import { checkId } from "./check-input.js";
import { describeValue, StoreError } from "./errors.js";
import { writeJson } from "./json-text.js";
import type { AppendOptions, Check, ProtocolPackage } from "./message-store.js";
import { readTime } from "./message-time.js";
import { typeOfMessage } from "./message-type.js";
import type { RequestTracker } from "./open-requests.js";

/** Rows with unique IDs, and for each message of the batch the index of its row. */
export interface PreparedRows {
  readonly rows: readonly Row[];
  readonly rowOf: readonly number[];
}

/** The rows of a batch; throws a StoreError with every issue of every message. */
export function prepareRows(
  definition: ProtocolPackage<object, ProtocolDescriptor>,
  messages: readonly unknown[],
  { ids, check, tracker }: AppendOptions & { readonly check: Check; readonly tracker?: RequestTracker | undefined },
): PreparedRows {
  if (!Array.isArray(messages)) {
    throw new StoreError("invalid-message", `messages must be an array, got ${describeValue(messages)}; pass [message] for a single one.`);
  }
  if (ids !== undefined && !Array.isArray(ids)) throw new StoreError("invalid-id", `ids must be an array, got ${describeValue(ids)}.`);
  if (ids !== undefined && ids.length !== messages.length) {
    throw new StoreError(
      "invalid-id",
      `ids must have one entry for each message, got ${ids.length} ids for ${messages.length} messages; use undefined for a message without an id.`,
    );
  }
  const issues: Issue[] = [];
  const rows: Row[] = [];
  for (const [index, message] of messages.entries()) {
    const row = prepareRow(definition, message, { id: ids?.[index], check, tracker });
    if (Array.isArray(row)) issues.push(...(row as Issue[]).map((issue) => ({ ...issue, path: [index, ...issue.path] })));
    else rows.push(row as Row);
  }
  if (issues.length > 0) throw invalidBatch(issues, messages.length);
  return collapse(rows);
}

function prepareRow(
  definition: ProtocolPackage<object, ProtocolDescriptor>,
  message: unknown,
  { id, check, tracker }: { readonly id: string | undefined; readonly check: Check; readonly tracker: RequestTracker | undefined },
): Row | readonly Issue[] {
  const { protocol } = definition;
  const json = writeJson(message);
  if (!json.ok) return [createIssue(mustBe("wrong-type", "a value that JSON can represent", json.received), json.path)];
  // Validates what will be stored: getters, inherited and non-enumerable properties may be read as valid and are not written.
  const stored: unknown = JSON.parse(json.text);
  if (!isObject(stored)) return [createIssue(mustBe("wrong-type", "an object", describeType(stored)))];
  const results = tracker?.resultsOf(stored) ?? [];
  const { issues, type } =
    results.length === 0 ? validateMessage(definition, stored, check) : validateResult(protocol, stored, check, results);
  if (issues.length > 0) return issues;
  tracker?.follow(stored);
  const { parts } = protocol;
  return {
    id: id === undefined ? idOf(parts.id && readPath(stored, parts.id)) : checkId(id),
    type,
    time: parts.time === undefined ? null : readTime(readPath(stored, parts.time)),
    text: json.text,
  };
}

/** The type of a value that is not an object, without the value, which may be sensitive. */
const describeType = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "an array" : `a ${typeof value}`);

function validateMessage({ protocol, is, validate }: ProtocolPackage<object, ProtocolDescriptor>, message: object, check: Check): Checked {
  const type = typeOfMessage(protocol, message);
  if (check === "none" || (check === "strict" && is?.(message))) return { issues: [], type };
  const result: Result<unknown> = validate ? validate(message, { mode: check }) : explain(protocol, message, { mode: check });
  return { issues: result.ok ? [] : result.issues, type };
}

/** Issues of a message, and its type. */
interface Checked {
  readonly issues: readonly Issue[];
  readonly type: string;
}

/** Validates a result by the request that it answers; if both sides have one with this ID, by the first that it fits. */
function validateResult(protocol: ProtocolDescriptor, message: object, check: Check, results: readonly string[]): Checked {
  const [first = ""] = results;
  if (check === "none") return { issues: [], type: results.length === 1 ? first : typeOfMessage(protocol, message) };
  const checked = results.map((type) => ({ type, result: explain(protocol, message, { mode: check, tag: type }) }));
  const fitting = checked.find(({ result }) => result.ok);
  if (fitting !== undefined) return { issues: [], type: fitting.type };
  const [{ result } = checked[0]!] = checked;
  return { issues: result.ok ? [] : result.issues, type: first };
}

function idOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? checkId(value) : null;
}

function invalidBatch(issues: readonly Issue[], size: number): StoreError {
  const shown = issues.slice(0, 5).map((issue) => {
    const { path } = issue;
    const which = size === 1 ? "" : `message ${Number(path[0]) + 1} of ${size}: `;
    return `  ${which}${formatIssues([{ ...issue, path: path.slice(1) }])}`;
  });
  const more = issues.length > shown.length ? [`  and ${issues.length - shown.length} more`] : [];
  const invalid = new Set(issues.map(({ path }) => path[0])).size;
  const subject = size === 1 ? "The message is" : `${invalid} of ${size} messages ${invalid === 1 ? "is" : "are"}`;
  const head = `${subject} invalid; nothing was written.`;
  return new StoreError("invalid-message", [head, ...shown, ...more].join("\n"), { issues });
}

/** Removes messages that repeat an ID of the batch. */
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

/** Whether two JSON texts have the same value. */
export function sameText(a: string, b: string): boolean {
  return a === b || sameJson(JSON.parse(a), JSON.parse(b));
}

/** The error for two messages with the same id. */
export function idConflict(id: string): StoreError {
  return new StoreError(
    "id-conflict",
    `The id ${describeValue(id)} is already used by another message of this location; nothing was written. Use another id for the new message.`,
  );
}
