// Compares two releases of a protocol by the rules: every change with its level, and the verdict over all of them. Pure.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { Change, FoundChange, Level, Verdict } from "./change.js";
import { pairModels } from "./pair-models.js";
import { describePath } from "./describe-path.js";
import { differingParts } from "./differing-parts.js";
import { findUnusedTypes, withoutMessages } from "./unused-types.js";
import { noEffect } from "./rules/found-elsewhere.js";
import { releaseRules } from "./rules/index.js";
import type { ReleaseRule } from "./rules/release-rule.js";
import { isHigher, verdictOf } from "./verdict.js";

export interface ModelComparison {
  readonly changes: readonly Change[];
  readonly verdict: Verdict;
}

export interface CompareOptions {
  /** All rules unless given. */
  readonly rules?: readonly ReleaseRule[];
}

/** Compares an older model with a newer one of the same protocol. */
export function compareModels(old: ProtocolModel, current: ProtocolModel, { rules = releaseRules }: CompareOptions = {}): ModelComparison {
  const comparison = pairModels(old, current);
  const isUnused = findUnusedTypes(old, current);
  const found = rules.flatMap((rule) =>
    rule.find(comparison).map((finding) => changeOf(rule, isUnused(finding) ? withoutMessages(finding) : finding)),
  );
  const changes = distinct(found).sort((a, b) => Number(isHigher(b.level, a.level)) - Number(isHigher(a.level, b.level)));
  // A difference that no rule is about, such as the order of fields, still needs a patch.
  const all =
    changes.length > 0 || rules !== releaseRules ? changes : differingParts(old, current).map((path) => changeOf(noEffect, partAt(path)));
  return { changes: all, verdict: verdictOf(all) };
}

const partAt = (path: string): FoundChange => ({ paths: { old: path, new: path }, facts: { what: describePath(path) } });

function changeOf({ id, say, fix }: Pick<ReleaseRule, "id" | "say" | "fix">, finding: FoundChange): Change {
  const { paths, use, facts, breaks = [], misreads = [], otherwise = "patch", forbidden, careful, undecided, harmless } = finding;
  const level: Level = breaks.length > 0 || misreads.length > 0 ? "major" : otherwise;
  return {
    rule: id,
    level,
    paths,
    ...(use === undefined ? {} : { use }),
    breaks,
    misreads,
    forbidden: forbidden === true,
    careful: careful === true,
    ...(undecided === undefined ? {} : { undecided }),
    facts,
    message: harmless === undefined ? say(facts) : `${say(facts)} (${harmless})`,
    fix: finding.fix ?? fix,
  };
}

/** A part that is written once and used in many places is one change. */
function distinct(changes: readonly Change[]): Change[] {
  const seen = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.rule}\n${change.message}`;
    if (!seen.has(key)) seen.set(key, change);
  }
  return [...seen.values()];
}
