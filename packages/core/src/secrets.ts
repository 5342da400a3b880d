// Opt-in scans of a message's texts: for secrets that should never travel, and for characters that a shell would act on.
// An issue names the place and the kind, never the value.

import { createIssue, secretFound, shellUnsafe } from "./issues.js";
import type { Issue } from "./result.js";
import type { Path } from "./shape.js";

/** Kinds of secrets with a form of their own, so that a hit is rarely a mistake. Every expression is linear. */
const secretForms: readonly (readonly [kind: string, form: RegExp])[] = [
  ["private key", /-----BEGIN (?:[A-Z]{2,12} )?PRIVATE KEY-----/],
  ["AWS access key", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["GitHub token", /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{40})/],
  ["GitLab token", /\bglpat-[0-9A-Za-z_-]{20}/],
  ["Slack token", /\bxox[abpros]-[0-9A-Za-z-]{10}/],
  ["Google API key", /\bAIza[0-9A-Za-z_-]{35}/],
  ["npm token", /\bnpm_[0-9A-Za-z]{36}/],
  ["model API key", /\bsk-(?:[a-z]{2,8}-)?[0-9A-Za-z_-]{20}/],
  ["Stripe key", /\b[rs]k_live_[0-9A-Za-z]{16}/],
  ["JSON web token", /\beyJ[0-9A-Za-z_-]{10,2000}\.eyJ[0-9A-Za-z_-]{10,4000}\.[0-9A-Za-z_-]{10}/],
  ["password in a URL", /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@]{1,200}:[^\s/:@]{1,200}@/],
  ["password", /\b(?:password|passwd|secret|api[_-]?key|access[_-]?token)["']?\s{0,4}[:=]\s{0,4}["']?[^\s"',;]{8}/i],
];

/** A value with the steps that lead to it, linked backwards: a copy of the path at every level would cost the square of the depth. */
interface Visit {
  readonly value: unknown;
  readonly step?: string | number;
  readonly parent?: Visit;
}

function pathOf(visit: Visit, base: Path): Path {
  const steps: (string | number)[] = [];
  for (let at: Visit | undefined = visit; at?.step !== undefined; at = at.parent) steps.push(at.step);
  return [...base, ...steps.toReversed()];
}

/** Visits every text of a JSON-like value, without recursion, so that depth cannot hurt. */
function* textsOf(value: unknown): Generator<Visit & { readonly value: string }> {
  const pending: Visit[] = [{ value }];
  const seen = new Set<object>();
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    if (typeof visit.value === "string") yield visit as Visit & { readonly value: string };
    if (typeof visit.value !== "object" || visit.value === null || seen.has(visit.value)) continue;
    seen.add(visit.value);
    const isList = Array.isArray(visit.value);
    for (const [key, member] of Object.entries(visit.value).toReversed()) {
      pending.push({ value: member, step: isList ? Number(key) : key, parent: visit });
    }
  }
}

/** Texts of a message that look like secrets. */
export function findSecrets(value: unknown, base: Path = []): readonly Issue[] {
  const issues: Issue[] = [];
  for (const visit of textsOf(value)) {
    const form = secretForms.find(([, expression]) => expression.test(visit.value));
    if (form !== undefined) issues.push(createIssue(secretFound(form[0]), pathOf(visit, base)));
  }
  return issues;
}

/** Texts that a shell would not take literally: substitutions, separators, redirections, line breaks. */
export function findShellDanger(value: unknown, base: Path = []): readonly Issue[] {
  const issues: Issue[] = [];
  for (const visit of textsOf(value)) {
    if (/[`$;&|<>\\\n\r\0]/.test(visit.value)) issues.push(createIssue(shellUnsafe(), pathOf(visit, base)));
  }
  return issues;
}
