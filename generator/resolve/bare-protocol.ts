// A protocol that has nothing yet, for judging and sampling shapes before the whole protocol is resolved.

import type { ProtocolDescriptor } from "@wirepact/core";
import { resolveReading } from "./reading.js";

/** Everything but types and messages. */
export const bareProtocol: Omit<ProtocolDescriptor, "types" | "messages"> = {
  name: "",
  title: "",
  version: "1.0.0",
  roles: {},
  tag: "",
  body: "inline",
  envelope: [],
  parts: {},
  reading: resolveReading({}),
  encodings: {},
  groups: {},
  flows: {},
  views: {},
};
