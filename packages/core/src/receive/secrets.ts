// Opt-in scans of a message's strings: for secrets that should never be sent, and for characters that a shell would interpret.
// An issue names the path and the kind, never the value.

import { createIssue, formatPath, secretFound, shellUnsafe } from "../issues.js";
import { decodeUtf8, isBytes } from "../base/limits.js";
import { replaceAt } from "../base/path.js";
import type { Issue } from "../result.js";
import type { Path } from "../shape/shape.js";

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
  // From its first dot backwards: a search from the beginning would go over the same characters again and again.
  ["JSON web token", /\.eyJ(?<=\beyJ[0-9A-Za-z_-]{10,2000}\.eyJ)[0-9A-Za-z_-]{10,4000}\.[0-9A-Za-z_-]{10}/],
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

/** Visits every string of a JSON-like value, without recursion, so that depth cannot hurt; property names only where they are asked for. */
function* stringsOf(value: unknown, isHiddenName: (name: string) => boolean = () => false): Generator<Visit & { readonly value: string }> {
  const pending: Visit[] = [{ value }];
  const seen = new Set<object>();
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    if (typeof visit.value === "string") yield visit as Visit & { readonly value: string };
    if (typeof visit.value !== "object" || visit.value === null || seen.has(visit.value)) continue;
    seen.add(visit.value);
    const isArray = Array.isArray(visit.value);
    for (const [name, inner] of Object.entries(visit.value).toReversed()) {
      // A name that must not be shown counts as a string of the object, and its value is not searched.
      if (!isArray && isHiddenName(name)) pending.push({ ...visit, value: name });
      else pending.push({ value: inner, step: isArray ? Number(name) : name, parent: visit });
    }
  }
}

const secretIn = (text: string): string | undefined => secretForms.find(([, form]) => form.test(text))?.[0];

/** Whether a text looks like a secret, or holds one. */
export const hasSecret = (text: string): boolean => secretIn(text) !== undefined;

/** Strings and property names of a message that look like secrets; a property name is reported at its object. */
export function findSecrets(value: unknown, base: Path = []): readonly Issue[] {
  const issues: Issue[] = [];
  for (const visit of stringsOf(value, hasSecret)) {
    const kind = secretIn(visit.value);
    if (kind !== undefined) issues.push(createIssue(secretFound(kind), pathOf(visit, base)));
  }
  return issues;
}

/** What a scan found in a message that arrived. */
export interface SecretsFound {
  /** Whether a text looks like a secret, or holds one. */
  readonly isSecret: (text: string) => boolean;
  /** The secrets of the message, and those of its issues that quote none; nothing when neither the message nor a finding holds a secret. */
  readonly hide: (issues: readonly Issue[], warnings: readonly Issue[]) => readonly Issue[];
  /** The message without the parts that contain secrets; undefined if nothing is left. */
  readonly remove: (message: unknown, issues: readonly Issue[]) => unknown;
}

/** Searches a message, and the text or bytes that it was read from if issues quote them. */
export type SecretScan = (message: unknown, source?: unknown) => SecretsFound;

/** The option of `receive` that rejects messages with strings that look like secrets: `receive(text, { scanSecrets })`. */
export const scanSecrets: SecretScan = (message, source) => {
  let secrets: readonly Issue[] = [];
  try {
    secrets = findSecrets(message);
    if (secrets.length === 0) secrets = findSecrets(isBytes(source) ? decodeUtf8(source) : source);
  } catch {
    // A getter that throws, or a proxy; nothing of it is repeated either.
  }
  return { isSecret: hasSecret, hide: (issues, warnings) => hideSecrets(issues, warnings, secrets), remove: withoutSecrets };
};

/** The secrets of a message, and those of its issues that quote none; nothing when neither the message nor a finding holds a secret. */
export function hideSecrets(issues: readonly Issue[], warnings: readonly Issue[], secrets: readonly Issue[]): readonly Issue[] {
  const locations = new Set(secrets.map(({ path }) => formatPath(path)));
  const isInSecret = ({ path }: Issue): boolean =>
    locations.has(formatPath([])) || path.some((_step, index) => locations.has(formatPath(path.slice(0, index + 1))));
  const isSafe = (issue: Issue): boolean => isInSecret(issue) || !quotesSecret(issue);
  // The path of such a finding may hold the secret as well, so the message as a whole is named.
  const quoted = issues.every(isSafe) && warnings.every(isSafe) ? [] : [createIssue(secretFound("quoted by an issue"))];
  if (secrets.length + quoted.length === 0) return [];
  return [...issues.filter((issue) => !isInSecret(issue) && !quotesSecret(issue)), ...secrets, ...quoted];
}

const quotesSecret = ({ message, received, path }: Issue): boolean => findSecrets([message, received, path]).length > 0;

const secretCode = "secret-found";

/** The most secrets that are taken out one by one. */
const mostSecrets = 100;

/** The received value without the parts that contain secrets; undefined if nothing is left. */
export function withoutSecrets(message: unknown, issues: readonly Issue[]): unknown {
  const secrets = issues.filter(({ code }) => code === secretCode);
  if (secrets.length > mostSecrets) return undefined;
  return secrets.reduce((rest, { path }) => replaceAt(rest, path, undefined), message);
}

/** Strings that a shell would not take literally: substitutions, separators, redirections, line breaks. */
export function findShellDanger(value: unknown, base: Path = []): readonly Issue[] {
  const issues: Issue[] = [];
  for (const visit of stringsOf(value)) {
    if (/[`$;&|<>\\\n\r\0]/.test(visit.value)) issues.push(createIssue(shellUnsafe(), pathOf(visit, base)));
  }
  return issues;
}
