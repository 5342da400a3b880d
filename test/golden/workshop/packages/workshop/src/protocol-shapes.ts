// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  anyScalar,
  bindParties,
  booleanScalar,
  checkRules,
  checkUnique,
  dateScalar,
  derivation,
  epochScalar,
  integerScalar,
  lineScalar,
  normalization,
  numberScalar,
  pathScalar,
  percentScalar,
  prepareObjectParts,
  semverScalar,
  stringScalar,
  textScalar,
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
  parties: bindParties,
  objectParts: prepareObjectParts,
  uniqueItems: checkUnique,
  scalars: {
    string: stringScalar,
    line: lineScalar,
    number: numberScalar,
    url: urlScalar,
    uuid: uuidScalar,
    timestamp: timestampScalar,
    semver: semverScalar,
    boolean: booleanScalar,
    integer: integerScalar,
    path: pathScalar,
    date: dateScalar,
    epoch: epochScalar,
    percent: percentScalar,
    text: textScalar,
    any: anyScalar,
  },
};

/** The part of the protocol that validation needs, for modules that need nothing else. */
export const protocolShapes: ProtocolShapes = /*@__PURE__*/ Object.assign({ features }, shapes);
