// The door of generated code to YAML; the only one through which js-yaml comes in.

export { yaml } from "../encodings/yaml.js";
