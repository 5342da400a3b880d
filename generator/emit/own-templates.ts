// Diagnostics about a project's own templates: whether they exist, are valid, and are used.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, posix, relative, sep } from "node:path";
import { report } from "../diagnostics/catalog.js";
import { didYouMean, didYouMeanOf } from "../text/did-you-mean.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";
import { checkTemplates } from "../template/check-templates.js";
import { locateInTemplate } from "../template/locate-in-template.js";
import type { CheckedText } from "../text/syntax-fault.js";
import { replaceableTemplates, templateFolders } from "../template/template.js";
import type { TemplateMistake } from "../template/template-tree.js";
import { unreachable } from "../base/unreachable.js";

export interface TemplateFolder {
  readonly folder: string;
  /** The folder of the spec, which spans are relative to. */
  readonly specFolder: string;
  /** How the folder of the spec is shown. */
  readonly shownSpecFolder: string;
  /** Whether the project has its own emitters, which may render templates. */
  readonly hasOwnEmitters: boolean;
}

/** The templates of a project, if it has any. */
export function templateFolderOf(project: {
  readonly templates: string | undefined;
  readonly rootFile: string;
  readonly emitters: readonly unknown[];
  readonly packages: { readonly specFolder: string };
}): TemplateFolder | undefined {
  const { templates, rootFile, emitters, packages } = project;
  if (templates === undefined) return undefined;
  const hasOwnEmitters = emitters.length > 0;
  return { folder: templates, specFolder: dirname(rootFile), shownSpecFolder: packages.specFolder, hasOwnEmitters };
}

export interface OwnTemplates {
  /** What is wrong with the folder or the templates in it. */
  readonly diagnostics: readonly Diagnostic[];
  /** The names of the templates. */
  readonly names: readonly string[];
  /** Changes with the name or the text of any template. */
  readonly digest: string;
  /** Templates that are not used, after all emitters have run. */
  readonly findUnused: (rendered: ReadonlySet<string>) => readonly Diagnostic[];
}

/** Checks the templates of a project. */
export async function openOwnTemplates(templates: TemplateFolder): Promise<OwnTemplates> {
  const { folder, hasOwnEmitters } = templates;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return { diagnostics: [missing(templates)], names: [], digest: "", findUnused: () => [] };
  const builtIn = await replaceableTemplates();
  const { names, partials, mistakes } = checkTemplates(folder, builtIn);
  const folders = new Set(builtIn.map((name) => posix.dirname(name)));
  const findUnused = (rendered: ReadonlySet<string>): readonly Diagnostic[] =>
    names
      .filter((name) => !builtIn.includes(name) && !rendered.has(name) && !partials.has(name))
      // An emitter need not render all of its templates, but none of them should be named like a built-in one.
      .filter((name) => !hasOwnEmitters || folders.has(posix.dirname(name)) || didYouMean(name, builtIn) !== undefined)
      .map((name) =>
        report(
          "emit/replaces-nothing",
          { template: name },
          { span: { file: sourcePath(name, templates), start: 0, end: 0 }, hint: didYouMeanOf("templates", name, nearby(name, builtIn)) },
        ),
      );
  const diagnostics = reportMistakes(mistakes, templates);
  return { diagnostics, names, digest: diagnostics.length > 0 ? "" : digestOf(folder, names), findUnused };
}

function digestOf(folder: string, names: readonly string[]): string {
  const texts = names.map((name) => [name, readFileSync(join(folder, `${name}.hbs`), "utf8")]);
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex");
}

/** The built-in templates in the same folder, or all of them. */
function nearby(name: string, builtIn: readonly string[]): readonly string[] {
  if (didYouMean(name, builtIn) !== undefined) return builtIn;
  const beside = builtIn.filter((other) => posix.dirname(other) === posix.dirname(name));
  return beside.length > 0 ? beside : builtIn;
}

function missing({ folder, specFolder, shownSpecFolder }: TemplateFolder): Diagnostic {
  const path = posix.join(shownSpecFolder, relative(specFolder, folder).split(sep).join("/"));
  const around = dirname(folder);
  const beside = existsSync(around) ? readdirSync(around, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const hint = didYouMean(
    basename(folder),
    beside.map(({ name }) => name),
  );
  return report("emit/no-template-folder", { path }, { hint });
}

/** The path of a template as spans name it. */
const sourcePath = (name: string, { folder, specFolder }: Pick<TemplateFolder, "folder" | "specFolder">): string =>
  relative(specFolder, join(folder, `${name}.hbs`))
    .split(sep)
    .join("/");

/** Reports mistakes in templates, each with its file and position. */
export function reportMistakes(mistakes: readonly TemplateMistake[], templates: TemplateFolder | undefined): readonly Diagnostic[] {
  return withoutRepeats(mistakes, templates).map((mistake) => {
    const { kind, template, word, hint } = mistake;
    const facts = { span: templates === undefined ? undefined : spanOf(mistake, templates), hint };
    switch (kind) {
      case "syntax":
        return report("emit/template-syntax", { template, problem: word }, facts);
      case "value":
        return report("emit/unknown-value", { template, name: word }, facts);
      case "helper":
        return report("emit/unknown-helper", { name: word }, facts);
      case "partial":
        return report("emit/unknown-partial", { name: word }, facts);
      case "template":
        return report("emit/no-template", { template }, { hint });
      case "failure":
        return report("emit/template-error", { template, problem: word }, facts);
      default:
        return unreachable(kind);
    }
  });
}

/** Without repetitions of mistakes that have no position, such as those in a built-in template. */
function withoutRepeats(mistakes: readonly TemplateMistake[], templates: TemplateFolder | undefined): readonly TemplateMistake[] {
  const keyOf = (mistake: TemplateMistake): string => {
    const span = templates && spanOf(mistake, templates);
    return JSON.stringify([mistake.kind, mistake.template, mistake.word, span?.start]);
  };
  return [...new Map(mistakes.map((mistake) => [keyOf(mistake), mistake])).values()];
}

function spanOf({ kind, template, range }: TemplateMistake, templates: TemplateFolder): Span | undefined {
  if (kind === "failure" || !existsSync(join(templates.folder, `${template}.hbs`))) return undefined;
  return { file: sourcePath(template, templates), start: range?.start ?? 0, end: range?.end ?? 0 };
}

/** One call of `render` with a template of the project. */
export interface OwnRendering {
  readonly name: string;
  readonly view: object;
  readonly text: string;
}

/** The position in a template of the project that a syntax error in a generated file comes from. */
export function spanOfFault(
  { text, fault }: CheckedText,
  renderings: readonly OwnRendering[],
  templates: TemplateFolder,
): Span | undefined {
  const offset = fault?.offset ?? 0;
  const [last] = renderings
    .flatMap((rendering) => {
      const body = rendering.text.trim();
      const start = text.indexOf(body);
      return start === -1 || start > offset ? [] : [{ ...rendering, body, start }];
    })
    .toSorted((a, b) => b.start - a.start);
  if (last === undefined) return undefined;
  const within = last.text.indexOf(last.body) + Math.min(offset - last.start, last.body.length);
  const found = locateInTemplate({ ...last, folders: templateFolders(templates.folder) }, within);
  if (found === undefined) return undefined;
  return spanOf({ kind: "syntax", word: "", template: found.template, range: { start: found.offset, end: found.offset + 1 } }, templates);
}

/** The texts of the templates that diagnostics are about, for code frames. */
export function templateSources(diagnostics: readonly Diagnostic[], specFolder: string): readonly SourceFile[] {
  const files = new Set(diagnostics.flatMap(({ span }) => (span === undefined ? [] : [span.file])));
  return [...files].map((path) => ({ path, text: readFileSync(join(specFolder, path), "utf8") }));
}
