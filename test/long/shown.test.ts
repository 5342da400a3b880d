// Every break of the adversarial set is demonstrated: by a message that one release sends and the other rejects or misreads, by a conversation that
// only one monitor accepts, by what programs of both make of the same text or event, or by code that the compiler no longer accepts. Messages and
// conversations are tried with the packages of both releases. `PORTION=3/10` takes a tenth of them, and `EDITS=oacp` those whose name contains a word.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadConfig, type ProjectConfig } from "../../generator/config/load-config.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { showPrograms } from "../../generator/release/api/show-programs.js";
import { proveComparison } from "../../generator/release/proof/prove-comparison.js";
import { isDemonstrated, type ProvenChange } from "../../generator/release/proof/proven-change.js";
import { readEdits, readPackageEdits } from "../generator/release/adversarial/read-edits.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { buildReleases } from "../support/built-releases.js";
import { portionOf } from "../support/portion.js";
import { seed } from "../support/seed.js";

const config = (await loadConfig(fileURLToPath(new URL("../..", import.meta.url)))) as ProjectConfig;
const wanted = process.env["EDITS"] ?? "";
const breaking = [...readEdits(), ...readPackageEdits()].filter(({ name, verdict }) => verdict === "major" && name.includes(wanted));

const found: ProvenChange[] = [];

test.each(portionOf(breaking))("$name", async ({ old: before, new: after }) => {
  const [old, current] = [resolveText(before).model, resolveText(after).model];
  const proof = await proveComparison(old, current, { seed, runs: 10 });
  const changes = (await showPrograms({ config, old, new: current }, proof.changes)).filter(({ level }) => level === "major");
  found.push(...changes);
  for (const change of changes) expect(isDemonstrated(change) || change.notShown !== undefined, change.message).toBe(true);
  await confirm(old, current, changes);
});

test("at most 10 of 283 breaks are not demonstrated", () => {
  const open = found.filter((change) => !isDemonstrated(change)).map(({ rule, message, notShown }) => `${rule}: ${message} (${notShown})`);
  console.log(`${found.length} breaks, ${open.length} of them not demonstrated\n${open.join("\n")}`);
  expect(open.length).toBeLessThanOrEqual(Math.max(1, (found.length * 10) / 283));
});

/** A message that the models are said to disagree about must not be understood by the packages. */
async function confirm(old: ProtocolModel, current: ProtocolModel, changes: readonly ProvenChange[]): Promise<void> {
  const messages = changes.flatMap(({ shownBy }) => shownBy);
  const talks = changes.flatMap(({ conversations = [] }) => conversations);
  if (messages.length + talks.length === 0) return;
  const releases = await buildReleases(old, current);
  try {
    expect(messages.filter((message) => !releases.confirmsMessage(message))).toEqual([]);
    expect(talks.filter((talk) => !releases.confirmsConversation(talk))).toEqual([]);
  } finally {
    releases.remove();
  }
}
