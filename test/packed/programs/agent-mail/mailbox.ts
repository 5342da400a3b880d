// A worker, an orchestrator and a helper share a mailbox: mails with threads, a question, acknowledgements.

import {
  acknowledge,
  createBeadAccepted,
  createConversation,
  createHelpRequest,
  createHelpResponse,
  createOfferingReady,
  decode,
  filterByBead,
  filterPending,
  filterSuccesses,
  toMail,
  type Message,
} from "@wirepact/agent-mail";

/** A mail as the server keeps it. */
type StoredMail = ReturnType<typeof toMail> & { id: string; project_key: string; sender_name: string; to: string; acked?: boolean };

const mailbox: StoredMail[] = [];

function post(sender_name: string, to: string, message: Message): void {
  mailbox.push({ id: `m-${mailbox.length + 1}`, project_key: "harbor", sender_name, to, ...toMail(message) });
}

const bead_id = "hb-77.2";
post("worker-3", "conductor", createBeadAccepted({ bead_id, title: "Rate limit for uploads" }));
post(
  "worker-3",
  "chiron",
  createHelpRequest({
    bead_id,
    issue_type: "SPEC_UNCLEAR",
    problem: "Two limits are named.",
    question: "Which one holds?",
    files_touched: ["src/limit.ts"],
  }),
);
post("chiron", "worker-3", createHelpResponse({ thread_id: bead_id, guidance: "The lower one.\n\n- Ask for a test." }));
post(
  "worker-3",
  "conductor",
  createOfferingReady({
    bead_id,
    commit_sha: "4be1c0d",
    tests_pass: "PASS",
    lint_pass: "PASS",
    build_pass: "PASS",
    summary: "Uploads are limited.",
  }),
);
// A mail that a person typed: lenient reading makes the best of it.
mailbox.push({
  id: "m-9",
  project_key: "harbor",
  sender_name: "worker-4",
  to: "conductor",
  subject: "Re: [hb-78] done",
  body_md: "**Commit:** 77ab01c\nTests: ok",
  ack_required: false,
});

function readMailbox() {
  return mailbox.map((mail) => decode(mail)).flatMap((result) => (result.ok ? [result.value] : []));
}

const messages = readMailbox();
console.log(`types: ${messages.map(({ type }) => type).join(", ")}`);
console.log(`about ${bead_id}: ${filterByBead(messages, bead_id).length}`);
console.log(
  `finished: ${filterSuccesses(messages)
    .map(({ bead_id: bead }) => bead)
    .join(", ")}`,
);
console.log(
  `to acknowledge: ${filterPending(messages)
    .map(({ type }) => type)
    .join(", ")}`,
);

const conversation = createConversation();
for (const message of messages) conversation.feed(message);
console.log(`unanswered: ${conversation.awaited().length}`);

for (const [index, mail] of mailbox.entries()) if (mail.ack_required) mailbox[index] = acknowledge(mail);
console.log(`to acknowledge now: ${filterPending(readMailbox()).length}`);

const typed = decode(mailbox.at(-1) ?? "");
const warnings = typed.ok ? typed.warnings : [];
const fieldsWith = (code: string) => warnings.flatMap((warning) => (warning.code === code ? [warning.path.join(".")] : [])).join(", ");
console.log(`m-9 lacks: ${fieldsWith("missing-field")}`);
console.log(`m-9 has outside of their sections: ${fieldsWith("wrong-section")}`);
