// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { deepFreeze, pathScalar, stringScalar, timestampScalar, urlScalar, uuidScalar } from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";

/** The descriptor of ACP swarm messages, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ deepFreeze({
  ...descriptor,
  features: { scalars: { timestamp: timestampScalar, uuid: uuidScalar, string: stringScalar, url: urlScalar, path: pathScalar } },
});
