// Entry point of the package. Engines with a driver are loaded when a channel is opened, not when this is imported.

export type { Arriving, Channel, ChannelOptions, Delivery, Party, SendOptions, UndeliveredMessage } from "./channel.js";
export {
  type Engine,
  type EngineOptions,
  type Letter,
  type LetterState,
  listAll,
  type QueueName,
  type QueueStatus,
  type StoredLetter,
  type TakenLetter,
} from "./engine.js";
export { ChannelError, type ChannelErrorCode } from "./errors.js";
export { findLate, type LateLetter } from "./late.js";
export type { ChannelPackage, ReceivedIn, RequestsIn, RoleOf, SentIn } from "./message-types.js";
export type { NatsOptions } from "./nats-connect.js";
export { openChannel, openEngine } from "./open-channel.js";
export { createLetterWriter, type LetterWriter } from "./write-letters.js";
