// Twenty questions about messages in agents' inboxes.

import type { Question } from "./question.js";

export const questions: readonly Question[] = [
  {
    asks: "Which types have free text as their body?",
    page: "index",
    says: [
      "free-text | The messages whose body is a string. | task_request, question, notification, brainstorm_request, brainstorm_followup",
    ],
  },
  { asks: "What answers a task?", page: "messages/task_request", says: ["Replies: notification"] },
  { asks: "How urgent is a task usually?", page: "messages/task_request", says: ["Convention: priority is usually P1 or P2"] },
  {
    asks: "When is a question urgent?",
    page: "messages/question",
    says: ["Set the priority to P1 if work is blocked until the answer arrives."],
  },
  { asks: "Must I answer a notification?", page: "messages/notification", says: ["Replies: none", "no reply is expected"] },
  {
    asks: "Where can put-off work come from?",
    page: "messages/follow_up",
    says: ["source_type | SourceType | yes | review, task, deploy, incident or other"],
  },
  {
    asks: "Which risks can put-off work have, and what of its priority?",
    page: "messages/follow_up",
    says: ["risk_tier | RiskTier | yes | P2 or P3", "same as body.risk_tier (otherwise a warning)"],
  },
  {
    asks: "What is optional in a follow-up?",
    page: "messages/follow_up",
    says: ["tracking_issue | string | no", "due_hint | string | no"],
  },
  {
    asks: "What must a handoff tell the successor?",
    page: "messages/handoff",
    says: [
      "context_bundle.files_touched | Entries | yes | at least 1 item",
      "context_bundle.decisions_made | Entries | yes",
      "context_bundle.blockers_hit | Entries | yes",
      "context_bundle.suggested_next_steps | Entries | yes",
    ],
  },
  { asks: "Can I hand work to myself?", page: "messages/handoff", says: ["body.source_agent and body.target_agent must differ"] },
  {
    asks: "How is a handoff finished, and does that want an answer?",
    page: "messages/handoff_complete",
    says: ["Replies: none", "tests_run | boolean | yes", "next_owner | AgentName | yes"],
  },
  {
    asks: "How can a pull request be named?",
    page: "types",
    says: ["An issue or a pull request, as a number, a number with a hash sign, or a URL.", "matches ^#?[0-9]+$"],
  },
  {
    asks: "How do I bound a review in rounds and in time?",
    page: "messages/review_request",
    says: ["max_turns_reviewer | integer | no", "max_runtime_s_reviewer | integer | no | | The reviewer's time limit, in seconds."],
  },
  { asks: "From which number do rounds count?", page: "flows", says: ["is the number of the round, starting at 1"] },
  {
    asks: "What do findings say about the merge?",
    page: "messages/review_feedback",
    says: ["blocking_count | integer | yes", "findings_packet | string | yes"],
  },
  { asks: "What comes after I dealt with findings?", page: "flows", says: ["review_addressed | review_feedback, review_lgtm | reviewer"] },
  {
    asks: "What does an approval say?",
    page: "messages/review_lgtm",
    says: ["quality_gate_result | GateResult | yes | pass or fail", "merge_ready | boolean | yes", "nits | array of Entry | no"],
  },
  { asks: "What may follow a call for ideas?", page: "messages/brainstorm_request", says: ["Replies: notification, brainstorm_followup"] },
  {
    asks: "How many agents can get one message, and may I be among them?",
    page: "envelope",
    says: ["if array of AgentName: 1 to 10 items"],
  },
  {
    asks: "How long may subject and body be?",
    page: "envelope",
    says: ["subject | Subject | yes | 1 to 200 characters", "at most 20,000 characters, not counting leading and trailing white space"],
  },
];
