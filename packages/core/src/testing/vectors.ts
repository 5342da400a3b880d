// Test vectors that need no test library: boundary messages and near-misses of any protocol.

export { boundaryMessages, type BoundaryMessage } from "./boundary-messages.js";
export { nearMisses, type NearMiss } from "./near-misses.js";
