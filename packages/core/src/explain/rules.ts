// Rules between the fields of a message, checked once the fields themselves have been: a field that is invalid itself does not also violate a rule.

import { report, show, type Walk, warn } from "../walk/walk.js";
import { requireFeature } from "../features.js";
import { brokenRule, createIssue, formatPath, mismatch, type Wording, wrongVersion } from "../issues.js";
import { sameJson } from "../base/json-kind.js";
import { isWithin, readPath } from "../base/path.js";
import { fieldPlace, pathOf, root } from "../walk/place.js";
import type { MessageDescriptor } from "../protocol.js";
import type { Path, Rule } from "../shape/shape.js";
import { understands } from "../versions/version.js";

/** Checks rules, computed fields and the version of a message whose fields have been checked. */
export function checkRules(walk: Walk, message: MessageDescriptor, value: unknown): void {
  for (const rule of message.rules) checkRule(walk, rule, value);
  checkComputed(walk, value);
  const { version } = walk.protocol.parts;
  const spoken = readPath(value, version);
  const expected = walk.protocol.version;
  if (version === undefined || typeof spoken !== "string" || understands(expected, spoken) || isFaulty(walk, value, version)) return;
  report(walk, wrongVersion(expected, show(walk, spoken)), spoken, expected, version.reduce(fieldPlace, root));
}

/** Whether a field was found to be wrong, or left unset for being so. */
function isFaulty({ issues, warnings }: Walk, value: unknown, path: Path): boolean {
  const touches = (found: { readonly path: Path }): boolean =>
    found.path.length > 0 && (isWithin(path, found.path) || isWithin(found.path, path));
  return issues.some(touches) || (warnings.length > 0 && readPath(value, path) === undefined && warnings.some(touches));
}

/** What an issue says of a broken rule. */
export const wordingOf = ({ name, doc = name.replaceAll("-", " ") }: Rule): Wording => brokenRule(name, doc);

/** Adds the issue or warning of a rule that the fields of a value break. */
export function checkRule(walk: Walk, rule: Rule, value: unknown): void {
  if (!isBroken(walk, rule, value)) return;
  // Lenient reading that lets required fields be missing also lets those be missing that a rule requires.
  const forgiven =
    rule.lenient === "warn" ||
    (rule.kind === "condition" && rule.require !== undefined && walk.protocol.reading.lenient.missing === "unset");
  const list = rule.level === "warning" || (walk.lenient && forgiven) ? walk.warnings : walk.issues;
  list.push(createIssue(wordingOf(rule), rule.at));
}

function isBroken(walk: Walk, rule: Rule, value: unknown): boolean {
  const read = (path: Path): unknown => readPath(value, path);
  const sound = (...paths: readonly Path[]): boolean => !paths.some((path) => isFaulty(walk, value, path));
  switch (rule.kind) {
    case "differ": {
      const [one, other] = rule.fields;
      return read(one) !== undefined && read(one) === read(other) && sound(one, other);
    }
    case "excludes": {
      const list = read(rule.list);
      return Array.isArray(list) && list.includes(read(rule.value)) && sound(rule.list, rule.value);
    }
    case "condition": {
      if ((read(rule.field) === rule.equals) === (rule.negated === true) || !sound(rule.field)) return false;
      return (
        rule.require?.some((path) => read(path) === undefined && sound(path)) === true ||
        rule.forbid?.some((path) => read(path) !== undefined) === true
      );
    }
    default:
      return requireFeature(walk.protocol, "ruleKinds")(rule, read, sound);
  }
}

function checkComputed(walk: Walk, value: unknown): void {
  for (const { place, computed, hidden } of walk.computed ?? []) {
    const path = pathOf(place);
    const { by, table } = computed;
    const received = readPath(value, path);
    const source = readPath(value, by);
    if (received === undefined || source === undefined || isFaulty(walk, value, path) || isFaulty(walk, value, by)) continue;
    const word = source as string;
    if (table !== undefined && !Object.hasOwn(table, word)) continue;
    const expected = table === undefined ? source : table[word];
    if (sameJson(expected, received)) continue;
    const isWarning = computed.level === "warning" || (walk.lenient && computed.lenient === "warn");
    walk.hidden = hidden;
    const wording = mismatch(formatPath(by), show(walk, expected), show(walk, received), isWarning ? "should" : "must");
    (isWarning ? warn : report)(walk, wording, received, hidden ? undefined : expected, place);
    walk.hidden = 0;
  }
}
