// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import type {
  BuildOptions as AnyBuildOptions,
  DecodeOptions as AnyDecodeOptions,
  Decoded as AnyDecoded,
  EncodeOptions as AnyEncodeOptions,
  Mode as AnyMode,
  ReceiveOptions as AnyReceiveOptions,
  Reception as AnyReception,
  ValidateOptions as AnyValidateOptions,
} from "@wirepact/core/codegen";
import type { MessageType, RoleName } from "./constants.js";
import type { Message, ReceivedMessage } from "./types.js";

/** Options of the builders. `role` can be set with the name of a role as type argument, which must be one that sends the message. */
export type BuildOptions<Role extends RoleName = never> = AnyBuildOptions<Role>;

/** Options of `validate`. */
export type ValidateOptions<Chosen extends AnyMode = AnyMode, Type extends MessageType = MessageType> = AnyValidateOptions<Type, Chosen>;

/** Options of `decode`. */
export type DecodeOptions<
  Chosen extends AnyMode = AnyMode,
  Type extends MessageType = MessageType,
  Fill extends boolean = boolean,
> = AnyDecodeOptions<"mail", Type, Chosen, Fill>;

/** Options of `encode`. */
export type EncodeOptions<Chosen extends AnyMode = AnyMode> = AnyEncodeOptions<"mail", Chosen>;

/** Options of `receive`; `ReceiveOptions<"strict">` are those of a call in strict mode. */
export type ReceiveOptions<Chosen extends AnyMode = AnyMode, Fill extends boolean = boolean> = AnyReceiveOptions<
  AnyDecoded<{ message: Message; lenient: ReceivedMessage }, Chosen, Fill>,
  Chosen,
  Fill,
  "mail"
>;

/** The result of `receive`. */
export type Reception<M = ReceivedMessage, Reply = Message> = AnyReception<M, Reply>;
