// Lets bundles take every `@wirepact/*` import from the sources, as the tests do.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

export const takeSources: Plugin = {
  name: "take-sources",
  setup: (build) => {
    build.onResolve({ filter: /^@wirepact\// }, ({ path }) => {
      const [, name = "", ...inside] = path.split("/");
      const inCore = inside[0] === "describe" ? "describe/describe-shape.ts" : `${inside[0]}/index.ts`;
      const file = inside.length === 0 ? "index.ts" : name === "core" && inside.length === 1 ? inCore : `${inside.join("/")}.ts`;
      return { path: join(root, "packages", name, "src", file) };
    });
  },
};
