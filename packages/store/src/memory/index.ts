// Entry point of the store in memory: `@wirepact/store/memory`. Nothing here needs Node.js or a driver, so that it can be bundled for browsers.

export { createMemoryStore } from "./create-memory-store.js";
