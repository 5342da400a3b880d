// A project around one protocol, as `wirepact init` would write it. Uses no Node APIs.

import { starterManifest, compilerRange } from "../init/starter-manifest.js";
import type { OutputFile } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { SourceFile } from "../model/source.js";
import type { RenderTemplate } from "../template/render-template.js";
import { releasedFiles } from "../release/frozen/released-files.js";
import type { SpecFiles } from "./spec-job.js";

/** The comment that tells editors where the schema of the language is. */
const modeline = /^(# yaml-language-server: \$schema=).*$/m;

/** A spec with one protocol, and the release that it is compared with. */
interface ProjectSpec extends SpecFiles {
  readonly name: string;
  readonly released: ProtocolModel | undefined;
}

/** The files of a project whose only protocol is this one; `version` is that of the generator. */
export async function projectFiles(
  { name, protocol, types, released: given }: ProjectSpec,
  { render, version }: { readonly render: RenderTemplate; readonly version: string },
): Promise<readonly OutputFile[]> {
  // A release is kept with its hash, which browsers compute only in pages that nobody could have changed on their way.
  const released = given?.name === name && "subtle" in crypto ? given : undefined;
  const tools = { "@wirepact/generator": `^${version}`, typescript: compilerRange };
  const manifest = starterManifest(undefined, { name: `${name}-protocol`, tools, compile: "tsc -b" });
  const schema = "../node_modules/@wirepact/generator/parse/idl.schema.json";
  const root = render("init/wirepact.yaml", { schema }).replace(/protocols\/[a-z-]+\.yaml/, `protocols/${name}.yaml`);
  const shared = types.length === 0 ? "" : `types:\n${types.map(({ path }) => `  - ${JSON.stringify(path)}\n`).join("")}`;
  const inSpec = ({ path, text }: SourceFile): OutputFile => ({
    path: `spec/${path}`,
    text: text.replace(modeline, `$1${"../".repeat(path.split("/").length - 1)}${schema}`),
  });
  return [
    { path: "README.md", text: render("init/README.md", { name, released: released?.version }) },
    { path: "package.json", text: `${JSON.stringify(manifest, null, 2)}\n` },
    { path: "tsconfig.json", text: '{ "files": [], "references": [] }\n' },
    { path: ".gitignore", text: "node_modules/\ndist/\n*.tsbuildinfo\n" },
    { path: "wirepact.config.js", text: render("init/wirepact.config.js", { exports: "export const config", scope: "@acme" }) },
    { path: "spec/wirepact.yaml", text: root + shared },
    inSpec({ path: `protocols/${name}.yaml`, text: protocol.text }),
    ...types.map(inSpec),
    ...(released === undefined ? [] : await releasedFiles("spec/releases", released)),
  ];
}
