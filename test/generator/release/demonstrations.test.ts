// Breaks that no replayed message shows are demonstrated by what both releases make of the same text, event or code.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadConfig, type ProjectConfig } from "../../../generator/config/load-config.js";
import { showPrograms } from "../../../generator/release/api/show-programs.js";
import { describeConversations } from "../../../generator/release/render/describe-change.js";
import { proveComparison } from "../../../generator/release/proof/prove-comparison.js";
import type { ProvenChange } from "../../../generator/release/proof/proven-change.js";
import { readEdits } from "./adversarial/read-edits.js";
import { resolveText } from "./rule-fixture.js";

const edits = new Map(readEdits().map((edit) => [edit.name, edit]));

async function breaksOf(name: string): Promise<{ readonly changes: readonly ProvenChange[]; readonly models: readonly [Model, Model] }> {
  const { old, new: current } = edits.get(name)!;
  const models = [resolveText(old).model, resolveText(current).model] as const;
  const { changes } = await proveComparison(...models, { seed: 1, runs: 3 });
  return { changes: changes.filter(({ level }) => level === "major"), models: [...models] };
}

type Model = ReturnType<typeof resolveText>["model"];

test.each([
  ["apiary: default of an absent level", "default-changed", /"kind":"alarm"/, "fills in level: 1", "fills in level: 2"],
  ["dial: end of a stream changed", "stream-changed", /"method":"count"/, "waits for further results", "the request is complete"],
  ["dial: stream without an end, undone", "timeout-shortened", /no answer for 61 s/, "still waits", "has failed with timeout after 60 s"],
  ["dial: cancellation removed", "cancellation-removed", /"method":"add"/, '"method":"cancel"', "sends nothing"],
  ["dial: size limit of a line", "size-limit-lowered", /65536 bytes in all/, "reads it", "at most 65535 bytes"],
  ["ferry: precedence swapped", "subject-precedence-changed", /Subject: booking report/, "reads it", "rejects it"],
  ["ferry: second label, undone", "read-alias-removed", /Guest: /, "reads it", "rejects it: name is required"],
  ["ferry: part of the raw mail renamed", "mail-part-changed", /"body_md":/, "reads it", "rejects it"],
  ["ferry: thread of the mail", "envelope-part-changed", /"thread_id"/, "threads: thread_id 1 (1)", "threads: trip 1 (1)"],
  ["guild: duplicate keys accepted, undone", "duplicate-keys-rejected", /"type":"lesson","type"/, "reads it", 'duplicate key "type"'],
  ["harbor: encoding removed", "encoding-removed", /"type":"berth"/, "decodes it as ndjson", "has no encoding ndjson"],
  ["harbor: deadline shortened", "deadline-shortened", /7200 s later/, "nothing is late", "no message within 3600 seconds"],
  ["harbor: recipient added", "recipient-added", /a connection of pilot receives/, "rejects it", "takes it"],
  ["pilots: message needs a capability", "need-added", /"hello".*\n.*"wave"/, "allows it", "lights"],
  ["pilots: capability declared by another message", "capability-changed", /"hello".*\n.*"sweep"/, "reports: ", "allows it"],
  ["slipway: parts in another order", "union-order-changed", /"tool":/, "takes it for Repair", "takes it for Launch"],
  ["guild: first round is zero", "rounds-changed", /"type":"lesson"/, "teaching", "round must be 0"],
])("%s", async (name, rule, given, before, after) => {
  const { changes } = await breaksOf(name);
  const [scene] = changes.find((change) => change.rule === rule)?.scenes ?? [];
  expect(scene?.given.join("\n")).toMatch(given);
  expect(scene?.old).toContain(before);
  expect(scene?.new).toContain(after);
});

test.each([
  ["harbor: alias moved to another integer", "meaning-changed", '"urgency":"high"'],
  ["harbor: limit raised beyond that of an equal field", "bound-loosened", '"call":'],
  ["guild: single value no longer wrapped", "leniency-removed", '"pages":'],
])("%s is shown by a message at the place of the change", async (name, rule, part) => {
  const { changes } = await breaksOf(name);
  const [message] = changes.find((change) => change.rule === rule)?.shownBy ?? [];
  expect(JSON.stringify(message?.message)).toContain(part);
});

test("code that no longer compiles is shown as a program", async () => {
  const config = (await loadConfig(fileURLToPath(new URL("../../..", import.meta.url)))) as ProjectConfig;
  const { changes, models } = await breaksOf("apiary: optional field added to the part for the rest, undone");
  expect(changes.map(({ rule, notShown }) => [rule, notShown])).toEqual([["optional-field-removed", "nothing was found that shows it"]]);
  const [shown] = await showPrograms({ config, old: models[0], new: models[1] }, changes);
  expect(shown).not.toHaveProperty("notShown");
  const [program] = describeConversations(shown!, { baseline: "1.0.0", next: "2.0.0" });
  expect(program?.messages[0]).toBe('import type { Rest as Old } from "@wirepact/apiary"; // of the old release');
  expect(program?.outcome).toMatch(/^1\.0\.0: compiles; 2\.0\.0: does not compile: .*'place'/);
});
