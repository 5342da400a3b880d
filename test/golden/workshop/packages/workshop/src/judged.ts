// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  anyScalar,
  bindParties,
  booleanScalar,
  dateScalar,
  derivation,
  epochScalar,
  integerScalar,
  judgeRules,
  judgeUnique,
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
  type JudgedProtocol,
} from "@wirepact/core/codegen";
import { shapes } from "./descriptor.js";

/** The runtime features that the protocol needs. */
export const features: Features = {
  rules: judgeRules,
  normalization,
  acceptedVersions: versionIssues,
  derivation,
  threading,
  parties: bindParties,
  objectParts: prepareObjectParts,
  uniqueItems: judgeUnique,
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
export const judged: JudgedProtocol = /*@__PURE__*/ Object.assign({ features }, shapes);
