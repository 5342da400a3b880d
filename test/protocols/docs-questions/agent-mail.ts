// Twenty questions about status mails of a swarm.

import type { Question } from "./question.js";

export const questions: readonly Question[] = [
  {
    asks: "Who sends which mail to whom?",
    page: "index",
    says: [
      "HELP_REQUEST | Asks for help because the worker is stuck. | demigod | chiron",
      "SPAWN_REQUEST | Asks for a worker for a bead, starting from scratch or from a checkpoint. | orchestrator | spawner",
    ],
  },
  {
    asks: "Which mails want an acknowledgement?",
    page: "index",
    says: [
      "demigod | chiron | HELP_RESPONSE | required",
      "ready for review. | demigod | orchestrator | | required",
      "spawner | SPAWN_ACK | required",
    ],
  },
  { asks: "How can the subject name the bead?", page: "index", says: ["[<bead_id>] <type>, <bead_id>: <type>, <type>"] },
  {
    asks: "Which comes first, the bead in the body or the one in the subject?",
    page: "index",
    says: ["The body takes precedence over the subject."],
  },
  {
    asks: "Which label names the bead in an acceptance?",
    page: "messages/BEAD_ACCEPTED",
    says: ["bead_id | BeadId | yes | not empty | | Accepted bead: (aliases: Bead:)"],
  },
  {
    asks: "How do I say when work began?",
    page: "messages/BEAD_ACCEPTED",
    says: ["Starting implementation at: | The time at which the work started."],
  },
  {
    asks: "How is the use of context reported, and in which range?",
    page: "messages/PROGRESS",
    says: ["context_usage | number from 0 to 100 | no", "Context usage:"],
  },
  { asks: "How often should progress be reported?", page: "flows", says: ["should arrive within 5 minutes"] },
  {
    asks: "Which kinds of trouble can I ask help for?",
    page: "enums",
    says: [
      "STUCK | The worker does not know how to continue.",
      "SPEC_UNCLEAR | The specification is ambiguous.",
      "BLOCKED | The worker is blocked by something it cannot change.",
      "TECHNICAL | A technical problem requires an expert.",
    ],
  },
  {
    asks: "Which sections does a call for help have?",
    page: "messages/HELP_REQUEST",
    says: ["section ## Problem", "section ## What I Tried", "section ## Files Touched", "section ## Question"],
  },
  {
    asks: "Where does the answer to it go?",
    page: "messages/HELP_RESPONSE",
    says: ["in the thread of the question", "the entire body"],
  },
  {
    asks: "How do I say that tests pass, and which words are understood?",
    page: "enums",
    says: ["PASS | The check succeeded. | TRUE, YES, OK", "FAIL | The check failed. | FALSE, NO"],
  },
  {
    asks: "Where does the commit of finished work stand?",
    page: "messages/OFFERING_READY",
    says: ["commit_sha | CommitId | yes | not empty | | - Commit: in section ## Changes"],
  },
  {
    asks: "How does DONE differ from OFFERING_READY?",
    page: "messages/DONE",
    says: ["Unlike OFFERING_READY, it requires no acknowledgement", "Acknowledgement: not required"],
  },
  {
    asks: "Why can work fail?",
    page: "messages/FAILED",
    says: ["TESTS_FAIL, BUILD_FAIL, SPEC_IMPOSSIBLE, CONTEXT_HIGH or ERROR", "Type: in section ## Failure"],
  },
  {
    asks: "What must a checkpoint leave for the next worker?",
    page: "messages/CHECKPOINT",
    says: ["next_steps | Passage | yes", "section ## Next Steps for Successor"],
  },
  {
    asks: "When do I need a commit in a spawn request?",
    page: "messages/SPAWN_REQUEST",
    says: ["if resume is true, checkpoint is required"],
  },
  { asks: "What can come of a spawn request?", page: "messages/SPAWN_ACK", says: ["spawned or failed", "Session:"] },
  {
    asks: "Which mails count as the end, and which as success?",
    page: "index",
    says: [
      "completion | The messages that end the work of a worker. | OFFERING_READY, DONE, FAILED, CHECKPOINT | isCompletion, hasCompletionType, filterCompletions",
      "success | The messages that report completed work. | OFFERING_READY, DONE",
    ],
  },
  {
    asks: "What happens to mails with mistakes in them?",
    page: "index",
    says: [
      "use lenient mode by default",
      "Missing required fields, which stay unset.",
      "Messages of unknown type, whose type becomes UNKNOWN.",
    ],
  },
];
