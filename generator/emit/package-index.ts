// Emits `index.ts`: everything the package exports, from the modules it has and from the run time.

import { type Emitter, packagePath, sourceOf } from "./emitter.js";
import { packageModules } from "./package-modules.js";

export const packageIndexEmitter: Emitter = {
  name: "package-index",
  emit: (input) => [
    {
      path: packagePath(input.model, "src/index.ts"),
      module: {
        source: sourceOf(input),
        imports: [],
        reexports: [
          ...packageModules(input.model).map((module) => ({ from: `./${module}.js`, ...(module === "types" ? { typeOnly: true } : {}) })),
          { from: "@wirepact/core/codegen", names: ["formatIssues", "InvalidMessageError", "negotiate"] },
          { from: "@wirepact/core/codegen", names: ["Issue", "Received", "Result"], typeOnly: true },
        ],
        statements: [],
      },
    },
  ],
};
