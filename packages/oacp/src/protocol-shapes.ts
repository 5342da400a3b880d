// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  anyScalar,
  awaitedReply,
  bindParties,
  booleanScalar,
  checkRules,
  derivation,
  dropDecodeOnly,
  integerScalar,
  lateSteps,
  nextRound,
  normalization,
  numberScalar,
  prepareObjectParts,
  prepareUnion,
  repair,
  stringScalar,
  textScalar,
  threading,
  timestampScalar,
  urlScalar,
  type Features,
  type ProtocolShapes,
} from "@wirepact/core/codegen";
import { shapes } from "./descriptor.js";

/** The runtime features that the protocol needs. */
export const features: Features = {
  rules: checkRules,
  normalization,
  decodeOnly: dropDecodeOnly,
  derivation,
  awaited: awaitedReply,
  threading,
  parties: bindParties,
  unions: prepareUnion,
  objectParts: prepareObjectParts,
  repairs: repair,
  rounds: nextRound,
  deadlines: lateSteps,
  scalars: {
    string: stringScalar,
    timestamp: timestampScalar,
    integer: integerScalar,
    url: urlScalar,
    text: textScalar,
    any: anyScalar,
    number: numberScalar,
    boolean: booleanScalar,
  },
};

/** The part of the protocol that validation needs, for modules that need nothing else. */
export const protocolShapes: ProtocolShapes = /*@__PURE__*/ Object.assign({ features }, shapes);
