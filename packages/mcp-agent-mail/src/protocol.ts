// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  anyScalar,
  booleanScalar,
  dateScalar,
  derivation,
  integerScalar,
  judgeRules,
  normalization,
  numberScalar,
  percentScalar,
  repair,
  semverScalar,
  stringScalar,
  threading,
  timestampScalar,
  urlScalar,
  uuidScalar,
  versionIssues,
  withFeatures,
} from "@wirepact/core/codegen";
import { descriptor, type KnownProtocol } from "./descriptor.js";

/** The descriptor of MCP agent mail, version 1.0.0. */
export const protocol: KnownProtocol = /*@__PURE__*/ withFeatures(descriptor, {
  rules: judgeRules,
  normalization,
  acceptedVersions: versionIssues,
  derivation,
  threading,
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
});
