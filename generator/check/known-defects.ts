// Defects that are reported where they begin: in the example that has them, or at bounds that contradict each other. Whatever is made from such an example
// shows the same defect again, and saying so again helps nobody.

import { explain, formatPath, type Issue, type Result } from "@wirepact/core";
import type { MessageModel } from "../model/protocol-model.js";
import { findContradiction } from "./bounds-contradiction.js";
import type { CheckContext } from "./check-rule.js";
import { locationsOfPath } from "./locations-of-path.js";

interface Known {
  /** Locations of shapes that no value fits. */
  readonly contradicted: ReadonlySet<string>;
  /** What is wrong with the examples of each message. */
  readonly ofExamples: ReadonlyMap<string, ReadonlySet<string>>;
}

const cache = new WeakMap<CheckContext, Known>();
const boundCodes: ReadonlySet<string> = new Set(["too-short", "too-long", "too-few", "too-many", "out-of-range", "duplicate-item"]);

const keyOf = ({ code, path }: Pick<Issue, "code" | "path">): string => `${code} ${formatPath(path)}`;

/** What a strict reader says of an example. */
export const judgeExample = ({ model }: CheckContext, value: unknown): Result<unknown> => explain(model, value, { mode: "strict" });

/** Whether an issue follows from bounds that contradict each other. */
export function isContradicted(context: CheckContext, message: MessageModel, { code, path }: Pick<Issue, "code" | "path">): boolean {
  const { contradicted } = known(context);
  if (contradicted.size === 0 || !boundCodes.has(code)) return false;
  return [...locationsOfPath(context, message, path)].some((location) => contradicted.has(location));
}

/** Whether an issue is one that a valid example of the message has too, or follows from contradicting bounds: it is reported elsewhere. */
export function isKnownDefect(context: CheckContext, message: MessageModel, issue: Pick<Issue, "code" | "path">): boolean {
  return known(context).ofExamples.get(message.name)?.has(keyOf(issue)) === true || isContradicted(context, message, issue);
}

/** Whether a message of a transcript has a defect that is reported elsewhere. */
export function hasKnownDefect(context: CheckContext, value: unknown): boolean {
  const { model } = context;
  const tag = (value as Readonly<Record<string, unknown>> | null)?.[model.tag];
  const message = typeof tag === "string" && Object.hasOwn(model.messages, tag) ? model.messages[tag] : undefined;
  if (message === undefined || (!known(context).ofExamples.has(message.name) && known(context).contradicted.size === 0)) return false;
  const result = judgeExample(context, value);
  return !result.ok && result.issues.some((issue) => isKnownDefect(context, message, issue));
}

function known(context: CheckContext): Known {
  const cached = cache.get(context);
  if (cached !== undefined) return cached;
  const ofExamples = new Map<string, ReadonlySet<string>>();
  for (const message of Object.values(context.model.messages)) {
    const issues = message.examples.flatMap(({ value }) => {
      const result = judgeExample(context, value);
      return result.ok ? [] : result.issues;
    });
    if (issues.length > 0) ofExamples.set(message.name, new Set(issues.map(keyOf)));
  }
  const contradicted = context.shapes.filter(({ shape }) => findContradiction(context.model, shape) !== undefined);
  const found = { contradicted: new Set(contradicted.map(({ location }) => location)), ofExamples };
  cache.set(context, found);
  return found;
}
