// Two agents that exchange YAML files through inbox folders: a review with one round of fixes.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createConversation,
  createReviewAddressed,
  createReviewFeedback,
  createReviewLgtm,
  createReviewRequest,
  decode,
  encode,
  formatIssues,
  type Message,
} from "@wirepact/oacp";

const post = mkdtempSync(join(tmpdir(), "oacp-"));
for (const name of ["ada", "grace"]) mkdirSync(join(post, name));
let sent = 0;

/** Drops a message into the inbox of the agent it is for. */
function send(message: Message): void {
  sent += 1;
  writeFileSync(join(post, String(message.to), `${String(sent).padStart(3, "0")}.yaml`), encode(message));
}

/** Takes everything out of an inbox, oldest first. */
function collect(agent: string): Message[] {
  const inbox = join(post, agent);
  return readdirSync(inbox)
    .toSorted()
    .flatMap((name) => {
      const result = decode(readFileSync(join(inbox, name)));
      rmSync(join(inbox, name));
      if (result.ok) return [result.value];
      console.log(`${name}: ${formatIssues(result.issues)}`);
      return [];
    });
}

const about = { priority: "P1", subject: "Upload limit", conversation_id: "conv-20260304-ada-1" } as const;
const fromAda = { ...about, from: "ada", to: "grace" };
const fromGrace = { ...about, from: "grace", to: "ada" };

send(createReviewRequest({ ...fromAda, pr: "#12", branch: "limit", diff_summary: "Adds a token bucket.\nThree new files." }));

const conversation = createConversation();
for (let open = true; open;) {
  for (const message of [...collect("grace"), ...collect("ada")]) {
    const { issues } = conversation.feed(message);
    console.log(`${message.from} -> ${String(message.to)}: ${message.type}${issues.length > 0 ? ` (${formatIssues(issues)})` : ""}`);
    answer(message);
  }
  open = conversation.runs().some(({ ended }) => !ended);
}
writeFileSync(join(post, "ada", "999.yaml"), "from: grace\nsubject: no more than this\n");
collect("ada");
rmSync(post, { recursive: true });

function answer(message: Message): void {
  if (message.type === "review_request")
    send(createReviewFeedback({ ...fromGrace, findings_packet: "packets/12-1.yaml", round: 1, blocking_count: 1 }));
  if (message.type === "review_feedback") {
    const { round } = message.body;
    const fix = {
      commit_sha: "4be1c0d",
      changes_summary: "Locked the bucket.",
      touched_files: ["src/limit.ts"],
      addressed_finding_ids: ["f-1"],
    };
    send(createReviewAddressed({ ...fromAda, ...fix, round }));
  }
  if (message.type === "review_addressed") send(createReviewLgtm({ ...fromGrace, quality_gate_result: "pass", merge_ready: true }));
}
