// Twenty questions about JSON messages between agents on a mail server.

import type { Question } from "./question.js";

export const questions: readonly Question[] = [
  {
    asks: "Which fields are in every message?",
    page: "envelope",
    says: ["version | FormatVersion | yes", "timestamp | UtcTime | yes", "sender_id | string | yes", "message_id | MessageId | yes"],
  },
  { asks: "In which time zone are timestamps?", page: "envelope", says: ["in UTC"] },
  {
    asks: "What does a message id look like?",
    page: "types",
    says: ["Type: UUID - Constraints: version 4; with or without the prefix msg-"],
  },
  {
    asks: "What must a task assignment say?",
    page: "messages/task_assignment",
    says: [
      "task_id | string | yes",
      "description | string | yes",
      "specification | Specification | yes",
      "file_patterns | array of strings | yes",
      "priority | Priority | yes",
    ],
  },
  {
    asks: "Does a specification need technical requirements?",
    page: "messages/task_assignment",
    says: ["specification.acceptance_criteria | array of strings | yes", "specification.technical_requirements | array of strings | no"],
  },
  {
    asks: "Which number goes with which priority?",
    page: "messages/task_assignment",
    says: ["derived from priority: 0 for urgent, 1 for high, 2 for normal, 3 for low"],
  },
  {
    asks: "What if priority and number differ?",
    page: "messages/task_assignment",
    says: ["priority and number differ", "mismatch at priority_value"],
  },
  {
    asks: "How done can a task be?",
    page: "enums",
    says: [
      "complete | The task is complete.",
      "partial | The task is partially complete. The summary states what is missing.",
      "blocked | The task cannot be completed at present.",
    ],
  },
  {
    asks: "May the list of errors in a completion be left out when there were none?",
    page: "messages/task_completion",
    says: ["errors_encountered | array of Remark | yes", "empty if there were none"],
  },
  {
    asks: "Where do I put how many tests passed?",
    page: "messages/task_completion",
    says: ["test_results.unit_tests.passed | ", "The number of tests that passed."],
  },
  {
    asks: "How bad can an error be?",
    page: "enums",
    says: ["low | There is a workaround.", "blocking | All work is blocked until the error is resolved."],
  },
  {
    asks: "What must an error report say about the error itself?",
    page: "messages/error_report",
    says: ["error.code | string | yes", "error.message | string | yes", "error.stack_trace | string | no"],
  },
  { asks: "How do I ask for a person?", page: "messages/error_report", says: ["needs_human_intervention | boolean | yes"] },
  { asks: "Can I attach an artifact of the mail server?", page: "messages/error_report", says: ["artifact://"] },
  {
    asks: "When is progress reported, and in which range?",
    page: "messages/status_update",
    says: ["progress.percentage | number from 0 to 100 | no", 'progress is allowed only if update_type is "progress"'],
  },
  {
    asks: "What kinds of coordination can I ask for?",
    page: "messages/coordination_request",
    says: ["parallel_execution, handoff, review or sync"],
  },
  {
    asks: "Which modes can files be reserved in?",
    page: "enums",
    says: [
      "exclusive | Other agents have no access.",
      "shared_read | Several agents can read, one can write.",
      "shared_write | Several agents can read and write, in coordination.",
    ],
  },
  { asks: "Is the short word for a shared mode understood?", page: "index", says: ["In AlternativeMode, shared is read as shared_read."] },
  {
    asks: "What do I answer to a message that breaks the format?",
    page: "errors",
    says: [
      'any other issue | error: "invalid_format", code: "INVALID_FORMAT"',
      '"error": "invalid_format"',
      "an object of type Rejection",
      "a message of type error_report",
    ],
  },
  {
    asks: "What happens when versions differ?",
    page: "index",
    says: ["All 1.x versions are accepted", "Other versions are rejected with wrong-version."],
  },
];
