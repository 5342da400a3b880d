// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  bindParties,
  booleanScalar,
  derivation,
  integerScalar,
  judgeRules,
  lateSteps,
  lineScalar,
  normalization,
  percentScalar,
  stringScalar,
  textScalar,
  threading,
  timestampScalar,
  withFeatures,
} from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";

/** The descriptor of Agent mail, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ withFeatures(descriptor, {
  rules: judgeRules,
  normalization,
  derivation,
  threading,
  parties: bindParties,
  deadlines: lateSteps,
  scalars: {
    string: stringScalar,
    timestamp: timestampScalar,
    boolean: booleanScalar,
    line: lineScalar,
    text: textScalar,
    percent: percentScalar,
    integer: integerScalar,
  },
});
