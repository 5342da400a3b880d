// All formats by their names, for tools that run protocols they did not generate.

import type { FormatName } from "../shape.js";
import { base64, base64Values } from "./base64.js";
import { duration, durationValues } from "./duration.js";
import type { Format, FormatValues } from "./format.js";
import { email, emailValues, hostname, hostnameValues } from "./hostname.js";
import { int64, int64Values } from "./int64.js";
import { uri, uriReference, uriReferenceValues, uriValues } from "./uri.js";
import { uriTemplate, uriTemplateValues } from "./uri-template.js";

export const formats: Readonly<Record<FormatName, Format>> = {
  base64,
  uri,
  "uri-reference": uriReference,
  "uri-template": uriTemplate,
  duration,
  email,
  hostname,
  int64,
};

/** Values of every format for tests. */
export const formatValues: Readonly<Record<FormatName, FormatValues>> = {
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
