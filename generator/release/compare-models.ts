// Compares two releases of a protocol: every change with its weight, and the verdict over all of them. Pure; proves nothing by itself.

import { sameJson } from "@wirepact/core";
import type { CatalogEntry } from "../diagnostics/catalog-entry.js";
import { changeCatalog } from "../diagnostics/catalog/release.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Change, ChangeFacts, Finding, Level, ReleaseRule, Verdict } from "./compare/change.js";
import { layOut } from "./compare/comparison.js";
import { releaseRules } from "./rules/index.js";
import { isHeavier, verdictOf } from "./verdict.js";

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
  const comparison = layOut(old, current);
  const found = rules.flatMap((rule) => rule.find(comparison).map((finding) => changeOf(rule, finding)));
  const changes = distinct(found).sort((a, b) => Number(isHeavier(b.level, a.level)) - Number(isHeavier(a.level, b.level)));
  const verdict = verdictOf(changes);
  // Something no rule has a word for, such as the order of things, is still another release.
  return { changes, verdict: verdict === "none" && !sameJson(essence(old), essence(current)) ? "patch" : verdict };
}

/** The model without what says nothing about the protocol itself. */
function essence(model: ProtocolModel): unknown {
  const { version: _version, lint: _lint, allow: _allow, source: _source, ...rest } = model;
  return rest;
}

const wordings: Readonly<Record<string, CatalogEntry<ChangeFacts>>> = changeCatalog;

function changeOf({ id, fix }: ReleaseRule, finding: Finding): Change {
  const { places, use, facts, breaks = [], misleads = [], otherwise = "patch", forbidden, careful } = finding;
  const level: Level = breaks.length > 0 || misleads.length > 0 ? "major" : otherwise;
  const { say } = wordings[`release/${id}`]!;
  return {
    rule: id,
    level,
    places,
    ...(use === undefined ? {} : { use }),
    breaks,
    misleads,
    forbidden: forbidden === true,
    careful: careful === true,
    facts,
    message: say(facts),
    fix,
  };
}

/** What is written once and used in many places is one change. */
function distinct(changes: readonly Change[]): Change[] {
  const seen = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.rule}\n${change.message}`;
    if (!seen.has(key)) seen.set(key, change);
  }
  return [...seen.values()];
}
