// Issues that are reported at their origin: an invalid example, or contradictory limits. They are not reported again for examples that are based on it.

import { explain, formatPath, type Issue, type Result } from "@wirepact/core";
import { identify, asType } from "@wirepact/core/codegen/frames";
import type { MessageModel } from "../model/protocol-model.js";
import { findContradiction } from "./bounds-contradiction.js";
import type { CheckContext } from "./check-rule.js";
import { partForMessage } from "./message-part.js";
import { locationsOfPath } from "./locations-of-path.js";

interface Known {
  /** The locations of shapes that no value satisfies. */
  readonly contradicted: ReadonlySet<string>;
  /** The issues of the examples of each message. */
  readonly ofExamples: ReadonlyMap<string, ReadonlySet<string>>;
}

const cache = new WeakMap<CheckContext, Known>();
const boundCodes: ReadonlySet<string> = new Set(["too-short", "too-long", "too-few", "too-many", "out-of-range", "duplicate-item"]);

const keyOf = ({ code, path }: Pick<Issue, "code" | "path">): string => `${code} ${formatPath(path)}`;

/** The issues of an example of a message in strict mode. */
export function checkExample(context: CheckContext, message: MessageModel, value: unknown): Result<unknown> {
  const { recall } = partForMessage(context, message, value);
  return recall(`example ${message.name} ${JSON.stringify(value)}`, (protocol) =>
    explain(protocol, value, { mode: "strict", ...asType(message) }),
  );
}

/** Whether an issue follows from contradictory limits. */
export function isContradicted(context: CheckContext, message: MessageModel, { code, path }: Pick<Issue, "code" | "path">): boolean {
  const { contradicted } = known(context);
  if (contradicted.size === 0 || !boundCodes.has(code)) return false;
  return [...locationsOfPath(context, message, path)].some((location) => contradicted.has(location));
}

/** Whether an issue is reported elsewhere: for a valid example of the message, or for contradictory limits. */
export function isKnownDefect(context: CheckContext, message: MessageModel, issue: Pick<Issue, "code" | "path">): boolean {
  return known(context).ofExamples.get(message.name)?.has(keyOf(issue)) === true || isContradicted(context, message, issue);
}

/** Whether a message of a transcript has an issue that is reported elsewhere. */
export function hasKnownDefect(context: CheckContext, value: unknown): boolean {
  const type = identify(context.model, value)?.name;
  const message = type === undefined ? undefined : context.model.messages[type];
  if (message === undefined || (!known(context).ofExamples.has(message.name) && known(context).contradicted.size === 0)) return false;
  const result = checkExample(context, message, value);
  return !result.ok && result.issues.some((issue) => isKnownDefect(context, message, issue));
}

function known(context: CheckContext): Known {
  const cached = cache.get(context);
  if (cached !== undefined) return cached;
  const ofExamples = new Map<string, ReadonlySet<string>>();
  for (const message of Object.values(context.model.messages)) {
    const issues = message.examples.flatMap(({ value }) => {
      const result = checkExample(context, message, value);
      return result.ok ? [] : result.issues;
    });
    if (issues.length > 0) ofExamples.set(message.name, new Set(issues.map(keyOf)));
  }
  const contradicted = context.shapes.filter(({ shape }) => findContradiction(context.model, shape) !== undefined);
  const found = { contradicted: new Set(contradicted.map(({ location }) => location)), ofExamples };
  cache.set(context, found);
  return found;
}
