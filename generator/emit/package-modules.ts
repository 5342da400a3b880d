// The modules of a package, for the index and the emitters of optional modules.

import type { ProtocolModel } from "../model/protocol-model.js";

/** Whether messages can be grouped or filtered. */
export function hasGroups({ groups, parts }: ProtocolModel): boolean {
  return Object.keys(groups).length > 0 || parts.thread !== undefined || parts.ack !== undefined;
}

/** Whether there are flows. */
export const hasFlows = ({ flows }: ProtocolModel): boolean => Object.keys(flows).length > 0;

/** Whether messages of older versions can be upgraded. */
export const hasMigrations = ({ migrations }: ProtocolModel): boolean => Object.keys(migrations).length > 0;

/** The modules that the index exports, in order. */
export function packageModules(model: ProtocolModel): readonly string[] {
  return [
    "types",
    "constants",
    "protocol",
    "guards",
    "validation",
    "builders",
    "codec",
    ...(hasGroups(model) ? ["groups"] : []),
    ...(hasFlows(model) ? ["conversation"] : []),
    ...(hasMigrations(model) ? ["migrations"] : []),
  ];
}
