// Compiles what the emitters write, as one strict program.

import { emitters } from "../../generator/emit/index.js";
import { testdataEmitter } from "../../generator/emit/testdata.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import type { OutputFile } from "../../generator/model/output-file.js";
import { writePackages } from "./emitted-packages.js";
import { emitAll } from "./golden.js";

/** Everything that is emitted for protocols, except the test data, which is not compiled. */
export const emitSources = (models: readonly ProtocolModel[]): Promise<readonly OutputFile[]> =>
  emitAll(
    emitters.filter((emitter) => emitter !== testdataEmitter),
    models,
  );

/** Compiles files in one strict program; throws with what the compiler said. */
export function compileAll(files: readonly OutputFile[], compiler: string): void {
  const packages = writePackages(files);
  try {
    packages.compile(compiler);
  } finally {
    packages.remove();
  }
}
