// `wirepact channel` on every engine that another process can open: what it shows, follows, sends and repairs, and its errors.

import * as oacp from "@wirepact/oacp";
import * as swarm from "@wirepact/acp-swarm";
import { openChannel, openEngine } from "@wirepact/channel";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../support/command-line.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { type Place, testedEngines } from "./engines.js";

const spec = fileURLToPath(new URL("../../spec/wirepact.yaml", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wirepact-channel-command-"));
afterAll(() => removeTemporary(folder));

const swarmId = "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e";
const order = (branchName: string) =>
  swarm.createTaskRequest({
    swarmId,
    containerId: "harbor-1",
    taskFilePath: "tasks/limit.json",
    branchName,
    repoUrl: "https://git.example/harbor.git",
    envVars: { TOKEN: "sesame" },
  });

const engines = testedEngines().filter(({ name }) => name !== "memory");

describe.each(engines)("wirepact channel on $name", ({ isMissing, open }) => {
  if (isMissing) {
    it("has no server to run on", () => expect(isMissing).toBe(true));
    return;
  }
  let place: Place;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.remove());
  const run = (action: readonly string[], ...more: readonly string[]) => {
    const schema = place.options.schema === undefined ? [] : ["--schema", place.options.schema];
    const protocol = more.includes("--protocol") ? [] : ["--protocol", "acp-swarm"];
    return runCommand(["channel", ...action, place.address, ...more, ...protocol, ...schema, "--spec", spec], folder);
  };
  const openLead = () => openChannel(place.address, swarm, { role: "orchestrator", name: "lead", ...place.options });
  const openHarbor = (more = {}) => openChannel(place.address, swarm, { role: "container", name: "harbor-1", ...place.options, ...more });

  it("shows queues and dead letters, puts them back and deletes them", async () => {
    const [lead, harbor] = [await openLead(), await openHarbor()];
    for (const id of ["order-1", "order-2", "order-3"]) await lead.send(order("feat/limit"), { to: "harbor-1", id });
    let rejected = 0;
    for await (const delivery of harbor) {
      await delivery.reject("no such\nbranch");
      if (++rejected === 2) break;
    }
    await harbor.close();
    const shown = await run([]);
    expect(shown).toMatchObject({ code: 0, problems: "" });
    const lines = shown.out.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^role +party +pending +taken +dead$/);
    expect(lines[1]).toMatch(/^container +harbor-1 +(1 +0|0 +1) +2$/);
    expect(lines[2]).toMatch(/^orchestrator +lead +0 +0 +0$/);
    expect(lines.slice(3, 5)).toEqual(["nothing is late", "dead letters: 2"]);
    expect(lines[5]).toMatch(/^ {2}\d+ {2}order-1 from lead \(orchestrator\) to harbor-1 \(container\): no such\\u000abranch$/);
    const json = JSON.parse((await run(["show"], "--format", "json")).out) as { readonly deadLetters: readonly { readonly key: string }[] };
    const [first, second] = json.deadLetters.map(({ key }) => key);
    expect(await run(["retry"], first!)).toMatchObject({ code: 0, out: "put back: 1 dead letter\n" });
    expect(await run(["drop"], first!, "x")).toMatchObject({
      code: 1,
      out: "deleted: 0 dead letters\n",
      problems: `error: there is no dead letter ${first}\nerror: there is no dead letter x\n`,
    });
    expect(second).toBeDefined();
    expect(await run(["drop"], "--all")).toMatchObject({ code: 0, out: "deleted: 1 dead letter\n" });
    expect(await run(["drop"])).toMatchObject({ code: 2, problems: "error: pass either the numbers of dead letters or --all\n" });
    const again = await openHarbor();
    const ids: string[] = [];
    for await (const { id, ack } of again) {
      await ack();
      if (ids.push(id) === 2) break;
    }
    expect(ids.sort()).toEqual(["order-1", "order-3"]);
    await again.close();
    await lead.close();
  });

  it("says who is late", async () => {
    const author = await openChannel(place.address, oacp, { role: "author", name: "ada", ...place.options });
    const header = { from: "ada", to: "grace", priority: "P1", subject: "Berths" } as const;
    const change = { pr: "#404", branch: "berths", diff_summary: "Lists the free berths.", max_runtime_s_reviewer: 0 };
    await author.send(oacp.createReviewRequest({ ...header, ...change }), { id: "m-1" });
    await author.close();
    await expect
      .poll(async () => (await run([], "--protocol", "oacp")).out)
      .toMatch(/late: 1 message\n {2}review_request m-1 from ada \(author\) waits for grace \(reviewer\), due \d/);
  });

  it("sends messages from files, and follows what is sent without taking it or showing secrets", async () => {
    const lead = await openLead();
    const following = run(["tail"], "--count", "2");
    const file = join(folder, "orders.ndjson");
    writeFileSync(file, swarm.encode(order("feat/limit")));
    // What was sent before the command follows is not shown, so messages are sent until it has ended.
    const ended = new AbortController();
    void following.finally(() => ended.abort());
    while (!ended.signal.aborted)
      expect((await run(["send"], file, "--role", "orchestrator", "--name", "me", "--to", "harbor-1")).code).toBe(0);
    const { code, out, problems } = await following;
    expect([code, problems]).toEqual([0, ""]);
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toMatch(/^\S+Z me \(orchestrator\) → harbor-1 \(container\) {2}task-request \S+ \{/);
      expect(line).toContain('"envVars":"[redacted]"');
    }
    expect(out).not.toContain("sesame");
    const harbor = await openHarbor();
    for await (const { message, from, ack } of harbor) {
      expect(message.payload.envVars).toEqual({ TOKEN: "sesame" });
      expect(from).toEqual({ role: "orchestrator", name: "me" });
      await ack();
      break;
    }
    await harbor.close();
    await lead.close();
  });

  it("sends nothing if a message is invalid or of another role", async () => {
    await (await openLead()).close();
    const file = join(folder, "broken.ndjson");
    writeFileSync(file, `${swarm.encode(order("feat/limit"))}\n${swarm.encode(order("feat/limit")).replace("feat/limit", "/limit")}`);
    const broken = await run(["send"], file, "--role", "orchestrator", "--name", "me");
    expect([broken.code, broken.out]).toEqual([1, ""]);
    expect(broken.problems).toContain("broken.ndjson:2");
    expect(broken.problems).toContain("error: nothing was sent, because 1 message is invalid");
    writeFileSync(file, swarm.encode(order("feat/limit")));
    expect((await run(["send"], file, "--role", "container", "--name", "me")).problems).toBe(
      "error: container does not send task-request; orchestrator does.\n",
    );
    expect((await run(["send"], file, "--role", "contaner", "--name", "me")).problems).toContain('unknown role "contaner" of acp-swarm');
    const engine = await openEngine(place.address, swarm.protocol, place.options);
    expect((await engine.status()).every(({ pending }) => pending === 0)).toBe(true);
    await engine.close();
  });

  it("does not create a channel, and names what is missing", async () => {
    const { code, problems } = await run([]);
    expect(code).toBe(2);
    expect(problems).toMatch(
      /^error: .*(does not exist|has no channel of acp-swarm|has no stream WIREPACT_acp-swarm); the first party .* creates it\.\n$/,
    );
    expect((await run([])).problems).toBe(problems);
  });
});

describe("wirepact channel", () => {
  const run = (...words: readonly string[]) => runCommand(["channel", ...words, "-p", "acp-swarm", "--spec", spec], folder);

  it("rejects addresses that it cannot open, and never shows a password", async () => {
    expect((await run("memory:x")).problems).toContain("exists only inside the process");
    expect((await run("amqp://me:sesame@host")).problems).toContain('unknown scheme "amqp"');
    for (const address of ["nats://me:sesame@127.0.0.1:1", "postgres://me:sesame@127.0.0.1:1/x"]) {
      const { code, problems } = await run(address);
      expect(code).toBe(2);
      expect(problems).toMatch(/^error: .*\n$/);
      expect(problems).not.toContain("sesame");
    }
    expect((await run("tail", "x.db", "--count", "0")).code).toBe(2);
  });
});
