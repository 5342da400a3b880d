// The public API of the generator, for configuration files, custom emitters and tools that use the pipeline.

export { compileSpec, type Compilation } from "./pipeline/compile.js";
export { loadConfig, type ProjectConfig, type WirepactConfig } from "./config/load-config.js";
export type { EmitInput, Emitter } from "./emit/emitter.js";
export type { PackageConfig } from "./model/package-config.js";
export { generate, type GenerateOptions, type Generation } from "./pipeline/generate.js";
export { lowerProtocol } from "./lower/index.js";
export type { Diagnostic } from "./model/diagnostic.js";
export type { ModuleStatement, OutputDraft, OutputFile, TypeScriptModule } from "./model/output-file.js";
export type { MessageModel, ProtocolModel } from "./model/protocol-model.js";
export type { JsonSchema, SchemaSet } from "./model/schema-set.js";
