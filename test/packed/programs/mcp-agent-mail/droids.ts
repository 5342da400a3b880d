// Two droids that write JSON to each other: one makes mistakes, the other answers as the protocol prescribes.

import { createTaskAssignment, encode, formatIssues, negotiate, protocol, receive, type Message } from "@wirepact/mcp-agent-mail";

/** What lies in each droid's mailbox, as text. */
const mailboxes: Record<string, string[]> = { conductor: [], builder: [] };

const task = createTaskAssignment({
  sender_id: "conductor",
  task_id: "t-1",
  description: "Limit uploads.",
  specification: { acceptance_criteria: ["Ten per minute."] },
  file_patterns: ["src/**/*.ts"],
  priority: "high",
});
mailboxes["builder"]?.push(
  encode(task),
  JSON.stringify({ ...task, priority_value: 3 }),
  JSON.stringify({ ...task, version: "2.0.0" }),
  JSON.stringify({ ...task, type: "task_assigment" }),
  JSON.stringify({ ...task, sender_id: "stranger" }),
);

async function readMailbox(self: string, friends: readonly string[]): Promise<void> {
  for (const text of mailboxes[self]?.splice(0) ?? []) {
    const reception = await receive(text, { self, authorize: (sender) => sender !== undefined && friends.includes(sender) });
    if (reception.status === "accepted") console.log(`${self} takes: ${describe(reception.message)}`);
    else {
      console.log(`${self} refuses: ${formatIssues(reception.issues)}`);
      for (const reply of reception.replies) if ("type" in reply) mailboxes["conductor"]?.push(encode(reply));
    }
  }
}

function describe(message: Message): string {
  return message.type === "error_report"
    ? `${message.type} ${message.error.code} about ${message.task_id}`
    : `${message.type} of ${message.sender_id}`;
}

await readMailbox("builder", ["conductor"]);
await readMailbox("conductor", ["builder"]);

const settled = negotiate([protocol.version], ["1.3.0", "2.0.0"]);
console.log(`spoken: ${settled.ok ? settled.value : "nothing in common"}`);
