// Loads only the encodings that a protocol uses, because YAML and mail take time to load.

import type { Encoding, EncodingName } from "@wirepact/core";

const loaders: { readonly [name in EncodingName]: () => Promise<Encoding> } = {
  json: async () => (await import("@wirepact/core/codegen/json")).json,
  ndjson: async () => (await import("@wirepact/core/codegen/ndjson")).ndjson,
  sse: async () => (await import("@wirepact/core/codegen/frames")).sse.encoding,
  "content-length": async () => (await import("@wirepact/core/codegen/frames")).contentLength.encoding,
  yaml: async () => {
    const [{ createYaml }, { yamlParser }] = await Promise.all([import("@wirepact/core/codegen/yaml"), import("../yaml/yaml-parser.js")]);
    return createYaml(yamlParser);
  },
  mail: async () => (await import("@wirepact/core/codegen/mail")).mail,
};

/** The encodings with the given names. */
export async function loadEncodings(names: readonly EncodingName[]): Promise<readonly Encoding[]> {
  return Promise.all(names.map((name) => loaders[name]()));
}
