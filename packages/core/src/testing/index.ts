// Test data for any protocol, from its descriptor: arbitraries of valid messages for fast-check, messages on every bound, and near-misses.

export { messageArbitrary, sampleMessages, type ArbitraryOptions } from "./message-arbitrary.js";
export * from "./vectors.js";
