// Compares two releases of a protocol by the rules: every change with its level, and the verdict over all of them. Pure.

import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Change, FoundChange, Level, Verdict } from "./change.js";
import { pairModels } from "./comparison.js";
import { findUnusedTypes, withoutMessages } from "./unused-types.js";
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
  const verdict = verdictOf(changes);
  // A difference that no rule is about, such as the order of fields, still needs a patch.
  return { changes, verdict: verdict === "none" && !sameJson(essence(old), essence(current)) ? "patch" : verdict };
}

/** The model without what does not belong to the protocol itself. */
function essence(model: ProtocolModel): unknown {
  const { version: _version, lint: _lint, allow: _allow, source: _source, ...rest } = model;
  // Code and docs follow the order of these parts.
  return [rest, ...[model.messages, model.types, model.groups, model.flows, model.views].map((part) => Object.keys(part))];
}

function changeOf({ id, say, fix }: ReleaseRule, finding: FoundChange): Change {
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
