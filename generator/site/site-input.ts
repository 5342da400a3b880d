// Gathers what a site is made from: the models of a spec, their docs and READMEs, changelogs, guides and the scripts of the site.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Compilation } from "../pipeline/compile.js";
import type { ProjectConfig } from "../config/load-config.js";
import { docsEmitter } from "../emit/docs.js";
import type { EmitInput, Emitter } from "../emit/emitter.js";
import { emitters } from "../emit/index.js";
import { readmeEmitter } from "../emit/readme.js";
import { lowerProtocol } from "../lower/index.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { buildMatrix, type KeptRelease } from "../release/compatibility-matrix.js";
import { readReleases } from "../release/frozen/read-releases.js";
import { releasesFolder } from "../release/frozen/release-files.js";
import { formatText } from "../text/format.js";
import { openTemplates } from "../template/template.js";
import { isSameModel } from "./same-model.js";
import type { MarkdownPage, SiteInput, SiteProtocol } from "./site.js";
import { referenceFiles } from "./reference-pages.js";

/** A file or folder that the build puts into `dist/`, from the bundle or from the sources. */
function built(name: string): string {
  const [bundled, source] = [`../${name}`, `../dist/${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return existsSync(bundled!) ? bundled! : source!;
}

/** What the site of a project is made from, or why a release cannot be read. */
export async function siteInput(config: ProjectConfig, { protocols: resolved, files }: Compilation): Promise<SiteInput | Diagnostic> {
  const render = await openTemplates(config.templates);
  const subpaths = emitters.flatMap(({ subpath }) => (subpath === undefined ? [] : [subpath]));
  const protocols: SiteProtocol[] = [];
  // The root file comes first.
  const types = files.slice(1).filter(({ path }) => !resolved.some(({ model }) => model.source === path));
  for (const { model } of resolved) {
    const input: EmitInput = { model, schemas: lowerProtocol(model), config: config.packages, render, subpaths };
    const [readme] = await textsOf(readmeEmitter, input);
    const kept = readReleases(releasesFolder(config.rootFile), model.name);
    if ("code" in kept) return kept;
    const docsOf = async (released: ProtocolModel): Promise<readonly MarkdownPage[]> =>
      released.version === model.version ? [] : docsPages({ ...input, model: released, schemas: lowerProtocol(released) });
    protocols.push({
      model,
      docs: await docsPages(input),
      // As it is published: its code is meant to be read and copied.
      readme: (await formatText("README.md", readme?.markdown ?? "")).text,
      spec: files.find((file) => file.path === model.source)?.text ?? "",
      types,
      releases: await Promise.all(kept.map(async (release) => ({ ...release, docs: await docsOf(release.model) }))),
      matrix: differs(kept, model) ? await buildMatrix(kept, model) : undefined,
      changelog: readText(join(config.out, "packages", model.name, "CHANGELOG.md")),
    });
  }
  const { url = "" } = config.packages.metadata.repository ?? {};
  return { title: siteTitle(config), repository: pageOf(url), protocols, guides: guidePages(), render, scripts: siteScripts() };
}

/** Whether there are two different versions, so that a compatibility matrix is useful. */
function differs(releases: readonly KeptRelease[], model: ProtocolModel): boolean {
  return releases.length > 1 || releases.some((release) => !isSameModel(release.model, model));
}

/** The reference docs of a model. */
async function docsPages(input: EmitInput): Promise<readonly MarkdownPage[]> {
  const folder = `generated/${input.model.name}/docs/`;
  return (await textsOf(docsEmitter, input)).map(({ path, markdown }) => ({ path: path.slice(folder.length), markdown }));
}

/** The texts that an emitter returns, before they are formatted. */
async function textsOf(emitter: Emitter, input: EmitInput): Promise<readonly MarkdownPage[]> {
  const drafts = await emitter.emit(input);
  return drafts.flatMap((draft) => ("text" in draft ? [{ path: draft.path, markdown: draft.text }] : []));
}

/** The page of a repository, from the URL in `package.json`; undefined if that is not on the web. */
const pageOf = (url: string): string | undefined => /^(?:git\+)?(https?:\/\/\S+?)(?:\.git)?$/.exec(url)?.[1];

const siteTitle = ({ packages: { scope } }: ProjectConfig): string => `${scope} protocols`;

const readText = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/** The guides, in the order in which they are read. */
export const guideNames: readonly string[] = ["get-started", "json-rpc", "lenient-reading", "stores", "releases", "agents", "conform"];

/** The guides, the language reference and the manual, which the build puts beside the program. */
function guidePages(): readonly MarkdownPage[] {
  const folder = built("guides");
  const guides = guideNames.map((name) => ({ path: `guides/${name}.md`, markdown: readFileSync(join(folder, `${name}.md`), "utf8") }));
  return [
    ...guides,
    ...[...Object.values(referenceFiles("")), "manual.md"].map((path) => ({ path, markdown: readFileSync(built(path), "utf8") })),
  ];
}

/** The bundled scripts of the site. */
function siteScripts(): Readonly<Record<string, string>> {
  const folder = built("site-scripts");
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
