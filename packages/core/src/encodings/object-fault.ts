// What is wrong with an object before anything recursive touches it, or before it is written: too many levels or keys, and parts that are
// no JSON and so would not read back as they are. Judging looks at kinds only, and not inside values that may be anything.

import { unreadableObject } from "../explain.js";
import { createIssue, notRepresentable, tooDeep, tooManyKeys } from "../issues.js";
import { isJson } from "../json-kind.js";
import { quote } from "../quote.js";
import type { Issue } from "../result.js";
import { maxDepth, maxKeys } from "./limits.js";

/** Most values reached when an object is walked; only shared references get there without the text being huge. */
const maxValues = 1_000_000;

/**
 * The first limit that an object breaks; a cycle is too deep, and shared parts count as often as they are reached. With an encoding to write
 * it in, also the first part that is no JSON.
 */
export function findObjectFault(object: object, encoding?: string): Issue | undefined {
  const path: (string | number)[] = [];
  let keys = 0;
  let values = 0;
  const refuse = (what: string): Issue | undefined =>
    encoding === undefined ? undefined : createIssue(notRepresentable(encoding, `${what} is no JSON value`), path.slice());
  const look = (part: object): Issue | undefined => {
    if (path.length >= maxDepth) return createIssue(tooDeep(maxDepth));
    const members = part as Readonly<Record<string, unknown>>;
    const names = Object.keys(members);
    const isList = Array.isArray(part);
    values += names.length;
    if (!isList) keys += names.length;
    if (keys > maxKeys || values > maxValues) return createIssue(tooManyKeys(maxKeys));
    let fault = encoding === undefined ? undefined : isList ? refuseGaps(names, part) : refuseKind(members);
    for (let index = 0; index < names.length && fault === undefined; index++) {
      const name = names[index]!;
      const member = members[name];
      const isInner = typeof member === "object" && member !== null;
      // A member that is undefined is not written.
      if (!isInner && (encoding === undefined || isJson(member) || (member === undefined && !isList))) continue;
      path.push(isList ? index : name);
      fault = isInner ? look(member) : refuse(quote(member));
      path.pop();
    }
    return fault;
  };
  const refuseGaps = (names: readonly string[], list: readonly unknown[]): Issue | undefined =>
    names.length === list.length ? undefined : refuse("a gap");
  /** Dates, maps and the like are of a kind of their own, in every realm. */
  const refuseKind = (members: Readonly<Record<string, unknown>>): Issue | undefined => {
    const kind = Object.prototype.toString.call(members).slice(8, -1);
    return kind !== "Object" || typeof members["toJSON"] === "function" ? refuse(`an object of type ${kind}`) : undefined;
  };
  try {
    return look(object);
  } catch {
    return unreadableObject();
  }
}
