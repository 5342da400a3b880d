// Readers look for a message's own fields in one place.

import type { ReleaseRule } from "../compare/change.js";
import type { ProtocolModel } from "../../model/protocol-model.js";

export const bodyLocationChanged: ReleaseRule = {
  id: "body-location-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the place; every reader looks for the fields there.",
  find: ({ old, new: current }) => {
    const place = ({ body }: ProtocolModel): string => (body === "inline" ? "beside the envelope" : body.field);
    if (place(old) === place(current)) return [];
    const facts = { what: "the body", before: place(old), after: place(current) };
    return [{ places: { old: "envelope/body", new: "envelope/body" }, facts, breaks: ["old-senders", "new-senders", "source"] }];
  },
};
