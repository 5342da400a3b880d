// Makes the message of a failure smaller: parts are dropped while our validator finds exactly the same and the party does the same.

import { explain, type Path } from "@wirepact/core";
import { asType } from "@wirepact/core/codegen/frames";
import type { Members } from "../party/make-messages.js";
import { causeOf } from "./causes.js";
import type { Harness } from "./harness.js";
import type { Probe } from "./probes.js";
import type { CheckedRequirement } from "./result.js";

/** Messages that are sent to shrink one cause. */
const maxTries = 40;

/** Adds the smallest message to one failure of each cause; `send` sends probes and judges them. */
export async function shrinkFailures(
  { protocol, isOver }: Harness,
  probes: readonly Probe[],
  results: readonly CheckedRequirement[],
  send: (probes: readonly Probe[]) => Promise<readonly CheckedRequirement[]>,
): Promise<readonly CheckedRequirement[]> {
  const known = new Set<string>();
  const shrunk = new Map<number, Pick<CheckedRequirement, "shrunk" | "got">>();
  for (const [index, result] of results.entries()) {
    const cause = causeOf(result);
    // Silence takes the whole time for every message, and its causes are short messages already.
    if (result.verdict !== "fail" || known.has(cause) || !/accepted/.test(result.outcome) || isOver()) continue;
    known.add(cause);
    const probe = probes[index]!;
    const verdictOf = (value: unknown): string => {
      const checked = explain(protocol, value, asType(protocol.messages[probe.message]!));
      return checked.ok ? "" : JSON.stringify(checked.issues.map(({ code, path }) => [code, path]));
    };
    const wanted = verdictOf(probe.value);
    const smallerThan = (value: Members): readonly Members[] =>
      droppable(value, probe.path)
        .map((each) => without(value, each))
        .filter((each) => verdictOf(each) === wanted);
    let [value, tries] = [probe.value, 0];
    for (let smaller = smallerThan(value); smaller.length > 0; smaller = smallerThan(value)) {
      let smallest = smaller[0]!;
      for (let [next] = smallerThan(smallest); next !== undefined; [next] = smallerThan(smallest)) smallest = next;
      // Most parties do not look at what can be dropped: then one message is enough.
      const some = [smallest, ...smaller].slice(0, maxTries - tries);
      tries += some.length;
      const judged = some.length === 0 ? [] : await send(some.map((each) => ({ ...probe, value: each })));
      const position = judged.findIndex(({ outcome }) => outcome === result.outcome);
      if (position < 0) break;
      value = some[position]!;
      shrunk.set(index, { shrunk: judged[position]!.sent, got: judged[position]!.got });
    }
  }
  return results.map((result, index) => ({ ...result, ...shrunk.get(index) }));
}

/** The paths of properties that are not on the way to the defect, the largest parts first. */
function droppable(value: unknown, defect: Path, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null || Array.isArray(value) || path.length > 3) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = [...path, name];
    const isOnWay = own.every((step, index) => defect[index] === step);
    // What is outside of the body is needed to tell messages apart.
    return [...(isOnWay || own.length === 1 ? [] : [own]), ...droppable(inner, defect, own)];
  });
}

function without(value: Members, path: Path): Members {
  const [step, ...rest] = path;
  if (rest.length > 0) return { ...value, [step!]: without(value[step!] as Members, rest) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== step));
}
