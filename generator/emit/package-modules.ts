// Which modules a protocol's package has: the one list that the index and the emitters of optional modules go by.

import type { ProtocolModel } from "../model/protocol-model.js";

/** Whether there is something to group or filter messages by. */
export function hasGroups({ groups, parts }: ProtocolModel): boolean {
  return Object.keys(groups).length > 0 || parts.thread !== undefined || parts.ack !== undefined;
}

/** Whether there are flows to watch. */
export const hasFlows = ({ flows }: ProtocolModel): boolean => Object.keys(flows).length > 0;

/** Whether messages of older versions can be upgraded. */
export const hasMigrations = ({ migrations }: ProtocolModel): boolean => Object.keys(migrations).length > 0;

/** The modules whose exports make up the package, in the order of the index. */
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
