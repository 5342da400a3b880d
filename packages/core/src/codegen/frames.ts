// The door of generated code to protocols with frames: connections with requests and answers, and the parts of the walker that such protocols need.

export { judgeFramed } from "../explain-frames.js";
export { contentLength } from "../framing/content-length.js";
export type { Framing } from "../framing/framing.js";
export { ndjsonFraming } from "../framing/ndjson.js";
export { sse } from "../framing/sse.js";
export { identify } from "../frames.js";
export type { RequestOptions } from "../pending-requests.js";
export { ReplyError, RequestError, type RequestFailure } from "../request-error.js";
export { composeAnswer, type Handler, type HandlerContext } from "../rpc.js";
export { createRpcConnect, type RpcConnection, type RpcConnectOptions } from "../rpc-connect.js";
