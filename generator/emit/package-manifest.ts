// Emits `package.json` and `tsconfig.json` of a protocol's package.

import type { PackageMetadata } from "../model/package-config.js";
import { digestOf } from "../text/digest.js";
import { modelText } from "../text/model-text.js";
import { packageVersion } from "../text/version-text.js";
import { type EmitInput, type Emitter, packagePath } from "./emitter.js";
import { spokenModels } from "./package-modules.js";

export const packageManifestEmitter: Emitter = {
  name: "package-manifest",
  emit: (input) => [
    { path: packagePath(input.model, "package.json"), text: `${JSON.stringify(manifest(input), null, 2)}\n` },
    { path: packagePath(input.model, "tsconfig.json"), text: `${JSON.stringify(compilerConfig(input), null, 2)}\n` },
  ],
};

/** The dependencies of encodings besides core. */
const encodingDependencies: Readonly<Record<string, Readonly<Record<string, string>>>> = { yaml: { "js-yaml": "^5.5.0" } };

function manifest({ model, config, subpaths }: EmitInput) {
  const peers = Object.assign({}, ...subpaths.map((subpath) => subpath.peers)) as Record<string, string>;
  const encodings = Object.keys(model.encodings).map((encoding) => encodingDependencies[encoding] ?? {});
  return {
    name: `${config.scope}/${model.name}`,
    version: packageVersion(model.version),
    description: model.doc.replaceAll(/\s+/g, " ").trim(),
    type: "module",
    license: config.license,
    ...metadata(config.metadata, model.name),
    engines: { node: ">=20.19" },
    sideEffects: false,
    exports: {
      ".": entry("index"),
      ...Object.fromEntries(subpaths.map(({ name }) => [`./${name}`, entry(name)])),
      ...Object.fromEntries(spokenModels(model).map(({ version }) => [`./versions/${version}`, entry(`versions/${version}`)])),
      "./schema.json": "./schema.json",
      "./schema.draft-07.json": "./schema.draft-07.json",
      "./schemas/*.json": "./schemas/*.json",
      "./*.md": "./*.md",
      "./package.json": "./package.json",
    },
    files: [
      "dist",
      "src",
      "schema.json",
      "schema.draft-07.json",
      "schemas",
      "agent-card.md",
      "agent-cards",
      "CHANGELOG.md",
      "sbom.cdx.json",
    ],
    scripts: { test: "node smoke-test.js" },
    dependencies: Object.assign({ "@wirepact/core": config.coreVersion }, ...encodings) as Record<string, string>,
    ...(Object.keys(peers).length === 0
      ? {}
      : {
          peerDependencies: peers,
          peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((peer) => [peer, { optional: true }])),
        }),
    // The model it was generated from, so that `wirepact verify` can generate it again and compare.
    wirepact: { protocol: model.name, model: digestOf(modelText(model)) },
  };
}

/** The metadata of the project, with the protocol among the keywords and its folder in the repository. */
function metadata({ keywords, repository, ...others }: PackageMetadata, name: string) {
  return {
    keywords: [...new Set([name, ...keywords])],
    ...others,
    ...(repository === undefined ? {} : { repository: { ...repository, directory: `packages/${name}` } }),
  };
}

const entry = (module: string) => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` });

/** The complete compiler options, because the package may be in any repository. */
function compilerConfig({ config }: EmitInput) {
  return {
    compilerOptions: {
      target: "ES2022",
      lib: ["ES2023"],
      module: "NodeNext",
      moduleResolution: "NodeNext",
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      isolatedDeclarations: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      declaration: true,
      declarationMap: true,
      composite: true,
      skipLibCheck: true,
      rootDir: "src",
      outDir: "dist",
    },
    include: ["src"],
    ...(config.coreInWorkspace ? { references: [{ path: "../core" }] } : {}),
  };
}
