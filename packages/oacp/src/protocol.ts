// @generated from spec/protocols/oacp.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  anyScalar,
  bindParties,
  booleanScalar,
  derivation,
  dropDecodeOnly,
  integerScalar,
  judgeRules,
  lateSteps,
  nextRound,
  normalization,
  numberScalar,
  prepareObjectParts,
  repair,
  stringScalar,
  textScalar,
  threading,
  timestampScalar,
  urlScalar,
  withFeatures,
} from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";

/** The descriptor of OACP messages, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ withFeatures(descriptor, {
  rules: judgeRules,
  normalization,
  decodeOnly: dropDecodeOnly,
  derivation,
  threading,
  parties: bindParties,
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
});
