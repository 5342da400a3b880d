// The encodings of a protocol as objects, for tests that run over all protocols.

import * as parser from "js-yaml";
import type { Encoding } from "../../packages/core/src/encodings/encoding.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { mail } from "../../packages/core/src/encodings/mail.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { createYaml } from "../../packages/core/src/encodings/yaml.js";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import { sse } from "../../packages/core/src/framing/sse.js";
import type { EncodingName, ProtocolDescriptor } from "../../packages/core/src/protocol.js";

/** YAML with the parser of this repository. */
export const yaml: Encoding = createYaml(parser);

const allEncodings: Readonly<Record<EncodingName, Encoding>> = {
  json,
  ndjson,
  sse: sse.encoding,
  "content-length": contentLength.encoding,
  yaml,
  mail,
};

/** The encodings of a protocol in the order in which it names them. */
export function encodingsOf(protocol: ProtocolDescriptor): readonly Encoding[] {
  return Object.keys(protocol.encodings).map((name) => allEncodings[name as EncodingName]);
}
