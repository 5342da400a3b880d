// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.

/** What tells messages apart, as far as groups need to know. */
interface Tagged {
  readonly type: string;
}

/** The messages of the group `report` among `M`. */
export type ReportMessage<M extends Tagged> = Extract<M, { readonly type: "task_completion" | "error_report" | "status_update" }>;

/** Whether a message is part of the group `report`: Reports of agents about their own work. */
export function isReport<M extends Tagged>(message: M): message is ReportMessage<M> {
  switch (message.type) {
    case "task_completion":
    case "error_report":
    case "status_update":
      return true;
    default:
      return false;
  }
}

/** The messages of the group `report`, in their order. */
export function filterReports<M extends Tagged>(messages: Iterable<M>): ReportMessage<M>[] {
  return [...messages].filter((message): message is ReportMessage<M> => isReport(message));
}
