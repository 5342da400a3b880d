// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  pathScalar,
  plainTimestampScalar,
  prepareUnion,
  stringScalar,
  urlScalar,
  uuid4Scalar,
  type Features,
  type ProtocolShapes,
} from "@wirepact/core/codegen";
import { shapes } from "./descriptor.js";

/** The runtime features that the protocol needs. */
export const features: Features = {
  unions: prepareUnion,
  scalars: { timestamp: plainTimestampScalar, uuid: uuid4Scalar, string: stringScalar, url: urlScalar, path: pathScalar },
};

/** The part of the protocol that validation needs, for modules that need nothing else. */
export const protocolShapes: ProtocolShapes = /*@__PURE__*/ Object.assign({ features }, shapes);
