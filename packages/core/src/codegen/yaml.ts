// The entry point of generated code to YAML. The parser is passed in, so that core does not depend on it.

export { createYaml } from "../encodings/yaml.js";
export type { YamlParser } from "../encodings/yaml-parser.js";
