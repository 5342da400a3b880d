// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** The message types of the protocol. */
export const MessageType = {
  /** Asks for a piece of work. The body contains all information needed to start. */
  TaskRequest: "task_request",
  /** Asks for information or a decision. Set the priority to P1 if work is blocked until the answer arrives. */
  Question: "question",
  /** Informs the recipient; no reply is expected. Also serves as the reply to a `task_request`, a `question`, a `brainstorm_request` or a `brainstorm_followup`. */
  Notification: "notification",
  /** Records postponed work. `risk_tier` determines when the owner does the work. Agents often send this message to themselves. */
  FollowUp: "follow_up",
  /** Hands work over to another agent. */
  Handoff: "handoff",
  /** Reports that the work of a handoff is finished. */
  HandoffComplete: "handoff_complete",
  /** Asks for a review of a change. */
  ReviewRequest: "review_request",
  /** Reports the findings of a review. */
  ReviewFeedback: "review_feedback",
  /** Reports that the findings were addressed. */
  ReviewAddressed: "review_addressed",
  /** Approves the change. The change can be merged if the quality gate passes. */
  ReviewLgtm: "review_lgtm",
  /** Asks for open-ended research. The body states the goals and the constraints. */
  BrainstormRequest: "brainstorm_request",
  /** Refines the scope of a brainstorm. */
  BrainstormFollowup: "brainstorm_followup",
} as const;

/** The message types of the protocol. */
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** The name of a role of the protocol. */
export type RoleName = "agent" | "owner" | "successor" | "author" | "reviewer" | "requester" | "researcher";

/** The priority of a message, from highest to lowest. */
export const Priority = {
  /** To be done immediately. */
  P0: "P0",
  /** To be done soon; other work depends on it. */
  P1: "P1",
  /** To be done in the normal order. */
  P2: "P2",
  /** To be done when there is time. */
  P3: "P3",
} as const;

/** The priority of a message, from highest to lowest. */
export type Priority = (typeof Priority)[keyof typeof Priority];

/** The risk of postponing work. */
export const RiskTier = {
  /** A moderate risk. */
  P2: "P2",
  /** A low risk. */
  P3: "P3",
} as const;

/** The risk of postponing work. */
export type RiskTier = (typeof RiskTier)[keyof typeof RiskTier];

/** What the sender suggests the recipient can do autonomously. */
export const AutonomyHint = {
  /** Proceed without human approval. */
  AutoProceed: "auto_proceed",
} as const;

/** What the sender suggests the recipient can do autonomously. */
export type AutonomyHint = (typeof AutonomyHint)[keyof typeof AutonomyHint];

/** The kind of work during which something was postponed. */
export const SourceType = {
  /** A code review. */
  Review: "review",
  /** A task. */
  Task: "task",
  /** A deployment. */
  Deploy: "deploy",
  /** An incident. */
  Incident: "incident",
  /** Anything else. */
  Other: "other",
} as const;

/** The kind of work during which something was postponed. */
export type SourceType = (typeof SourceType)[keyof typeof SourceType];

/** The result of the quality gate. */
export const GateResult = {
  /** The quality gate passed. */
  Pass: "pass",
  /** The quality gate failed. */
  Fail: "fail",
} as const;

/** The result of the quality gate. */
export type GateResult = (typeof GateResult)[keyof typeof GateResult];
