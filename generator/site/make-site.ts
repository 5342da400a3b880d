// From a compiled spec to the files of its site, or to what is wrong with a release that is kept or with a template of the project.

import type { Compilation } from "../pipeline/compile.js";
import type { ProjectConfig } from "../config/load-config.js";
import { openOwnTemplates, reportMistakes, templateFolderOf, templateSources } from "../emit/own-templates.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";
import { TemplateError } from "../template/template.js";
import { buildSite } from "./build-site.js";
import type { SiteFile } from "./site.js";
import { siteInput } from "./site-input.js";

export interface MadeSite {
  /** Empty if something is wrong. */
  readonly files: readonly SiteFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** The templates that the diagnostics are about, for code frames. */
  readonly sources: readonly SourceFile[];
}

/** Makes the site of a project. */
export async function makeSite(config: ProjectConfig, compilation: Compilation): Promise<MadeSite> {
  const templates = templateFolderOf(config);
  const refuse = (diagnostics: readonly Diagnostic[]): MadeSite => ({
    files: [],
    diagnostics,
    sources: templates === undefined ? [] : templateSources(diagnostics, templates.specFolder),
  });
  const own = templates && (await openOwnTemplates(templates));
  // Only `generate` can tell whether templates in other folders are used.
  const unused = own?.names.some((name) => name.startsWith("site/")) === true ? own.findUnused(new Set()) : [];
  const mistakes = [...(own?.diagnostics ?? []), ...unused.filter(({ message }) => message.startsWith("site/"))];
  if (mistakes.length > 0) return refuse(mistakes);
  try {
    const input = await siteInput(config, compilation);
    return "code" in input ? { files: [], diagnostics: [input], sources: [] } : { files: buildSite(input), diagnostics: [], sources: [] };
  } catch (error) {
    if (error instanceof TemplateError) return refuse(reportMistakes(error.mistakes, templates));
    throw error;
  }
}
