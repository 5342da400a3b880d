// Opt-in scans of a message's texts: for secrets that should never travel, and for characters that a shell would act on.
// An issue names the place and the kind, never the value.

import { createIssue } from "./issues.js";
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

/** Visits every text of a JSON-like value, without recursion, so that depth cannot hurt. */
function* textsOf(value: unknown, base: Path): Generator<{ readonly text: string; readonly path: Path }> {
  const pending: { readonly value: unknown; readonly path: Path }[] = [{ value, path: base }];
  const seen = new Set<object>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next.value === "string") yield { text: next.value, path: next.path };
    if (typeof next.value !== "object" || next.value === null || seen.has(next.value)) continue;
    seen.add(next.value);
    const isList = Array.isArray(next.value);
    for (const [key, member] of Object.entries(next.value).reverse()) {
      pending.push({ value: member, path: [...next.path, isList ? Number(key) : key] });
    }
  }
}

/** Texts of a message that look like secrets. */
export function findSecrets(value: unknown, base: Path = []): readonly Issue[] {
  const issues: Issue[] = [];
  for (const { text, path } of textsOf(value, base)) {
    const form = secretForms.find(([, expression]) => expression.test(text));
    if (form !== undefined) issues.push(createIssue("secret-found", path, { kind: form[0] }));
  }
  return issues;
}

/** Texts that a shell would not take literally: substitutions, separators, redirections, line breaks. */
export function findShellDanger(value: unknown, base: Path = []): readonly Issue[] {
  const issues: Issue[] = [];
  for (const { text, path } of textsOf(value, base)) {
    if (/[`$;&|<>\\\n\r\0]/.test(text)) issues.push(createIssue("shell-danger", path, {}));
  }
  return issues;
}
