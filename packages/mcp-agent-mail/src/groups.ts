// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { readPath } from "@wirepact/core/codegen";
import { isErrorReport, isStatusUpdate, isTaskCompletion } from "./guards.js";
import type { Message } from "./types.js";

/** Any object with a message type. */
interface Tagged {
  readonly type: string;
}

/** The messages of the group `report` among `M`. */
export type ReportMessage<M extends Tagged = Message> = Extract<M, { readonly type: "task_completion" | "error_report" | "status_update" }>;

/** Whether a value is a valid message of the group `report`. */
export function isReport(value: unknown): value is ReportMessage {
  return isTaskCompletion(value) || isErrorReport(value) || isStatusUpdate(value);
}

/** Whether the type of a message belongs to the group `report`. Its other fields are not checked; `isReport` checks them. */
export function hasReportType<M extends Tagged>(message: M): message is ReportMessage<M> {
  switch (readPath(message, ["type"])) {
    case "task_completion":
    case "error_report":
    case "status_update":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `report`, in the same order. */
export function filterReports<M extends Tagged>(messages: Iterable<M>): ReportMessage<M>[] {
  return [...messages].filter((message): message is ReportMessage<M> => hasReportType(message));
}
