// The protocols of the gallery as they run: their models with all parts of the run time.

import { fileURLToPath } from "node:url";
import type { Json } from "../../packages/core/src/index.js";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import { createEncode } from "../../packages/core/src/codec/codec.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { createDecodeFramed } from "../../packages/core/src/codec/framed-codec.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import type { Result } from "../../packages/core/src/result.js";
import { specProtocols } from "../support/spec-protocols.js";

export const galleryRoot = fileURLToPath(new URL("../../spec/gallery/wirepact.yaml", import.meta.url));

let models: ReadonlyMap<string, ProtocolDescriptor> | undefined;

/** A protocol of the gallery by its name. */
export function galleryProtocol(name: string): ProtocolDescriptor {
  models ??= new Map(specProtocols(galleryRoot).map((model) => [model.name, runnable(model)]));
  return models.get(name)!;
}

/** The decoder and encoder of a protocol. A result is judged by the request that it answers, if that is known. */
export interface Reader {
  readonly decode: (value: Json, answers?: string) => Result<unknown>;
  readonly encode: (message: unknown) => string;
}

export function createReader(protocol: ProtocolDescriptor): Reader {
  const decode = createDecodeFramed<{
    message: unknown;
    encoding: "json";
    requests: Record<string, object>;
    responses: Record<string, unknown>;
  }>(protocol, () => false, [json]);
  const encode = createEncode(protocol, () => false, [json]);
  return {
    decode: (value, answers) =>
      decode(JSON.stringify(value), { mode: "strict", ...(answers === undefined ? {} : { answers: () => answers }) }),
    encode: (message) => encode(message),
  };
}
