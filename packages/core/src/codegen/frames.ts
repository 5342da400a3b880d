// What generated code imports for protocols with frames: connections with requests and answers, and the parts of the walker that such protocols need.

export { exchanges } from "../conversation/exchanges.js";
export { frames } from "../frames/check-framed.js";
export { contentLength } from "../framing/content-length.js";
export type { Framing, Piece } from "../framing/framing.js";
export { ndjsonFraming } from "../framing/ndjson.js";
export { sse } from "../framing/sse.js";
export { findFrame, identify, idIn, idKey, asType, tagOf } from "../frames/frames.js";
export { downgradeFramed, upgradeFramed, type MigrationOptions } from "../migrate/migrate-framed.js";
export {
  ReplyError,
  ReplyError as AnyReplyError,
  type ReplyErrorClass,
  RequestError,
  RequestError as AnyRequestError,
  type RequestErrorClass,
  type RequestFailure,
} from "../rpc/request-error.js";
export { fillTemplate } from "../rpc/failure-body.js";
export { replaceAt } from "../base/path.js";
export { isLast } from "../rpc/result-stream.js";
export { timeoutOf } from "../rpc/request-timer.js";
export type { Handler, HandlerContext, RequestOptions } from "../rpc/rpc-types.js";
export type { HandlersOf, RpcConnect, RpcConnection, RpcConnectionIn, RpcConnectOptions } from "../rpc/connection-types.js";
export { createRpc } from "../rpc/rpc.js";
export type { Rpc } from "../rpc/rpc-types.js";
export { createRpcConnect } from "../rpc/rpc-connect.js";
export { buildFramed } from "../frames/build-framed.js";
export {
  createDecodeFramed,
  createValidateFramed,
  type DecodeFramed,
  type DecodeFramedOptions,
  type ValidateFramed,
  type ValidateFramedOptions,
} from "../codec/framed-codec.js";
export {
  createDecodeFrames,
  createEncodeFrames,
  type DecodeFrames,
  type DecodeFramesOptions,
  type EncodeFrames,
  type EncodeFramesOptions,
} from "../streams/framed-streams.js";
