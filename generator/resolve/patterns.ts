// Makes sure that patterns are regular expressions; nothing can be judged by one that is not.

import type { ProtocolScope } from "./scope.js";

/** Reports a pattern that is not a regular expression and leaves it out. */
export function resolvePattern(scope: ProtocolScope, pattern: string | undefined, location: string): string | undefined {
  const problem = pattern === undefined ? undefined : findProblem(pattern);
  if (problem !== undefined) scope.report("resolve/bad-pattern", { problem }, location);
  return problem === undefined ? pattern : undefined;
}

function findProblem(pattern: string): string | undefined {
  try {
    void new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    // The engine's message repeats the pattern, which stands in the frame already.
    return error instanceof Error ? error.message.replace(/^.*: /s, "").toLowerCase() : String(error);
  }
}
