// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  anyScalar,
  epochScalar,
  integerScalar,
  normalization,
  repair,
  stringScalar,
  type Features,
  type ProtocolShapes,
} from "@wirepact/core/codegen";
import { shapes } from "./descriptor.js";

/** The runtime features that the protocol needs. */
export const features: Features = {
  normalization,
  repairs: repair,
  scalars: { epoch: epochScalar, string: stringScalar, any: anyScalar, integer: integerScalar },
};

/** The part of the protocol that validation needs, for modules that need nothing else. */
export const protocolShapes: ProtocolShapes = /*@__PURE__*/ Object.assign({ features }, shapes);
