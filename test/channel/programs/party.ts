// A coordinator or a worker of the trial, in a process that may be killed at any moment. What it delivers has its effect in files, once per ID.

import * as mail from "@wirepact/agent-mail";
import * as swarm from "@wirepact/acp-swarm";
import { ChannelError, openChannel } from "@wirepact/channel";
import { appendFileSync, existsSync, openSync, closeSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the trial tells a process. */
export interface PartySettings {
  readonly address: string;
  readonly schema: string;
  readonly folder: string;
  readonly role: "coordinator" | "worker";
  readonly name: string;
  /** How many orders each coordinator gives. */
  readonly orders: number;
  readonly leaseMilliseconds: number;
  /** Every how manyth order a worker works longer than its lease. */
  readonly slowEvery: number;
}

const settings = JSON.parse(process.argv[2] ?? "{}") as PartySettings;
const { address, schema, folder, role, name, orders, leaseMilliseconds, slowEvery } = settings;
const log = join(folder, `log-${name}-${process.pid}`);
const note = (...words: readonly (string | number)[]): void => appendFileSync(log, `${process.hrtime.bigint()} ${words.join(" ")}\n`);
const options = { leaseMilliseconds, maxAttempts: 1000, backoff: [50], sendMilliseconds: 600_000 };
const at = { ...options, nats: { reconnectTimeWait: 100 } };
const place = (protocol: string) => ({
  address: address.includes("://") ? address : `${address}-${protocol}`,
  schema: `${schema}_${protocol}`,
});

/** Has an effect that no other process has had; false if one had it before. */
function recordOnce(id: string): boolean {
  try {
    closeSync(openSync(join(folder, "effects", id), "wx"));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

interface Arrived {
  readonly id: string;
  readonly attempt: number;
  readonly ack: () => Promise<void>;
}

/** Works on one delivery and acknowledges it. */
async function handle({ id, attempt, ack }: Arrived, work?: () => Promise<void>): Promise<void> {
  note("delivered", id, attempt);
  recordOnce(id);
  await work?.();
  await ack();
  note("acked", id);
}

const containerId = name;
const swarmId = "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e";

/** Opens a channel, however often the server cannot be reached. */
async function open<Opened>(job: () => Promise<Opened>): Promise<Opened> {
  for (;;) {
    try {
      return await job();
    } catch (error) {
      if (!(error instanceof ChannelError) || error.code !== "unreachable") throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function runWorker(): Promise<void> {
  const { address: swarmAddress, schema: swarmSchema } = place("swarm");
  const { address: mailAddress, schema: mailSchema } = place("mail");
  const orderly = await open(() => openChannel(swarmAddress, swarm, { role: "container", name, shared: true, schema: swarmSchema, ...at }));
  const mailbox = await open(() => openChannel(mailAddress, mail, { role: "demigod", name, schema: mailSchema, ...at }));
  note("started");
  let count = 0;
  for await (const delivery of orderly) {
    const to = { role: "orchestrator", name: delivery.from.name };
    await handle(delivery, async () => {
      if (++count % slowEvery === 0) await new Promise((resolve) => setTimeout(resolve, leaseMilliseconds * 1.5));
      const report = swarm.createProgressUpdate({ swarmId, containerId, storyId: "US-001", status: "in_progress", output: delivery.id });
      const offer = mail.createOfferingReady({
        bead_id: delivery.id,
        commit_sha: "4be1c0d",
        tests_pass: "PASS",
        lint_pass: "PASS",
        build_pass: "PASS",
        summary: "Done.",
      });
      await Promise.all([
        orderly.send(report, { to, id: `report-${delivery.id}` }),
        mailbox.send(offer, { to, id: `mail-${delivery.id}` }),
      ]);
    });
  }
}

async function runCoordinator(): Promise<void> {
  const { address: swarmAddress, schema: swarmSchema } = place("swarm");
  const { address: mailAddress, schema: mailSchema } = place("mail");
  const reports = await open(() => openChannel(swarmAddress, swarm, { role: "orchestrator", name, schema: swarmSchema, ...at }));
  const mailbox = await open(() => openChannel(mailAddress, mail, { role: "orchestrator", name, schema: mailSchema, ...at }));
  note("started");
  const sentFile = join(folder, `sent-${name}`);
  const sent = new Set(existsSync(sentFile) ? readFileSync(sentFile, "utf8").split("\n") : []);
  const ids = Array.from({ length: orders }, (_, index) => `${name}-${index}`).filter((id) => !sent.has(id));
  const give = async (): Promise<void> => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      const order = {
        swarmId,
        containerId: "any",
        taskFilePath: "tasks/limit.json",
        branchName: `feat/${id}`,
        repoUrl: "https://git.example/harbor.git",
      };
      await reports.send(swarm.createTaskRequest(order), { to: { role: "container" }, id });
      appendFileSync(sentFile, `${id}\n`);
    }
  };
  const readAll = async (channel: AsyncIterable<Arrived>): Promise<void> => {
    for await (const delivery of channel) await handle(delivery);
  };
  await Promise.all([give(), give(), give(), give(), readAll(reports), readAll(mailbox)]);
}

const sampling = setInterval(() => note("memory", Math.round(process.memoryUsage().heapUsed / 1e6)), 1000);
sampling.unref();
process.on("SIGTERM", () => process.exit(0));
await (role === "worker" ? runWorker() : runCoordinator());
