// The state of one walk over a message: where it stands, what it found, and how findings are worded without showing what must stay hidden.

import { createIssue, type IssueCode, type IssueParameters } from "./issues.js";
import type { ProtocolDescriptor } from "./protocol.js";
import { quote, shorten } from "./quote.js";
import type { Issue } from "./result.js";
import type { Computed, Path } from "./shape.js";

/** A field whose value follows from another one, met on the way. */
export interface ComputedField {
  readonly path: Path;
  readonly computed: Computed;
  readonly hidden: boolean;
}

export interface Walk {
  readonly protocol: ProtocolDescriptor;
  /** Name of the message's type once it is known. */
  type: string;
  /** Whether what arrived is normalised before it is judged. */
  readonly reading: boolean;
  /** Whether what does not fit may be repaired. */
  lenient: boolean;
  /** Whether the value at hand is one that must not be shown. */
  hidden: boolean;
  readonly path: (string | number)[];
  readonly issues: Issue[];
  readonly warnings: Issue[];
  readonly computed: ComputedField[];
}

/** Adds an issue about the value at hand; a hidden value is not among its facts. */
export function report<C extends IssueCode>(
  walk: Walk,
  code: C,
  parameters: IssueParameters[C],
  value?: unknown,
  expected?: unknown,
): void {
  walk.issues.push(findingOf(walk, code, parameters, value, expected));
}

/** Adds a warning about the value at hand. */
export function warn<C extends IssueCode>(walk: Walk, code: C, parameters: IssueParameters[C], value?: unknown, expected?: unknown): void {
  walk.warnings.push(findingOf(walk, code, parameters, value, expected));
}

function findingOf<C extends IssueCode>(walk: Walk, code: C, parameters: IssueParameters[C], value: unknown, expected: unknown): Issue {
  return createIssue(code, walk.path.slice(), parameters, { expected, received: walk.hidden ? undefined : plain(value) });
}

/** A value as a fact of an issue: texts cut short, lists and objects left out. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return shorten(value);
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** A value as the sentence of an issue may show it. */
export function show(walk: Walk, value: unknown): string {
  return walk.hidden ? "a value that is not shown" : quote(value);
}

/** Runs a judgement whose findings count only if it raises no issue; undefined when it does. */
export function attempt(walk: Walk, judge: () => unknown): { readonly value: unknown } | undefined {
  const { issues, warnings, computed } = walk;
  const before = [issues.length, warnings.length, computed.length] as const;
  const value = judge();
  if (issues.length === before[0]) return { value };
  [issues.length, warnings.length, computed.length] = before;
  return undefined;
}
