// Channels on every engine: who gets what, acknowledgements, retries, dead letters, duplicates and messages that are none.

import * as mail from "@wirepact/agent-mail";
import * as oacp from "@wirepact/oacp";
import { type Channel, findLate, listAll, openChannel, openEngine } from "@wirepact/channel";
import * as swarm from "@wirepact/acp-swarm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBell } from "../../packages/channel/src/wait.js";
import { type Place, testedEngines } from "./engines.js";

const swarmId = "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e";
const order = (containerId: string, branchName = "feat/limit") =>
  swarm.createTaskRequest({
    swarmId,
    containerId,
    taskFilePath: "tasks/limit.json",
    branchName,
    repoUrl: "https://git.example/harbor.git",
  });
const progress = (containerId: string, output: string) =>
  swarm.createProgressUpdate({ swarmId, containerId, storyId: "US-001", status: "in_progress", output });

type AnyChannel = Pick<Channel<unknown, unknown>, "close">;

describe.each(testedEngines())("a channel on $name", ({ isMissing, open }) => {
  if (isMissing) {
    it("has no server to run on", () => expect(isMissing).toBe(true));
    return;
  }
  let place: Place;
  let opened: AnyChannel[];
  beforeEach(async () => {
    place = await open();
    opened = [];
  });
  afterEach(async () => {
    for (const channel of opened) await channel.close();
    await place.remove();
  });
  const remember = <T extends AnyChannel>(channel: T): T => {
    opened.push(channel);
    return channel;
  };
  const container = async (name: string, more = {}) =>
    remember(await openChannel(place.address, swarm, { role: "container", name, ...place.options, ...more }));
  const orchestrator = async (name = "lead", more = {}) =>
    remember(await openChannel(place.address, swarm, { role: "orchestrator", name, ...place.options, ...more }));
  /** The next deliveries, in order. */
  const next = async <T>(channel: AsyncIterable<T>, count = 1): Promise<readonly T[]> => {
    const found: T[] = [];
    for await (const delivery of channel) if (found.push(delivery) === count) break;
    return found;
  };
  /** The outputs of the next reports, each of which is acknowledged. */
  const outputs = async (lead: Awaited<ReturnType<typeof orchestrator>>, count: number): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const { message, ack } of lead) {
      await ack();
      if (message.type === "progress-update" && found.push(message.payload.output) === count) break;
    }
    return found;
  };

  it("keeps what is sent to a party until it opens its channel", async () => {
    const lead = await orchestrator();
    await lead.send(order("harbor-1"), { to: "harbor-1" });
    await lead.send(order("harbor-2"), { to: "harbor-2" });
    const [delivery] = await next(await container("harbor-2"));
    expect(delivery?.message).toMatchObject({ type: "task-request", containerId: "harbor-2" });
    expect(delivery).toMatchObject({ ok: true, attempt: 1, from: { role: "orchestrator", name: "lead" } });
    await delivery?.ack();
  });

  it("keeps what is sent to a role until its first party opens a channel", async () => {
    const worker = await container("harbor-1");
    for (const output of ["1", "2", "3"]) await worker.send(progress("harbor-1", output));
    const lead = await orchestrator();
    for (const output of ["4", "5", "6"]) await worker.send(progress("harbor-1", output));
    expect(await outputs(lead, 6)).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("delivers a copy to every party of a role, in the order of the sender", async () => {
    const [lead, deputy, worker] = [await orchestrator("lead"), await orchestrator("deputy"), await container("harbor-1")];
    const sent = Array.from({ length: 40 }, (_, index) => `${index}`);
    for (const output of sent) await worker.send(progress("harbor-1", output));
    expect(await outputs(lead, 40)).toEqual(sent);
    expect(await outputs(deputy, 40)).toEqual(sent);
  });

  it("delivers each message to one of the parties that share a queue", async () => {
    const [first, second] = [await container("a", { shared: true }), await container("b", { shared: true })];
    const lead = await orchestrator();
    for (let index = 0; index < 10; index++) await lead.send(order("any", `b${index}`), { to: { role: "container" } });
    const seen: string[] = [];
    const stop = new AbortController();
    const work = async (channel: typeof first): Promise<void> => {
      for await (const { message, ack } of channel) {
        await ack();
        seen.push(message.payload.branchName);
        if (seen.length === 10) stop.abort();
      }
    };
    const working = [work(first), work(second)];
    await new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
    await Promise.all([first.close(), second.close()]);
    await Promise.all(working);
    expect(new Set(seen).size).toBe(10);
  });

  it("delivers what was not acknowledged again, and what was never again", async () => {
    const lead = await orchestrator();
    for (const name of ["b0", "b1"]) await lead.send(order("harbor-1", name), { to: "harbor-1" });
    const first = await container("harbor-1");
    const [one, two] = await next(first, 2);
    await one?.ack();
    expect(two?.message.payload.branchName).toBe("b1");
    await first.close();
    await expect(two?.ack()).rejects.toThrow("The channel was closed before, and the message was put back into its queue.");
    await lead.send(order("harbor-1", "b2"), { to: "harbor-1" });
    const again = await next(await container("harbor-1"), 2);
    expect(again.map(({ message, attempt }) => [message.payload.branchName, attempt])).toEqual([
      ["b1", 2],
      ["b2", 1],
    ]);
  });

  it("does not try others in vain when a program takes one message and ends", async () => {
    const lead = await orchestrator();
    const names = ["b0", "b1", "b2", "b3"];
    for (const name of names) await lead.send(order("harbor-1", name), { to: "harbor-1" });
    for (const name of names) {
      const worker = await container("harbor-1", { maxAttempts: 1 });
      const [delivery] = await next(worker);
      expect(delivery).toMatchObject({ attempt: 1, message: { payload: { branchName: name } } });
      await delivery?.ack();
      await worker.close();
    }
  });

  it("retries after a while, then gives up and keeps a dead letter that can be put back and dropped", async () => {
    const lead = await orchestrator();
    const lost: unknown[] = [];
    const worker = await container("harbor-1", { maxAttempts: 2, backoff: [1], onDeadLetter: (letter: unknown) => lost.push(letter) });
    await lead.send(order("harbor-1", "bad"), { to: "harbor-1", id: "order-1" });
    await lead.send(order("harbor-1", "good"), { to: "harbor-1" });
    const attempts: number[] = [];
    for await (const { message, attempt, ack, retry } of worker) {
      if (message.payload.branchName === "good") {
        await ack();
        if (lost.length > 0) break;
        await lead.send(order("harbor-1", "good"), { to: "harbor-1" });
        continue;
      }
      attempts.push(attempt);
      await retry();
    }
    expect(attempts).toEqual([1, 2]);
    expect(lost).toEqual([
      { ok: false, id: "order-1", from: { role: "orchestrator", name: "lead" }, reason: "not acknowledged after 2 attempts", issues: [] },
    ]);
    const [dead, ...others] = await lead.deadLetters();
    expect(others).toEqual([]);
    expect(dead).toMatchObject({ id: "order-1", queue: { role: "container", party: "harbor-1" } });
    expect((await lead.status()).find(({ party }) => party === "harbor-1")).toMatchObject({ dead: 1 });
    expect(await lead.putBack(dead!.key)).toBe(true);
    expect(await lead.putBack(dead!.key)).toBe(false);
    const [back] = await next(worker);
    expect(back).toMatchObject({ attempt: 1, id: "order-1" });
    await back?.reject("no such branch");
    const [again] = await lead.deadLetters();
    expect(again).toMatchObject({ reason: "no such branch" });
    expect([await lead.drop(again!.key), await lead.drop(again!.key), await lead.drop("x")]).toEqual([true, false, false]);
    expect(await lead.deadLetters()).toEqual([]);
  });

  it("delivers a message once that is sent twice with one ID", async () => {
    const [lead, worker] = [await orchestrator(), await container("harbor-1")];
    for (const output of ["1", "1 again", "2"]) await worker.send(progress("harbor-1", output), { id: output.split(" ")[0] });
    expect(await outputs(lead, 2)).toEqual(["1", "2"]);
    await worker.send(progress("harbor-1", "1 once more"), { id: "1" });
    await worker.send(progress("harbor-1", "3"));
    expect(await outputs(lead, 1)).toEqual(["3"]);
  });

  it("keeps invalid messages as dead letters, once, and goes on", async () => {
    const lead = remember(
      await openChannel(place.address, swarm, { role: "orchestrator", name: "lead", acknowledge: "automatic", ...place.options }),
    );
    const engine = await openEngine(place.address, swarm.protocol, place.options);
    const letter = { from: { role: "container" }, to: { role: "orchestrator", party: "lead" }, kind: "message" as const, sentAt: 0 };
    await engine.send({ ...letter, id: "a", version: "1.0.0", text: "{" });
    await engine.send({ ...letter, id: "b", version: "2.0.0", text: swarm.encode(progress("x", "")) });
    await engine.send({ ...letter, id: "c", version: "1.0.0", text: swarm.encode(order("x")) });
    await engine.send({ ...letter, id: "d", version: "1.0.0", text: swarm.encode(progress("x", "fine")) });
    const arrived: unknown[] = [];
    for await (const each of lead) {
      arrived.push(each.ok ? each.value : each.reason);
      if (arrived.length === 4) break;
    }
    expect(arrived.slice(0, 3)).toEqual([
      expect.stringContaining("unexpected end of input"),
      expect.stringContaining("no common version"),
      expect.stringContaining("orchestrator must not receive task-request; only container may"),
    ]);
    expect(arrived[3]).toMatchObject({ type: "progress-update" });
    expect((await listAll(engine, "dead")).map(({ id }) => id)).toEqual(["a", "b", "c"]);
    await engine.close();
  });

  it("acknowledges mail that asks for it to the sender, by a mail message of its own", async () => {
    const lead = remember(await openChannel(place.address, mail, { role: "orchestrator", name: "lead", ...place.options }));
    const worker = remember(await openChannel(place.address, mail, { role: "demigod", name: "worker-3", ...place.options }));
    const results = { tests_pass: "PASS", lint_pass: "PASS", build_pass: "PASS" } as const;
    await worker.send(mail.createProgress({ bead_id: "hb-77.2", step: "Half of it.", status: "fine" }), {
      to: { role: "orchestrator", name: "lead" },
    });
    const offer = mail.createOfferingReady({ bead_id: "hb-77.2", commit_sha: "4be1c0d", ...results, summary: "Uploads are limited." });
    await worker.send(offer, { to: { role: "orchestrator", name: "lead" }, id: "m-2" });
    expect(worker.conversation?.unacknowledged()).toHaveLength(1);
    const [first, second] = await next(lead, 2);
    expect(first?.message).toMatchObject({ type: "PROGRESS", mail: { sender_name: "worker-3", to: "lead" } });
    expect(second).toMatchObject({ id: "m-2", message: { type: "OFFERING_READY", mail: { id: "m-2", ack_required: true } } });
    expect(lead.conversation?.unacknowledged()).toHaveLength(1);
    await first?.ack();
    await second?.ack();
    const reading = next(worker);
    await expect.poll(() => worker.conversation?.unacknowledged()).toEqual([]);
    await worker.close();
    await reading;
  });

  it("says who is late, on both sides and from outside", async () => {
    const author = remember(await openChannel(place.address, oacp, { role: "author", name: "ada", ...place.options }));
    const reviewer = remember(await openChannel(place.address, oacp, { role: "reviewer", name: "grace", ...place.options }));
    const change = { pr: "#404", branch: "berths", diff_summary: "Lists the free berths.", max_runtime_s_reviewer: 0 };
    const header = { from: "ada", to: "grace", priority: "P1", subject: "Berths" } as const;
    await author.send(oacp.createReviewRequest({ ...header, ...change }));
    await expect.poll(() => author.late().map(({ issue }) => issue.message)).toEqual([expect.stringContaining("review_request")]);
    expect(reviewer.late()).toEqual([]);
    const engine = await openEngine(place.address, oacp.protocol, place.options);
    const [late, ...others] = findLate(oacp.protocol, await listAll(engine, "open"), oacp.decode, Date.now() + 1);
    expect(others).toEqual([]);
    expect(late).toMatchObject({ type: "review_request", letter: { queue: { role: "reviewer", party: "grace" } } });
    await next(reviewer);
    await expect.poll(() => reviewer.late()).toHaveLength(1);
    await engine.close();
  });

  it("rejects what a role does not send, unknown roles and options", async () => {
    const lead = await orchestrator();
    await expect(lead.send(progress("x", "") as never)).rejects.toThrow("orchestrator does not send progress-update; container does.");
    await expect(lead.send(order("x"), { to: { role: "orchestrator" } })).rejects.toThrow(
      "orchestrator does not receive this message; container can.",
    );
    await expect(openChannel(place.address, swarm, { role: "contaner" as never, name: "x" })).rejects.toThrow('did you mean "container"?');
    await expect(openChannel(place.address, swarm, { role: "container", name: "x", shard: true } as never)).rejects.toThrow(
      'unknown option "shard"; did you mean "shared"?',
    );
    await lead.close();
    await expect(lead.send(order("x"))).rejects.toThrow("The channel is closed.");
  });

  it.each(["ä.* >/\n_=_", "_shared", "*", "火".repeat(170)])("delivers names and IDs with any characters: %j", async (name) => {
    const lead = await orchestrator();
    await lead.send(order("ü"), { to: name, id: `ü\n ${name}` });
    const [delivery] = await next(await container(name));
    expect(delivery).toMatchObject({ id: `ü\n ${name}`, message: { containerId: "ü" } });
    expect(await lead.status()).toContainEqual(expect.objectContaining({ role: "container", party: name }));
  });

  it("rejects names and IDs that some engine cannot keep", async () => {
    const lead = await orchestrator();
    for (const name of ["", "\0", "\ud800", "x".repeat(513)]) {
      await expect(container(name)).rejects.toThrow("name must be a string of 1 to 512 bytes of UTF-8");
      await expect(lead.send(order("x"), { to: name })).rejects.toThrow("The name of the recipient must be a string of 1 to 512 bytes");
    }
    await expect(lead.send(order("x"), { id: "x".repeat(1025) })).rejects.toThrow(
      "The ID of a message must be a string of 1 to 1024 bytes",
    );
  });
});

it("a bell that rang while somebody looked ends the wait that follows, and no other", async () => {
  const [bell, given] = [createBell(), new AbortController()];
  const since = bell.rings();
  bell.ring();
  await bell.wait(since, 3_600_000, given.signal);
  const waiting = bell.wait(bell.rings(), 3_600_000, given.signal);
  const happened: string[] = [];
  void waiting.then(() => happened.push("woken"));
  await Promise.resolve();
  happened.push("rung");
  bell.ring();
  await waiting;
  expect(happened).toEqual(["rung", "woken"]);
});
