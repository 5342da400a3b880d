// The two-party programs, one per protocol, as somebody else would run them: from packed packages, compiled strictly, what they print compared.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, installPacked, repository } from "../support/packed.js";

const programs = join(repository, "test/packed/programs");
const protocols = readdirSync(programs).filter((name) => name !== "README.md");

/** The program to start, and what it prints. */
const expected: Readonly<Record<string, { readonly start: string; readonly prints: readonly string[] }>> = {
  "acp-swarm": {
    start: "orchestrator",
    prints: [
      "US-001 is in_progress",
      'no message: 2:1 message is not valid JSON: unexpected "n", expected a value [syntax]',
      "US-001 is completed",
      "US-002 is skipped",
      "finished: completed, pull request https://git.example/harbor/pulls/7",
    ],
  },
  "agent-mail": {
    start: "mailbox",
    prints: [
      "types: BEAD_ACCEPTED, HELP_REQUEST, HELP_RESPONSE, OFFERING_READY, DONE",
      "about hb-77.2: 3",
      "finished: hb-77.2, hb-78",
      "to acknowledge: HELP_REQUEST, OFFERING_READY",
      "unanswered: 0",
      "to acknowledge now: 0",
      "m-9 lacks: lint_pass, build_pass, summary",
      "m-9 has outside of their sections: commit_sha, tests_pass",
    ],
  },
  "mcp-agent-mail": {
    start: "droids",
    prints: [
      "builder takes: task_assignment of conductor",
      "builder refuses: 1:338 priority_value must be 1 to match priority, got 3 [mismatch]",
      'builder refuses: 1:37 unsupported version "2.0.0", expected 1.x [wrong-version]',
      'builder refuses: 1:9 unknown message type "task_assigment"; did you mean "task_assignment"? [unknown-type]',
      'builder refuses: sender "stranger" is not authorized [unauthorized]',
      "conductor takes: error_report INVALID_FORMAT about t-1",
      "conductor takes: error_report VERSION_MISMATCH about t-1",
      "conductor takes: error_report UNKNOWN_TYPE about t-1",
      "spoken: 1.0.0",
    ],
  },
  "message-store": {
    start: "reader",
    prints: [
      "conversation: user_message, assistant_message",
      "analyst, last two: observation, final",
      "for everybody: synthesis",
      "history of the analyst: user_message, assistant_message, task, action, observation, final, synthesis",
    ],
  },
  oacp: {
    start: "agents",
    prints: [
      "ada -> grace: review_request",
      "grace -> ada: review_feedback",
      "ada -> grace: review_addressed",
      "grace -> ada: review_lgtm",
      "999.yaml: 1:1 type is required (one of task_request, question, notification, follow_up, handoff, handoff_complete, " +
        "review_request, review_feedback, review_addressed, review_lgtm, brainstorm_request, brainstorm_followup) [missing-field]",
    ],
  },
};

/** A container that says once that it works, and then nothing more. */
const hangingContainer = `
import { connect, createProgressUpdate } from "@wirepact/acp-swarm";

const orchestrator = connect({ readable: process.stdin, writable: process.stdout, role: "container" });
for await (const arrived of orchestrator) {
  if (!arrived.ok || arrived.value.type !== "task-request") continue;
  const { swarmId, containerId } = arrived.value;
  await orchestrator.send(createProgressUpdate({ swarmId, containerId, storyId: "US-001", status: "in_progress", output: "" }));
  process.stdout.write('{"type":"progress-update","timest');
  console.error(process.pid);
}
`;

describe("the two-party programs, from packed packages", () => {
  let consumer: Consumer;

  beforeAll(() => {
    consumer = installPacked();
    for (const name of ["@types/node", "undici-types"]) consumer.borrow(name);
    const settings = JSON.parse(readFileSync(join(consumer.folder, "tsconfig.json"), "utf8")) as { readonly compilerOptions: object };
    // The declarations of node itself do not hold under the strictest options; ours are checked by the other tests of packed packages.
    const compilerOptions = { ...settings.compilerOptions, types: ["node"], skipLibCheck: true };
    consumer.write("tsconfig.json", JSON.stringify({ ...settings, compilerOptions }));
    // The driver with its binaries is too large to pack for every run.
    consumer.borrow("@photostructure");
    for (const protocol of protocols)
      for (const file of readdirSync(join(programs, protocol)))
        consumer.write(`src/${protocol}/${file}`, readFileSync(join(programs, protocol, file), "utf8"));
    consumer.write("src/killed/orchestrator.ts", readFileSync(join(programs, "acp-swarm/orchestrator.ts"), "utf8"));
    consumer.write("src/killed/container.ts", hangingContainer);
    consumer.compile();
  });
  afterAll(() => consumer.remove());

  it.each(protocols)("%s says what it should", (protocol) => {
    const { start, prints } = expected[protocol]!;
    expect(
      consumer
        .run(process.execPath, ["--no-warnings", `out/${protocol}/${start}.js`])
        .trimEnd()
        .split("\n"),
    ).toEqual(prints);
  });

  it("acp-swarm: a model that calls tools repairs its mistakes", () => {
    const said = consumer.run(process.execPath, ["out/acp-swarm/tool-loop.js"]).trimEnd().split("\n");
    expect(said).toEqual([
      "tools: progress-update, completion, error",
      "Report what you have done.",
      "tools: progress-update, completion, error",
      "The progress-update message was rejected and not sent:",
      '- storyId must match ^US-[0-9]{3}$ (for example "US-014"), got "1" [pattern].',
      '- status must be one of "pending", "in_progress", "completed", "failed", "skipped", got "complete"; did you mean "completed"? [unknown-value].',
      "Change only what is listed here, keep everything else, and send the complete message again.",
      "sent progress-update (valid)",
      "tools: progress-update, completion, error",
      "Report what you have done.",
      "sent completion (valid)",
    ]);
  });

  it("acp-swarm: the orchestrator ends well when its container is killed in the middle of a line", async () => {
    const orchestrator = spawn(process.execPath, [join(consumer.folder, "out/killed/orchestrator.js")], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said: string[] = [];
    createInterface(orchestrator.stdout).on("line", (line) => said.push(line));
    const ended = once(orchestrator, "close");
    const [pid] = (await once(createInterface(orchestrator.stderr), "line")) as [string];
    process.kill(Number(pid), "SIGKILL");
    expect(await ended).toEqual([0, null]);
    expect(said).toEqual(["US-001 is in_progress", "no message: 2:27 message is not valid JSON: unterminated string [syntax]"]);
  });
});
