// What lenient reading gives keeps its type: unknown types are distinguished, groups narrow, everything else may be missing.

import {
  acknowledge,
  createDone,
  decode,
  filterByBead,
  filterCompletions,
  filterPending,
  toMail,
  type ReceivedMessage,
} from "@wirepact/agent-mail";

const texts = [
  "Subject: [b-1] DONE\n\nBody:\nBead: b-1\n",
  "Subject: [b-2] HELP_REQUEST\n\nBody:\n## Problem\nIt hangs.\n",
  "Subject: hello\n\nBody:\nhi\n",
];
const messages: ReceivedMessage[] = texts.flatMap((text) => {
  const result = decode(text);
  return result.ok ? [result.value] : [];
});
const [done] = filterCompletions(messages);
const kind: "OFFERING_READY" | "DONE" | "FAILED" | "CHECKPOINT" | undefined = done?.type;
// @ts-expect-error a summary may be missing from what was received
const summary: string = messages.flatMap((message) => (message.type === "DONE" ? [message.summary] : []))[0];
const mail = toMail(
  createDone({ bead_id: "b-1", commit_sha: "4be1c0d", tests_pass: "PASS", lint_pass: "PASS", build_pass: "PASS", summary: "Done." }),
);
console.log(
  JSON.stringify([
    messages.map(({ type }) => type),
    kind,
    summary ?? null,
    filterByBead(messages, "b-1").length,
    filterPending(messages).length,
    mail.subject,
    acknowledge({ ...mail, acked: false }).acked,
  ]),
);
