// The list of built-in scalar types.

import type { ScalarName } from "@wirepact/core";
import { anyScalar } from "./any.js";
import { base64Scalar } from "./base64.js";
import { booleanScalar } from "./boolean.js";
import { dateScalar } from "./date.js";
import { durationScalar } from "./duration.js";
import { epochScalar } from "./epoch.js";
import { hostnameScalars } from "./hostname.js";
import { int64Scalar } from "./int64.js";
import { integerScalar } from "./integer.js";
import { lineScalar } from "./line.js";
import { numberScalar } from "./number.js";
import { pathScalar } from "./path.js";
import { percentScalar } from "./percent.js";
import type { ScalarType } from "./scalar.js";
import { semverScalar } from "./semver.js";
import { stringScalar } from "./string.js";
import { textScalar } from "./text.js";
import { timestampScalar } from "./timestamp.js";
import { uriScalars } from "./uri.js";
import { urlScalar } from "./url.js";
import { uuidScalar } from "./uuid.js";

/** Every built-in scalar type by its name in the language. */
export const scalars: { readonly [name in ScalarName]: ScalarType } = {
  string: stringScalar,
  line: lineScalar,
  text: textScalar,
  path: pathScalar,
  integer: integerScalar,
  number: numberScalar,
  percent: percentScalar,
  boolean: booleanScalar,
  timestamp: timestampScalar,
  date: dateScalar,
  epoch: epochScalar,
  uuid: uuidScalar,
  url: urlScalar,
  semver: semverScalar,
  base64: base64Scalar,
  ...uriScalars,
  duration: durationScalar,
  ...hostnameScalars,
  int64: int64Scalar,
  any: anyScalar,
};
