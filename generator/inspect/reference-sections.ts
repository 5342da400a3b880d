// Where the documentation beside the program describes what a code or a key is about.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The first section whose codes match. */
const ofCodes: readonly (readonly [section: string, codes: RegExp])[] = [
  ["language.md#files-and-commands", /^load\//],
  ["language.md#reserved-names", /unsafe-name|name-collision|no-type-name|duplicate-type$|group-named-as-message/],
  [
    "language.md#yaml-pitfalls",
    /^parse\/(?:syntax|tab|too-deep|yaml|tag-used|merge|key-not|several|duplicate|entry|hash|number-range|not-json)/,
  ],
  ["manual.md#your-own-templates", /^emit\/.*template|^emit\/(?:replaces-nothing|unknown)/],
  ["manual.md#your-own-emitters", /^emit\//],
  ["manual.md#configuration", /^(?:write|config)\//],
  [
    "guides/releases.md#publish-a-release",
    /^release\/(?:not-|tag|no-|detached|dirty|interrupted|stopped|already|registry|package|publish|commit)/,
  ],
  ["guides/releases.md#avoid-breaking-changes", /^release\//],
  ["mail.md", /mail|subject|text-body|wrong-section|unclosed-fence|untyped-body/],
  ["flows.md#flows-inside-flows", /inside|flow-circle|flow-too-deep|outside-flow|ambiguous-flow|unfinished-flow/],
  ["flows.md#capabilities", /capabilit/],
  ["flows.md#rejections", /unauthorized|secret-found/],
  [
    "flows.md#groups-flows-and-transcripts",
    /flow|transition|unexpected-reply|round(?!-trip)|wrong-party|duplicate-id|ambiguous-sender|late$|transcript|cyclic-group|no-thread|deadline/,
  ],
  ["frames.md#connections", /-request$|not-a-request|linked-message|reply-by-own-id/],
  ["frames.md#requests-results-and-frames", /frame|result|body-required|no-error|nested-part|tag-required|body-with-fields/],
  ["reading.md#strict-and-lenient-mode", /lenient|unset|items-not-array|wrap|dropped|converted|tolerated|alias|unreadable|decode-only/],
  [
    "reading.md#encodings",
    /encoding|utf8|^syntax|duplicate-key|too-large$|^too-deep|too-many-keys|not-representable|size-exceeds|round-trip/,
  ],
  ["language.md#unions-constants-and-null", /union|exclusive|match|constant|nullable/],
  ["language.md#enums", /enum|unknown-value|value-name/],
  ["language.md#recursive-types", /cyclic-type|endless-type|long-chain/],
  ["language.md#branded-types", /brand/],
  ["language.md#rules-between-fields", /rule|unexpected-field|comparison|redundant-pair/],
  [
    "language.md#examples",
    /example|unexercised|drops-nothing|repeat-too-large|issue-required|at-required|no-such-item|unknown-issue|doc-limit/,
  ],
  ["language.md#lint", /allow/],
  ["versions.md#versioning", /since|deprecated|wrong-version|reserved-name/],
  ["language.md#field-options", /default|fill|computed|derived|variable|sensitive|convention|mismatch/],
  [
    "language.md#arrays-maps-and-objects",
    /include|narrower|less-required|duplicate-field|extras|array|map|item|unknown-field|invalid-key|too-few|too-many|optional/,
  ],
  ["language.md#messages", /role|message|reply|ack-|duplicate-tag|unknown-type$|name-case|doc-missing/],
  ["language.md#envelope-and-body", /envelope|field-role|shadows/],
  [
    "language.md#built-in-types",
    /regex|pattern|bound|format|string|path|url|timestamp|unit|shell|line-break|out-of-range|too-|wrong-type|any-type|parameter/,
  ],
];

/** The section about a code. */
export const sectionOfCode = (code: string): string => ofCodes.find(([, codes]) => codes.test(code))?.[0] ?? "language.md#fields-and-types";

/** The sections about keys, and about all keys inside theirs. */
const ofKeys: Readonly<Record<string, string>> = {
  protocols: "language.md#files-and-commands",
  lint: "language.md#files-and-commands",
  types: "language.md#fields-and-types",
  fields: "language.md#field-options",
  type: "language.md#built-in-types",
  list: "language.md#arrays-maps-and-objects",
  map: "language.md#arrays-maps-and-objects",
  include: "language.md#arrays-maps-and-objects",
  extras: "language.md#arrays-maps-and-objects",
  union: "language.md#unions-constants-and-null",
  tag: "language.md#unions-constants-and-null",
  otherwise: "language.md#unions-constants-and-null",
  match: "language.md#unions-constants-and-null",
  exclusive: "language.md#unions-constants-and-null",
  const: "language.md#unions-constants-and-null",
  nullable: "language.md#unions-constants-and-null",
  enum: "language.md#enums",
  values: "language.md#enums",
  brand: "language.md#branded-types",
  envelope: "language.md#envelope-and-body",
  messages: "language.md#messages",
  names: "language.md#names-of-exports",
  frames: "frames.md#requests-results-and-frames",
  result: "frames.md#requests-results-and-frames",
  failures: "frames.md#connections",
  cancellation: "frames.md#connections",
  progress: "frames.md#connections",
  timeout: "frames.md#connections",
  rules: "language.md#rules-between-fields",
  examples: "language.md#examples",
  invalid: "language.md#examples",
  wire: "language.md#examples",
  reading: "reading.md#strict-and-lenient-mode",
  lenient: "reading.md#strict-and-lenient-mode",
  encodings: "reading.md#encodings",
  mail: "mail.md",
  groups: "flows.md#groups-flows-and-transcripts",
  flows: "flows.md#groups-flows-and-transcripts",
  transcripts: "flows.md#groups-flows-and-transcripts",
  inside: "flows.md#flows-inside-flows",
  open: "flows.md#flows-inside-flows",
  same: "flows.md#flows-inside-flows",
  capabilities: "flows.md#capabilities",
  needs: "flows.md#capabilities",
  views: "flows.md#views",
  rejections: "flows.md#rejections",
  version: "versions.md#versioning",
  since: "versions.md#versioning",
  deprecated: "versions.md#versioning",
  reserved: "versions.md#versioning",
  migrations: "versions.md#versioning",
  allow: "language.md#lint",
};

/** The section about the last of several keys, each inside the one before. */
export function sectionOfKeys(keys: readonly string[]): string {
  const known = keys.findLast((key) => Object.hasOwn(ofKeys, key));
  return known === undefined ? "language.md#a-complete-protocol" : ofKeys[known]!;
}

/** The address of a section in the files beside the program, from the bundle or from the sources. */
export function sectionAddress(section: string): URL {
  const bundled = new URL(`../${section}`, import.meta.url);
  return existsSync(fileURLToPath(bundled)) ? bundled : new URL(`../dist/${section}`, import.meta.url);
}
