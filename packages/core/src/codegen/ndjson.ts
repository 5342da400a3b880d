// What generated code imports for newline-delimited JSON, its streams and connections.

export { ndjson } from "../encodings/ndjson.js";
export { invalidUtf8 } from "../issues.js";
export { cutLines } from "../framing/lines.js";
export { createConnect, type Connect, type Connection } from "../streams/connect.js";
export {
  createDecodeStream,
  createEncodeStream,
  type DecodeStream,
  type EncodeStream,
  type LineResult,
  usualLimit,
} from "../streams/streams.js";
