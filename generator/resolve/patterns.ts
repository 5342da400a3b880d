// Checks that patterns are valid regular expressions.

import type { ProtocolScope } from "./scope.js";

/** Reports and removes a pattern that is not a valid regular expression. */
export function resolvePattern(scope: ProtocolScope, pattern: string | undefined, location: string): string | undefined {
  const problem = pattern === undefined ? undefined : findProblem(pattern);
  // Flags may change the meaning, so a person has to decide about them.
  const inner = /^\/(.+)\/$/s.exec(pattern ?? "")?.[1];
  const hint = inner === undefined || inner.includes("`") ? undefined : `use \`'${inner.replaceAll("'", "''")}'\``;
  if (problem !== undefined) scope.report("resolve/bad-pattern", { problem }, location, { hint });
  return problem === undefined ? pattern : undefined;
}

function findProblem(pattern: string): string | undefined {
  // With slashes around it, an anchored pattern never matches.
  if (/^\/(?:\^.*|.*\$)\/[a-z]*$/s.test(pattern)) return "a pattern is written without slashes and flags";
  try {
    void new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    // The message of the engine repeats the pattern, which the code frame already shows.
    return error instanceof Error ? error.message.replace(/^.*: /s, "").toLowerCase() : String(error);
  }
}
