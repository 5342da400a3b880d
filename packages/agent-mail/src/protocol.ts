// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  bindParties,
  booleanScalar,
  deepFreeze,
  derivation,
  integerScalar,
  judgeRules,
  lineScalar,
  normalization,
  percentScalar,
  stringScalar,
  textScalar,
  threading,
  timestampScalar,
} from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";

/** The descriptor of Agent mail, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ deepFreeze({
  ...descriptor,
  features: {
    rules: judgeRules,
    normalization,
    derivation,
    threading,
    parties: bindParties,
    scalars: {
      string: stringScalar,
      timestamp: timestampScalar,
      boolean: booleanScalar,
      line: lineScalar,
      text: textScalar,
      percent: percentScalar,
      integer: integerScalar,
    },
  },
});
