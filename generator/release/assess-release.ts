// Assesses the next release of a protocol: which version it needs, which breaks are allowed, and what prevents it.

import type { ProjectConfig } from "../config/load-config.js";
import { coversPath } from "../check/allowed.js";
import { compareVersions } from "../check/compare-versions.js";
import { createDiagnostic, report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { Allowance, ProtocolModel, ResolvedProtocol } from "../model/protocol-model.js";
import { carriedVersion, isDated } from "../text/version-text.js";
import type { ApiComparison } from "./api/compare-api.js";
import { findEarlyRemovals } from "./check-windows.js";
import { compareModels } from "../compare/compare-models.js";
import type { Verdict } from "../compare/change.js";
import type { Baseline } from "./find-baseline.js";
import { proveComparison, type Proof, type ProofOptions } from "./proof/prove-comparison.js";
import { isDemonstrated, type ProvenChange } from "./proof/proven-change.js";
import { releaseRuleIds } from "../compare/rules/index.js";
import { isHigher, nextVersion, verdictOf } from "../compare/verdict.js";
import { compareReleases, nextPrerelease } from "./versions.js";

export interface AssessedChange extends ProvenChange {
  /** The allowance that accepts it. */
  readonly allowed?: Allowance;
}

export interface Assessment {
  readonly protocol: string;
  /** The version it is compared with; undefined before the first release. */
  readonly baseline: string | undefined;
  readonly verdict: Verdict;
  /** The lowest version that the changes allow. */
  readonly demanded: string;
  /** The version of the next release. */
  readonly next: string;
  /** The spec is a pre-release that was released as it is. */
  readonly isReleased: boolean;
  readonly changes: readonly AssessedChange[];
  readonly replay: { readonly forward: number; readonly backward: number; readonly seed: number };
  /** What prevents the release, and warnings. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface AssessOptions extends ProofOptions {
  /** The project, by which the API of the packages is compared as well. */
  readonly config?: ProjectConfig;
  /** False where changes of the API are not listed if they cannot raise the version any more. */
  readonly wholeApi?: boolean;
  /** Today, as YYYY-MM-DD. */
  readonly today: string;
}

/** Assesses one protocol against its older release. */
export async function assessRelease(
  protocol: ResolvedProtocol,
  baseline: Baseline | undefined,
  { today, config, wholeApi = true, ...options }: AssessOptions,
): Promise<Assessment> {
  const { model } = protocol;
  if (baseline === undefined) return firstRelease(protocol);
  const { model: old } = baseline;
  const found = await proveComparison(old, model, options);
  const proof = { ...found, changes: await withPrograms(found.changes, old, model, config) };
  // A break of messages decides the version, whatever the API says.
  const needsApi = config !== undefined && (wholeApi || proof.verdict !== "major");
  const { changes, verdict, diagnostics }: WithApi = needsApi
    ? await addApi(proof, { config, old, new: model, frozen: baseline.surface })
    : { ...proof, diagnostics: [] };
  const allowances = model.allow.filter(({ rule }) => releaseRuleIds.has(rule));
  const { released = [], preview } = baseline;
  const demanded = verdict === "none" ? old.version : freeVersion(nextVersion(old.version, verdict, today), released, today);
  const isReleased = preview !== undefined && compareModels(preview, model).verdict === "none";
  const next = nextOf(model.version, old.version, { demanded, bumped: preview !== undefined && !isReleased });
  const assessed = [...changes, ...findEarlyRemovals(old, model, { next, today })].map((change): AssessedChange => {
    const allowed = allowances.find((allowance) => covers(protocol, allowance, change) && !isExpired(allowance, today));
    return allowed === undefined || !needsConsent(change) ? change : { ...change, allowed };
  });
  return {
    protocol: model.name,
    baseline: baseline.label,
    verdict,
    demanded,
    next,
    isReleased,
    changes: assessed,
    replay: proof.replay,
    diagnostics: [
      ...diagnostics,
      ...checkVersion(protocol, old.version, { changes: assessed, demanded }),
      ...checkPolicy(protocol, assessed),
      ...checkAllowances(protocol, allowances, { changes: assessed, today }),
    ],
  };
}

/** The changes, those that only programs can demonstrate with one; a project that generates nothing has none. */
async function withPrograms(
  changes: readonly ProvenChange[],
  old: ProtocolModel,
  current: ProtocolModel,
  config: ProjectConfig | undefined,
): Promise<readonly ProvenChange[]> {
  if (config === undefined || changes.every(isDemonstrated)) return changes;
  const { showPrograms } = await import("./api/show-programs.js");
  return showPrograms({ config, old, new: current }, changes);
}

interface WithApi extends Pick<Proof, "changes" | "verdict"> {
  readonly diagnostics: readonly Diagnostic[];
}

/** Adds the changes of the API to what rules and messages show. */
async function addApi({ changes, verdict }: Proof, versions: Omit<ApiComparison, "changes">): Promise<WithApi> {
  const { compareApi } = await import("./api/compare-api.js");
  const found = await compareApi({ ...versions, changes });
  if ("code" in found) return { changes, verdict, diagnostics: [found] };
  const all = [...changes, ...found];
  const highest = verdictOf(all);
  return { changes: all, verdict: isHigher(highest, verdict) ? highest : verdict, diagnostics: [] };
}

function firstRelease({ model }: ResolvedProtocol): Assessment {
  return {
    protocol: model.name,
    baseline: undefined,
    verdict: "none",
    demanded: model.version,
    next: model.version,
    isReleased: false,
    changes: [],
    replay: { forward: 0, backward: 0, seed: 0 },
    diagnostics: [],
  };
}

/** The version itself, or the next date or major version after all releases where it is taken, as it can be while an old major version is patched. */
function freeVersion(version: string, released: readonly string[], today: string): string {
  const highest = released.at(-1);
  return highest === undefined || !released.includes(version) ? version : nextVersion(highest, "major", today);
}

function nextOf(version: string, released: string, { demanded, bumped }: { readonly demanded: string; readonly bumped: boolean }): string {
  if (version === released) return demanded;
  return bumped ? nextPrerelease(version) : version;
}

/** Whether a change has to be confirmed, by an allowance or by the version. */
const needsConsent = ({ level, forbidden }: ProvenChange): boolean => level === "major" || forbidden;

function covers(protocol: ResolvedProtocol, allowance: Allowance, { rule, paths }: ProvenChange): boolean {
  return allowance.rule === rule && [paths.old, paths.new].some((path) => path !== undefined && coversPath(protocol, allowance, path));
}

const isExpired = ({ until }: Allowance, today: string): boolean => until !== undefined && today >= until;

function checkVersion(
  { model, spans }: ResolvedProtocol,
  released: string,
  { changes, demanded }: { readonly changes: readonly AssessedChange[]; readonly demanded: string },
): readonly Diagnostic[] {
  const { name, version } = model;
  const span = spans.spanOf("version");
  if (compareReleases(version, released) < 0) return [report("release/version-went-back", { protocol: name, version, released }, { span })];
  if (compareVersions(version, demanded) >= 0 || isLaterDate(version, released)) return [];
  const unconfirmed = changes.filter((change) => change.level === "major" && change.allowed === undefined);
  // The release raises an unchanged version itself, unless something breaks that was not allowed.
  if (version === released && unconfirmed.length === 0) return [];
  const reasons = unconfirmed.length > 0 ? unconfirmed : changes;
  const rules = [...new Set(reasons.map(({ rule }) => rule))].slice(0, 3);
  const because = rules.join(", ");
  const allow = `\`allow: { ${rules.map((rule) => `${rule}: <reason>`).join(", ")} }\``;
  const set = `set \`version: ${demanded}\``;
  const hint =
    unconfirmed.length === 0
      ? set
      : `if the breaking change is intended, ${set}; or state why in the definition that changed, with ${allow}, and \`release\` sets the version`;
  return [report("release/version-too-low", { protocol: name, version, demanded, because }, { span, hint })];
}

/** Whether a version has a later date than a release, which allows every change, even if the date is before today. */
const isLaterDate = (version: string, released: string): boolean =>
  isDated(version) && isDated(released) && carriedVersion(version) > carriedVersion(released);

/** Changes that the policy forbids and the spec does not allow. */
function checkPolicy({ spans }: ResolvedProtocol, changes: readonly AssessedChange[]): readonly Diagnostic[] {
  return changes
    .filter(({ forbidden, allowed }) => forbidden && allowed === undefined)
    .map(({ rule, message, paths, fix }) =>
      createDiagnostic(
        { code: `release/${rule}`, severity: "error", message },
        { span: spans.spanOf(paths.new ?? paths.old ?? ""), hint: fix },
      ),
    );
}

function checkAllowances(
  protocol: ResolvedProtocol,
  allowances: readonly Allowance[],
  { changes, today }: { readonly changes: readonly AssessedChange[]; readonly today: string },
): readonly Diagnostic[] {
  return allowances.flatMap((allowance) => {
    const { rule, location: place, until } = allowance;
    const at = place === "" ? `allow/${rule}` : `${place}/allow/${rule}`;
    const span = protocol.spans.keySpanOf(at);
    if (!changes.some((change) => covers(protocol, allowance, change))) return [report("release/allow-unused", { rule, place }, { span })];
    return until !== undefined && isExpired(allowance, today) ? [report("release/break-expired", { rule, until }, { span })] : [];
  });
}
