// The public API of the generator, for configuration files, custom emitters and tools that use the pipeline.

export { compileSpec, type Compilation } from "./compile.js";
export { loadConfig, type ProjectConfig, type WirepactConfig } from "./config/load-config.js";
export type { EmitInput, Emitter, PackageConfig } from "./emit/emitter.js";
export { generate, type GenerateOptions, type Generation } from "./generate.js";
export { lowerProtocol } from "./lower/index.js";
export type { Diagnostic } from "./model/diagnostic.js";
export type { ModuleStatement, OutputDraft, OutputFile, TypeScriptModule } from "./model/output-file.js";
export type { MessageModel, ProtocolModel } from "./model/protocol-model.js";
export type { JsonSchema, SchemaSet } from "./model/schema-set.js";
