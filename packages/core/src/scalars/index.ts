// All scalars by their names, for tools that run protocols they did not generate.

import type { FormatName, NumberName, ScalarName } from "../shape/shape.js";
import { base64Scalar, base64Values } from "./base64.js";
import { durationScalar, durationValues } from "./duration.js";
import { emailScalar, emailValues, hostnameScalar, hostnameValues } from "./hostname.js";
import { semverScalar, semverValues, urlScalar, urlValues, uuidScalar, uuidValues } from "./identifiers.js";
import { int64Scalar, int64Values } from "./int64.js";
import { epochScalar, integerScalar, numberScalar, percentScalar } from "./numbers.js";
import type { Format, FormatValues, Scalar } from "./scalar.js";
import { lineScalar, pathScalar, stringScalar, textScalar } from "./strings.js";
import { dateScalar, dateValues, timestampScalar, timestampValues } from "./times.js";
import { uriReferenceScalar, uriReferenceValues, uriScalar, uriValues } from "./uri.js";
import { uriTemplateScalar, uriTemplateValues } from "./uri-template.js";
import { anyScalar, booleanScalar } from "./values.js";

export const formats: Readonly<Record<FormatName, Format>> = {
  timestamp: timestampScalar,
  date: dateScalar,
  uuid: uuidScalar,
  url: urlScalar,
  semver: semverScalar,
  base64: base64Scalar,
  uri: uriScalar,
  "uri-reference": uriReferenceScalar,
  "uri-template": uriTemplateScalar,
  duration: durationScalar,
  email: emailScalar,
  hostname: hostnameScalar,
  int64: int64Scalar,
};

export const scalars: Readonly<Record<ScalarName, Scalar>> = /*@__PURE__*/ Object.assign({}, formats, {
  string: stringScalar,
  line: lineScalar,
  text: textScalar,
  path: pathScalar,
  integer: integerScalar,
  number: numberScalar,
  percent: percentScalar,
  boolean: booleanScalar,
  epoch: epochScalar,
  any: anyScalar,
});

/** Values of every format for tests. */
export const formatValues: Readonly<Record<FormatName, FormatValues>> = {
  timestamp: timestampValues,
  date: dateValues,
  uuid: uuidValues,
  url: urlValues,
  semver: semverValues,
  base64: base64Values,
  uri: uriValues,
  "uri-reference": uriReferenceValues,
  "uri-template": uriTemplateValues,
  duration: durationValues,
  email: emailValues,
  hostname: hostnameValues,
  int64: int64Values,
};

/** Whether a scalar is one of the formats. */
export const isFormatName = (scalar: string): scalar is FormatName => Object.hasOwn(formats, scalar);

/** Whether the values of a scalar are numbers. */
export const isNumberName = (scalar: ScalarName): scalar is NumberName => scalars[scalar].kind === "number";
