// Every check of `conform` finds the party that violates it and only that one, and a party that does everything right fails nothing.

import { describe, expect, it } from "vitest";
import schema from "../../../generator/conform/report.schema.json" with { type: "json" };
import { checkDocs, NothingReachedError, type Check } from "../../../generator/conform/result.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { parseFaults, withoutEffect } from "../../../generator/play/faults.js";
import { isThorough, sampleSize } from "../../support/sample-size.js";
import { conformPlayed, negotiating, oneOf, testedProtocols, testedRoles, withVerdict, type PlayedOptions } from "./played-party.js";

const named = (name: string): ProtocolModel => testedProtocols.find((model) => model.name === name)!;

/** Of a large protocol, what is enough to see a fault and nothing else. */
const few = /^(?:initialize |ping |tools\/list |answers|output|requests of|request ID|framing|text)/;

interface Killed extends Omit<PlayedOptions, "protocol" | "faults"> {
  readonly protocol: ProtocolModel;
}
const calculator: Killed = { protocol: named("calculator"), role: "server" };
const mcp: Killed = { protocol: named("mcp"), role: "server", only: few };
const depot: Killed = { protocol: negotiating, role: "server" };
const oacp: Killed = { protocol: named("oacp"), role: "reviewer", peer: "author" };
const spawner: Killed = { protocol: named("agent-mail"), role: "spawner", peer: "orchestrator" };
const swarm: Killed = { protocol: named("acp-swarm"), role: "container" };

/** By check: the faults that fail it, and nothing else. */
const matrix: Readonly<Record<Exclude<Check, "decode" | "encode">, readonly (readonly [faults: string, on: Killed, verdict?: "lax"])[]>> = {
  valid: [
    ["silent", { ...calculator, only: /^(?:add |answers|output)/ }],
    ["silent", { ...swarm, only: /^(?:task-request a|output)/ }],
  ],
  invalid: [
    ["accepts", calculator],
    ["ignores", calculator],
    ["accepts", swarm],
  ],
  form: [
    ["wrong-code", calculator, "lax"],
    ["wrong-code", { protocol: named("mcp-agent-mail"), role: "specialist", only: /^(?:task_completion|output)/ }, "lax"],
  ],
  "unknown-type": [["unknown", calculator]],
  "unknown-property": [["strict", mcp]],
  capability: [["boasts", mcp]],
  "too-early": [
    ["eager", mcp, "lax"],
    ["eager", { ...oacp, only: /^(?:review_|output)/ }, "lax"],
  ],
  id: [
    ["id-as-text", calculator],
    ["wrong-id", calculator],
  ],
  "one-answer": [["twice", { ...calculator, only: /^(?!count|follow)/ }]],
  "unique-ids": [["same-id", { ...mcp, role: "client" }]],
  output: [
    ["invalid-result", mcp],
    ["banner", calculator],
    ["garbage", calculator],
    ["truncated", calculator],
    ["wrong-type", swarm],
  ],
  order: [
    ["early", mcp],
    ["early", swarm],
    ["after-end", swarm],
  ],
  ends: [["never-ends", swarm]],
  stream: [
    ["never-ends", calculator],
    ["after-end", calculator],
  ],
  text: [
    ["dies", { ...calculator, only: /^(?!size)/ }],
    ["quiet", { ...mcp, only: /^(?:ping a|text (?:not JSON|null)|output)/ }, "lax"],
  ],
  notification: [["crashes", calculator]],
  framing: [
    ["chunk", { ...mcp, only: /^(?:ping a|framing one|output)/ }],
    ["drops:10", { ...mcp, only: /^(?:ping a|framing 50|output)/ }],
    ["chunk", { ...swarm, only: /^(?:task-request a|framing one|output)/ }],
  ],
  reply: [["no-reply", spawner]],
  acknowledgement: [["no-ack", spawner]],
  deadline: [["late", { ...oacp, answer: 1000, only: /^review_request (?:a|deadline)/ }]],
  limit: [
    ["unlimited", calculator],
    ["unlimited", swarm],
  ],
  cancellation: [["cancelled", calculator]],
  version: [
    ["any-version", depot],
    ["any-version", { protocol: named("mcp-agent-mail"), role: "specialist", only: /version|^output/ }],
  ],
};

describe("a party with a fault fails exactly the check that is for it", () => {
  const cases = Object.entries(matrix).flatMap(([check, kills]) =>
    kills.map(([faults, on, verdict = "fail"]) => ({ check, faults, on, verdict, name: on.protocol.name })),
  );
  it.each(cases)("$check: $faults on $name", async ({ check, faults, on, verdict }) => {
    const parsed = parseFaults(faults);
    expect(parsed.ok && withoutEffect(parsed.faults, on.protocol, on.role)).toEqual([]);
    const report = await conformPlayed({ ...on, faults });
    const failing = new Set(
      report.results
        .filter((result) => result.verdict === "fail" || result.verdict === "lax")
        .map((result) => `${result.verdict} ${result.check}`),
    );
    expect([...failing], withVerdict(report, "fail", "lax").slice(0, 5).join("\n")).toEqual([`${verdict} ${check}`]);
  });

  it("makes messages of failures smaller, and shows the answers to these", async () => {
    const { results } = await conformPlayed({ ...mcp, faults: "accepts", only: /^initialize (?:a|params\.clientInfo)/ });
    const shrunk = results.flatMap((result) => (result.shrunk === undefined ? [] : [[result.shrunk, result.got!]]));
    expect(shrunk.length).toBeGreaterThan(5);
    for (const [sent, got] of shrunk) {
      expect(sent).not.toContain('"capabilities":{"');
      expect(JSON.parse(got!)).toHaveProperty("id", (JSON.parse(sent!) as { readonly id: unknown }).id);
    }
  });

  it("takes other errors that the spec allows for the prescribed one", async () => {
    const protocol = { ...named("calculator"), otherFailures: { invalidMessage: [{ code: -32601 }] } };
    expect(
      withVerdict(
        await conformPlayed({ ...calculator, protocol, faults: "wrong-code", only: /^(?:add a|add params|output)/ }),
        "fail",
        "lax",
      ),
    ).toEqual([]);
  });

  it("takes a reaction for a rejection if the flow says so", async () => {
    const swarmed = named("acp-swarm");
    const [[name, flow]] = Object.entries(swarmed.flows) as [[string, ProtocolModel["flows"][string]]];
    const protocol = { ...swarmed, flows: { ...swarmed.flows, [name]: { ...flow, refusals: ["progress-update"] } } };
    const report = await conformPlayed({ ...swarm, protocol, faults: "accepts", only: /^(?:task-request payload\.branchName|output)/ });
    expect(withVerdict(report, "fail", "lax")).toEqual([]);
  });

  it("has a fault for every check, and the schema of reports has them all", () => {
    const checks = Object.keys(checkDocs).toSorted();
    expect([...Object.keys(matrix), "decode", "encode"].toSorted()).toEqual(checks);
    expect(schema.$defs.requirement.properties.check.enum.toSorted()).toEqual(checks);
  });

  it("reports a party that answers nothing once, and not as hundreds of failures", async () => {
    await expect(conformPlayed({ ...mcp, faults: "closed" })).rejects.toThrow(NothingReachedError);
    await expect(conformPlayed({ ...swarm, faults: "closed" })).rejects.toThrow("does not answer task-request; it ended (exit code 0)");
  });
});

describe("a party without faults", () => {
  const agreeing = { name: "depot", role: "server", protocol: negotiating };
  it.each([...testedRoles, agreeing])("fails nothing: $name $role", async ({ protocol, role }) => {
    const peer = Object.keys(protocol.roles).find((other) => other !== role);
    const report = await conformPlayed({ protocol, role, peer, only: oneOf(protocol.encodings.mail === undefined ? 4 : 1) });
    expect(withVerdict(report, "fail", "lax")).toEqual([]);
    expect(report.counts.pass).toBeGreaterThan(isThorough && protocol.encodings.mail === undefined ? 20 : 2);
    expect((report.counts.open + report.counts.skipped) / report.results.length).toBeLessThan(0.02);
  });

  it("has the same requirements and verdicts with every seed, also if it is slow or its bytes come one by one", async () => {
    const verdicts = async (options: Partial<PlayedOptions>): Promise<unknown> => {
      const { results } = await conformPlayed({ ...calculator, ...options });
      return results.map(({ id, verdict }) => `${verdict} ${id}`).toSorted();
    };
    const usual = await verdicts({});
    for (let seed = 2; seed <= sampleSize(20); seed++) expect(await verdicts({ seed })).toEqual(usual);
    expect(await verdicts({ faults: "slow:5" })).toEqual(usual);
    expect(await verdicts({ isBytewise: true, only: /^(?!size|framing|text)/ })).toEqual(
      (usual as readonly string[]).filter((each) => !/^pass (?:size|framing|text)/.test(each)),
    );
  });
});
