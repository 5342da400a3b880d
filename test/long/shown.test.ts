// Every break of the adversarial set, shown by running the packages of both releases: a message that one of them sends and the other rejects or
// misreads, a conversation that only one monitor accepts, or code that the compiler no longer accepts. `PORTION=3/10` takes a tenth of them, and
// `EDITS=oacp` those whose name contains a word.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadConfig, type ProjectConfig } from "../../generator/config/load-config.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { compareApi } from "../../generator/release/api/compare-api.js";
import { proveComparison, type Proof } from "../../generator/release/proof/prove-comparison.js";
import { readEdits, readPackageEdits } from "../generator/release/adversarial/read-edits.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { buildReleases } from "../support/built-releases.js";
import { portionOf } from "../support/portion.js";
import { seed } from "../support/seed.js";

/** The rules about what neither a message, nor a conversation, nor the compiler shows, and why. */
const unshown: Readonly<Record<string, string>> = {
  "default-changed": "Both sides read the same message; what its absence means is known to people only.",
  "default-removed": "The same.",
  "deadline-shortened": "What is late shows with the time.",
  "stream-changed": "The requester waits for further results, or misses them; no single message shows it.",
  "failure-changed": "It shows in what a connection answers to an invalid request.",
  "rejection-changed": "It shows in what `receive` suggests as a reply.",
  "cancellation-removed": "It shows when a request is aborted.",
  "envelope-part-changed": "It shows in the threads that messages are grouped into.",
  "duplicate-keys-rejected": "No release encodes a duplicate key; only messages of other senders have one.",
  "rule-renamed": "Issue codes are strings, which the compiler does not compare.",
  "read-alias-removed": "No release writes an alias; only messages of other senders have one.",
  "subject-form-added": "The subject that the change names shows it; no release writes it.",
  "subject-form-removed": "Each release writes the first form; only mails of other senders have the others.",
  "subject-precedence-changed": "The subject that the change names shows it; no release writes it.",
  "role-removed": "It shows in who takes part.",
  "sender-added": "Monitors check senders only in flows, and where messages name them.",
  "sender-removed": "The same.",
  "recipient-added": "The same for recipients.",
  "recipient-removed": "The same for recipients.",
};

const config = (await loadConfig(fileURLToPath(new URL("../..", import.meta.url)))) as ProjectConfig;
const wanted = process.env["EDITS"] ?? "";
const breaking = [...readEdits(), ...readPackageEdits()].filter(({ name, verdict }) => verdict === "major" && name.includes(wanted));

test.each(portionOf(breaking))("$name", async ({ old: before, new: after }) => {
  const [old, current] = [resolveText(before).model, resolveText(after).model];
  const proof = await proveComparison(old, current, { seed, runs: 10 });
  const shown = (await isShownByMessages(old, current, proof)) || (await isShownByCompiler(old, current));
  const reasons = proof.changes.flatMap(({ rule, level }) => (level === "major" && unshown[rule] !== undefined ? [rule] : []));
  expect(shown || reasons.length > 0, `seed ${seed}: ${proof.changes.map(({ rule, level }) => `${level} ${rule}`).join(", ")}`).toBe(true);
});

async function isShownByMessages(old: ProtocolModel, current: ProtocolModel, { changes }: Proof): Promise<boolean> {
  const messages = changes.flatMap(({ shownBy }) => shownBy);
  const talks = changes.flatMap(({ conversations = [] }) => conversations);
  if (messages.length + talks.length === 0) return false;
  const releases = await buildReleases(old, current);
  try {
    // A message that the models are said to disagree about must not be understood by the packages.
    expect(messages.filter((message) => !releases.confirmsMessage(message))).toEqual([]);
    expect(talks.filter((talk) => !releases.confirmsConversation(talk))).toEqual([]);
    return true;
  } finally {
    releases.remove();
  }
}

async function isShownByCompiler(old: ProtocolModel, current: ProtocolModel): Promise<boolean> {
  const found = await compareApi({ config, old, new: current, changes: [] });
  expect(found).not.toHaveProperty("code");
  return Array.isArray(found) && found.some(({ level }) => level === "major");
}
