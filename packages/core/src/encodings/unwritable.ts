// What no encoding can carry: values that are not JSON, and more levels or keys than any reader takes. Judging looks at kinds only, and at
// nothing inside values that may be anything; whoever writes has to look at all of it.

import { unreadableObject } from "../explain.js";
import { createIssue, notRepresentable, tooDeep, tooManyKeys } from "../issues.js";
import { isJson } from "../json-kind.js";
import { quote } from "../quote.js";
import type { Issue } from "../result.js";
import { maxDepth, maxKeys } from "./limits.js";

/** The first thing in a message that would not read back as it is; undefined when all of it does. */
export function findUnwritable(message: object, encoding: string): Issue | undefined {
  const path: (string | number)[] = [];
  let keys = 0;
  const refuse = (what: string): Issue => createIssue(notRepresentable(encoding, `${what} is no JSON value`), path.slice());
  const look = (value: unknown): Issue | undefined => {
    if (typeof value !== "object" || value === null) return isJson(value) ? undefined : refuse(quote(value));
    if (path.length >= maxDepth) return createIssue(tooDeep(maxDepth));
    const members = value as Readonly<Record<string, unknown>>;
    const names = Object.keys(members);
    const isList = Array.isArray(value);
    // Dates, maps and the like are of a kind of their own, in every realm.
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    if (isList ? names.length !== value.length : kind !== "Object" || typeof members["toJSON"] === "function") {
      return refuse(isList ? "a gap" : `an object of type ${kind}`);
    }
    if (!isList && (keys += names.length) > maxKeys) return createIssue(tooManyKeys(maxKeys));
    for (const name of names) {
      // A member that is undefined is not written.
      if (members[name] === undefined && !isList) continue;
      path.push(isList ? Number(name) : name);
      const found = look(members[name]);
      path.pop();
      if (found !== undefined) return found;
    }
    return undefined;
  };
  try {
    return look(message);
  } catch {
    return unreadableObject();
  }
}
