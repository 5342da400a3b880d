// A party that does everything right fails nothing, whatever the seed, however slow it or the machine is, and however its bytes arrive.
// `SEEDS=3` and `SHARE=40` (one of so many requirements) take less time.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startProcess } from "../../generator/party/stdio-party.js";
import { findFraming } from "../../generator/party/stream-framing.js";
import type { StartParty } from "../../generator/party/party.js";
import type { ConformReport } from "../../generator/conform/result.js";
import { conformPlayed, conformWith, portionOfIds, testedRoles, withVerdict } from "../generator/conform/played-party.js";

const seeds = Number(process.env["SEEDS"] ?? 20);
const share = Number(process.env["SHARE"] ?? 4);
const peerOf = ({ protocol, role }: (typeof testedRoles)[number]): string | undefined =>
  Object.keys(protocol.roles).find((other) => other !== role);

const verdicts = ({ results }: ConformReport): readonly string[] => results.map(({ id, verdict }) => `${verdict} ${id}`).toSorted();

describe.each(testedRoles)("$name $role", (tested) => {
  const options = { protocol: tested.protocol, role: tested.role, peer: peerOf(tested) };

  it(`has the same verdicts with ${seeds} seeds`, async () => {
    const only = portionOfIds(share);
    const usual = await conformPlayed({ ...options, only });
    expect(withVerdict(usual, "fail", "lax")).toEqual([]);
    for (let seed = 2; seed <= seeds; seed++) expect(verdicts(await conformPlayed({ ...options, only, seed }))).toEqual(verdicts(usual));
  });

  it("fails nothing if every byte arrives alone, and if it is slow", async () => {
    const bytes = { test: (id: string) => portionOfIds(share).test(id) && !/^(?:size|framing|text)/.test(id) };
    expect(withVerdict(await conformPlayed({ ...options, only: bytes, isBytewise: true }), "fail", "lax")).toEqual([]);
    const only = portionOfIds(share * 10);
    expect(withVerdict(await conformPlayed({ ...options, only, faults: "slow:400" }), "fail", "lax")).toEqual([]);
  });
});

const program = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const spec = fileURLToPath(new URL("../../test/framed-specs/wirepact.yaml", import.meta.url));

it("fails nothing beside programs that keep the machine busy, with the usual limits of time", async () => {
  const busy = [1, 2].map(() => spawn(process.execPath, ["-e", "for (;;);"]));
  try {
    const { protocol } = testedRoles.find(({ name }) => name === "calculator")!;
    const framed = findFraming(protocol, undefined);
    if (!framed.ok) throw new Error(framed.problem);
    const { framing } = framed;
    const command = [process.execPath, program, "play", "--spec", spec, "-p", "calculator", "--role", "server"];
    const start: StartParty = (events) => startProcess(command, framing, 16 * 1024 * 1024, events);
    const report = await conformWith({ protocol, role: "server", answer: 3000, start: 15_000 }, { start, framing, isStream: true });
    expect(withVerdict(report, "fail", "lax")).toEqual([]);
  } finally {
    for (const each of busy) each.kill();
  }
});
