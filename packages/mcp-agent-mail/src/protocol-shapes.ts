// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  anyScalar,
  booleanScalar,
  checkRules,
  dateScalar,
  derivation,
  integerScalar,
  normalization,
  numberScalar,
  percentScalar,
  prepareUnion,
  repair,
  semverScalar,
  stringScalar,
  threading,
  timestampScalar,
  urlScalar,
  uuidScalar,
  versionIssues,
  type Features,
  type ProtocolShapes,
} from "@wirepact/core/codegen";
import { shapes } from "./descriptor.js";

/** The runtime features that the protocol needs. */
export const features: Features = {
  rules: checkRules,
  normalization,
  acceptedVersions: versionIssues,
  derivation,
  threading,
  unions: prepareUnion,
  repairs: repair,
  scalars: {
    semver: semverScalar,
    timestamp: timestampScalar,
    uuid: uuidScalar,
    string: stringScalar,
    date: dateScalar,
    number: numberScalar,
    any: anyScalar,
    url: urlScalar,
    percent: percentScalar,
    integer: integerScalar,
    boolean: booleanScalar,
  },
};

/** The part of the protocol that validation needs, for modules that need nothing else. */
export const protocolShapes: ProtocolShapes = /*@__PURE__*/ Object.assign({ features }, shapes);
