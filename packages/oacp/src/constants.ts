// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Please do this piece of work. The text says enough to begin without asking back. */
  TaskRequest: "task_request",
  /** Please tell me something, or decide something. P1 when work stands still over it. */
  Question: "question",
  /** For your information; nobody has to answer. Also the answer to a task, a question or a brainstorm. */
  Notification: "notification",
  /** Remember this for later; the owner picks it up when its risk says so. Often sent to oneself. */
  FollowUp: "follow_up",
  /** Please take this work over from me. */
  Handoff: "handoff",
  /** The work you handed over is finished. */
  HandoffComplete: "handoff_complete",
  /** Please review my change. */
  ReviewRequest: "review_request",
  /** This is what I found in your change. */
  ReviewFeedback: "review_feedback",
  /** I dealt with what you found. */
  ReviewAddressed: "review_addressed",
  /** Looks good to me; merge it when the gate says so. */
  ReviewLgtm: "review_lgtm",
  /** Please look into this with an open mind. The text says what is wanted and what is out of the question. */
  BrainstormRequest: "brainstorm_request",
  /** Please look more closely at this part, or leave that part out. */
  BrainstormFollowup: "brainstorm_followup",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** Urgency, most urgent first. */
export const Priority = {
  /** Drop everything. */
  P0: "P0",
  /** Soon; other work waits for it. */
  P1: "P1",
  /** In the normal order. */
  P2: "P2",
  /** When there is time. */
  P3: "P3",
} as const;

/** Urgency, most urgent first. */
export type Priority = (typeof Priority)[keyof typeof Priority];

/** How bad it is to leave something for later. */
export const RiskTier = {
  /** Worth watching. */
  P2: "P2",
  /** Harmless. */
  P3: "P3",
} as const;

/** How bad it is to leave something for later. */
export type RiskTier = (typeof RiskTier)[keyof typeof RiskTier];

/** What the sender thinks the reader may do alone. */
export const AutonomyHint = {
  /** Go ahead without asking a person. */
  AutoProceed: "auto_proceed",
} as const;

/** What the sender thinks the reader may do alone. */
export type AutonomyHint = (typeof AutonomyHint)[keyof typeof AutonomyHint];

/** What kind of work something was put off in. */
export const SourceType = {
  /** A code review. */
  Review: "review",
  /** A task. */
  Task: "task",
  /** A roll-out. */
  Deploy: "deploy",
  /** An outage. */
  Incident: "incident",
  /** Something else. */
  Other: "other",
} as const;

/** What kind of work something was put off in. */
export type SourceType = (typeof SourceType)[keyof typeof SourceType];

/** Verdict of the quality gate. */
export const GateResult = {
  /** Good enough. */
  Pass: "pass",
  /** Not good enough. */
  Fail: "fail",
} as const;

/** Verdict of the quality gate. */
export type GateResult = (typeof GateResult)[keyof typeof GateResult];
