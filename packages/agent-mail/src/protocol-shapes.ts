// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  awaitedReply,
  bindParties,
  booleanScalar,
  checkRules,
  derivation,
  integerScalar,
  lateSteps,
  lineScalar,
  normalization,
  percentScalar,
  plainTimestampScalar,
  prepareUnion,
  stringScalar,
  textScalar,
  threading,
  type Features,
  type ProtocolShapes,
} from "@wirepact/core/codegen";
import { shapes } from "./descriptor.js";

/** The runtime features that the protocol needs. */
export const features: Features = {
  rules: checkRules,
  normalization,
  derivation,
  awaited: awaitedReply,
  threading,
  parties: bindParties,
  unions: prepareUnion,
  deadlines: lateSteps,
  scalars: {
    string: stringScalar,
    timestamp: plainTimestampScalar,
    boolean: booleanScalar,
    line: lineScalar,
    text: textScalar,
    percent: percentScalar,
    integer: integerScalar,
  },
};

/** The part of the protocol that validation needs, for modules that need nothing else. */
export const protocolShapes: ProtocolShapes = /*@__PURE__*/ Object.assign({ features }, shapes);
