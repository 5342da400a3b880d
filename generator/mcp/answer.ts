// Results of tools, in which sensitive values never appear.

import {
  findSecrets,
  formatPath,
  type Issue,
  type Path,
  type ProtocolDescriptor,
  readPath,
  redactMessage,
  sensitiveNames,
} from "@wirepact/core";
import { describeIssues } from "@wirepact/core/tools";
import type { ServerContext } from "./server-context.js";
import type { Arguments, ToolOutcome } from "./tool.js";

/** A successful result. */
export const success = (text: string, data: Readonly<Record<string, unknown>>): ToolOutcome => ({
  ok: true,
  text,
  data: { ok: true, ...data },
});

interface Failure {
  readonly context: ServerContext;
  readonly protocol: ProtocolDescriptor;
  /** The first line: what failed. */
  readonly title: string;
  /** The message or its type, so that issues quote the constraints of its fields. */
  readonly message: unknown;
  readonly issues: readonly Issue[];
  /** What to do next. */
  readonly steps?: readonly string[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A result with issues, and what to do next. */
export const failure = ({ context, protocol, title, message, issues, steps = [], data = {} }: Failure): ToolOutcome => ({
  ok: false,
  text: [title, ...describeIssues(issues, { protocol, message }), ...steps].join("\n"),
  data: { ok: false, issues: shownIssues(context, protocol, issues), ...data },
});

/** Issues as lines of a text. */
export const issueLines = (issues: readonly ShownIssue[]): readonly string[] => issues.map(({ message, code }) => `- ${message} [${code}]`);

/** The most issues in one result; a message with more is not repaired one by one. */
const mostIssues = 100;

/** The first issues as data. */
export const shownIssues = (context: ServerContext, protocol: ProtocolDescriptor, issues: readonly Issue[]): readonly ShownIssue[] =>
  issues.slice(0, mostIssues).map((issue) => shownIssue(context, protocol, issue));

export interface ShownIssue {
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  readonly at?: NonNullable<Issue["at"]>;
}

/** An issue as data, without what was received: no message that quotes a secret or a sensitive value, and no keys of a sensitive map. */
export function shownIssue(context: ServerContext, protocol: ProtocolDescriptor, issue: Issue): ShownIssue {
  const { code, path, message, received, at } = issue;
  const names = knownSensitive(protocol);
  const secret = path.findIndex((step) => names.has(String(step)));
  const shown = secret < 0 ? path : path.map((step, index) => (index > secret && typeof step === "string" ? "…" : step));
  const isQuoted = findSecrets(message).length > 0 || (secret >= 0 && received !== undefined);
  return { code, path: shown, message: isQuoted ? `${formatPath(shown)} is not valid` : message, ...(at === undefined ? {} : { at }) };
}

const sensitive = new WeakMap<ProtocolDescriptor, ReadonlySet<string>>();

/** The names of the sensitive fields of a protocol. */
function knownSensitive(protocol: ProtocolDescriptor): ReadonlySet<string> {
  let names = sensitive.get(protocol);
  if (names === undefined) sensitive.set(protocol, (names = sensitiveNames(protocol)));
  return names;
}

/** Whether one of these fields is sensitive and not shown. */
export function isWithheld(context: ServerContext, protocol: ProtocolDescriptor, paths: readonly (Path | undefined)[]): boolean {
  const names = knownSensitive(protocol);
  return !context.settings.showSensitive && paths.some((path) => path?.some((step) => names.has(String(step))) === true);
}

/** A message as it is shown, and the paths of the values that are withheld. */
export function shownMessage(
  { settings }: ServerContext,
  protocol: ProtocolDescriptor,
  message: unknown,
): { readonly message: unknown; readonly withheld: readonly string[] } {
  if (settings.showSensitive) return { message, withheld: [] };
  const shown = redactMessage(protocol, message);
  return { message: shown, withheld: differences(message, shown, []).map(formatPath) };
}

function differences(before: unknown, after: unknown, path: Path): readonly Path[] {
  if (before === after) return [];
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return [path];
  return Object.entries(before).flatMap(([name, value]) =>
    value === undefined ? [] : differences(value, (after as Arguments)[name], [...path, Array.isArray(before) ? Number(name) : name]),
  );
}

/** The parts of a message that distinguish it from others. */
export function messageParts(context: ServerContext, protocol: ProtocolDescriptor, given: unknown): Readonly<Record<string, unknown>> {
  const { message } = shownMessage(context, protocol, given);
  const { id, sender, recipient, time } = protocol.parts;
  const parts = {
    id: readPath(message, id),
    sender: readPath(message, sender),
    recipient: readPath(message, recipient),
    time: readPath(message, time),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
