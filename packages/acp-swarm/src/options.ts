// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type {
  BuildOptions as AnyBuildOptions,
  ConnectOptions as AnyConnectOptions,
  DecodeOptions as AnyDecodeOptions,
  DecodeStreamOptions as AnyDecodeStreamOptions,
  Decoded as AnyDecoded,
  EncodeOptions as AnyEncodeOptions,
  EncodeStreamOptions as AnyEncodeStreamOptions,
  Mode as AnyMode,
  ReceiveOptions as AnyReceiveOptions,
  Reception as AnyReception,
  ValidateOptions as AnyValidateOptions,
} from "@wirepact/core/codegen";
import type { connect } from "./codec.js";
import type { MessageType, RoleName } from "./constants.js";
import type { Message, MessageWithDefaults, ReceivedMessage, ReceivedMessageWithDefaults } from "./types.js";

/** Options of the builders. `role` can be set with the name of a role as type argument, which must be one that sends the message. */
export type BuildOptions<Role extends RoleName = never> = AnyBuildOptions<Role>;

/** Options of `validate`. */
export type ValidateOptions<Chosen extends AnyMode = AnyMode, Type extends MessageType = MessageType> = AnyValidateOptions<Type, Chosen>;

/** Options of `decode`. */
export type DecodeOptions<
  Chosen extends AnyMode = AnyMode,
  Type extends MessageType = MessageType,
  Fill extends boolean = boolean,
> = AnyDecodeOptions<"ndjson", Type, Chosen, Fill>;

/** Options of `encode`. */
export type EncodeOptions<Chosen extends AnyMode = AnyMode> = AnyEncodeOptions<"ndjson", Chosen>;

/** Options of `receive`; `ReceiveOptions<"strict">` are those of a call in strict mode. */
export type ReceiveOptions<Chosen extends AnyMode = AnyMode, Fill extends boolean = boolean> = AnyReceiveOptions<
  AnyDecoded<
    { message: Message; lenient: ReceivedMessage; withDefaults: MessageWithDefaults; lenientWithDefaults: ReceivedMessageWithDefaults },
    Chosen,
    Fill
  >,
  Chosen,
  Fill,
  "ndjson"
>;

/** The result of `receive`. */
export type Reception<M = Message, Reply = Message> = AnyReception<M, Reply>;

/** Options of `decodeStream`. */
export type DecodeStreamOptions<Chosen extends AnyMode = AnyMode, Fill extends boolean = boolean> = AnyDecodeStreamOptions<Chosen, Fill>;

/** Options of `encodeStream`. */
export type EncodeStreamOptions = AnyEncodeStreamOptions;

/** Options of `connect`. */
export type ConnectOptions<Role extends RoleName = RoleName, Chosen extends AnyMode = AnyMode> = AnyConnectOptions<Role, Chosen>;

/** The result of `connect` in a role. */
export type Connection<Role extends RoleName = RoleName, Chosen extends AnyMode = "strict"> = ReturnType<typeof connect<Role, Chosen>>;
