// The spec playground: a spec is checked as it is typed; beside it are the files that would be generated, and what the edit means for the
// users of the last release, with messages that show it.

import type { SpecAnswer, SpecFiles, SpecFinding, SpecJob } from "../spec-job.js";
import { highlight } from "../highlight.js";
import { createEditor } from "./editor.js";
import { button, choice, copyText, element, showBriefly } from "./elements.js";
import { keepEdit, keptEdit, lastStart, rememberStart, type SharedSpec, sharedSpec, specLink } from "./kept-specs.js";
import { loadScript } from "./load-script.js";
import type { CreateSpecEditor, SpecEditor, SpecEditorOptions } from "./spec-editor-types.js";
import { createOpenFiles } from "./spec-files.js";
import { createReport, type Report } from "./spec-report.js";
import { createRun } from "./spec-run.js";
import { type SpecData, starter, starterName } from "./starter.js";
import { zipFiles } from "./zip.js";

interface SpecWindow {
  readonly wirepact?: { readonly specs?: Readonly<Record<string, SpecData>>; readonly createSpecEditor?: CreateSpecEditor };
}

const page = window as unknown as SpecWindow;
const root = document.body.dataset["root"] ?? "";

/** Milliseconds without typing before the spec is compiled. */
const pause = 120;

/** Milliseconds after which the page says that it is still busy. */
const patience = 500;

/** Only this many findings are underlined. */
const mostMarks = 1_000;

/** CodeMirror, or a text area where it cannot be loaded. */
async function loadEditor(options: SpecEditorOptions): Promise<SpecEditor> {
  try {
    await loadScript(`${root}spec-editor.js`);
    return page.wirepact!.createSpecEditor!(options);
  } catch {
    return plainEditor(options);
  }
}

function plainEditor({ label, onChange }: SpecEditorOptions): SpecEditor {
  const { root: host, area, text, setText, mark } = createEditor(label, onChange, () => {});
  return {
    root: host,
    text,
    setText,
    setFindings: (findings) =>
      mark(findings.map(({ start, end, severity }) => ({ start, end, level: severity === "error" ? "error" : "warning" }))),
    goTo: (offset) => {
      area.focus();
      area.setSelectionRange(offset, offset);
    },
  };
}

async function startSpecPlayground(box: HTMLElement): Promise<void> {
  const names = (box.dataset["protocols"] ?? "").split(" ").filter((name) => name !== "");
  const protocol = choice("Start with", [["", starterName] as const, ...names.map((name) => [name, name] as const)]);
  const generated = createFileView();
  const report = createReport();
  const run = await createRun(root);
  let timer = 0;

  const start = (): string => protocol.select.value;
  const data = (): SpecData | undefined => (start() === "" ? starter : page.wirepact?.specs?.[start()]);
  let answered: readonly SpecFinding[] = [];
  const underline = (): void => {
    const shown = files.shownPath();
    editor.setFindings(answered.filter(({ file }) => file === shown).slice(0, mostMarks));
  };
  const attempt = createAttempts({ run, report, generated }, () => ({
    job: { ...files.current(), ...(start() === "" ? { base: starter } : {}), released: data()?.released },
    onAnswer: (answer) => {
      answered = answer.findings;
      underline();
    },
    goTo: files.goTo,
  }));
  const leaveLink = (): void => {
    if (location.hash !== "") history.replaceState(null, "", location.pathname);
  };
  const editor = await loadEditor({
    label: "Spec",
    onChange: () => {
      clearTimeout(timer);
      timer = window.setTimeout(attempt, pause);
      keepEdit(start(), files.current());
      // A reload shows the edit, not what the link opened.
      leaveLink();
      rememberStart(start());
    },
    complete: (offset) => run("complete", { ...files.current(), path: files.shownPath(), offset }),
  });
  const files = createOpenFiles(editor, underline);
  const load = async (shared?: SharedSpec): Promise<void> => {
    if (start() !== "") await loadScript(`${root}${encodeURIComponent(start())}/spec.js`);
    const given = shared?.files ?? keptEdit(start()) ?? data();
    if (given === undefined) return;
    files.open(given);
    clearTimeout(timer);
    attempt();
  };
  const choose = (name: string): void => {
    protocol.select.value = names.includes(name) ? name : "";
  };
  protocol.select.addEventListener("change", () => {
    leaveLink();
    rememberStart(start());
    void load();
  });
  const reset = button("Reset", () => {
    leaveLink();
    keepEdit(start(), undefined);
    void load();
  });
  const share = button("Share", () => {
    void specLink(start(), files.current()).then(async (link) => {
      if (link === undefined) return showBriefly(share, "Too long for a link");
      history.replaceState(null, "", link);
      showBriefly(share, (await copyText(location.href)) ? "Link copied" : "Link is in the address bar");
    });
  });
  const download = button("Download as a project", () => {
    void saveProject(run, start(), files.current()).catch(report.showProblem);
  });
  const controls = element("div", { class: "controls" }, protocol.label, files.label, share, reset, download);
  const left = element("div", {}, controls, report.verdict, editor.root, ...report.lists);
  box.replaceChildren(element("div", { class: "workbench" }, left, generated.root));
  const shared = await sharedSpec();
  choose(shared?.start ?? lastStart() ?? "");
  await load(shared);
}

/** The parts of the page that show what becomes of a spec. */
interface Results {
  readonly run: Awaited<ReturnType<typeof createRun>>;
  readonly report: Report;
  readonly generated: FileView;
}

/** A spec that is to be compiled. */
interface Attempt {
  readonly job: SpecJob;
  readonly onAnswer: (answer: SpecAnswer) => void;
  readonly goTo: (file: string, offset: number) => void;
}

/** Returns what compiles the spec and shows the result, unless the spec has been edited in the meantime. */
function createAttempts({ run, report, generated }: Results, next: () => Attempt): () => void {
  let turn = 0;
  const compile = async (isOutdated: () => boolean): Promise<void> => {
    const { job: given, onAnswer, goTo } = next();
    const job: SpecJob = { ...given, shown: generated.shownPath() };
    const slow = window.setTimeout(() => report.showText("Checking…"), patience);
    const answer = await run("compile", job).finally(() => clearTimeout(slow));
    if (isOutdated()) return;
    onAnswer(answer);
    report.show(answer, job, goTo);
    // While there are errors, the files of the last good text stay.
    if (answer.isPart) {
      generated.update(answer.files);
      const all = await run("emit", { protocol: job.protocol, types: job.types });
      if (isOutdated()) return;
      generated.show(all);
    } else if (answer.files.length > 0) generated.show(answer.files);
    if (answer.verdict?.breaks !== true) return;
    const found = await run("prove", job);
    if (!isOutdated()) report.showEvidence(found);
  };
  return () => {
    const own = (turn += 1);
    const isOutdated = (): boolean => own !== turn;
    void compile(isOutdated).catch((error: unknown) => {
      if (!isOutdated()) report.showProblem(error);
    });
  };
}

/** Saves a spec as a project, under the name in the spec, which may have been edited. */
async function saveProject(run: Awaited<ReturnType<typeof createRun>>, startedWith: string, given: SpecFiles): Promise<void> {
  const name = (/^protocol: *([a-z][a-z0-9-]*)/m.exec(given.protocol.text)?.[1] ?? startedWith) || "pantry";
  const project = await run("project", { name, ...given });
  const folder = project.map(({ path, text }) => ({ path: `${name}-protocol/${path}`, text }));
  saveFile(`${name}-protocol.zip`, new Blob([zipFiles(folder)], { type: "application/zip" }));
}

function saveFile(name: string, content: Blob): void {
  const link = element("a", { href: URL.createObjectURL(content), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

interface FileView {
  readonly root: HTMLElement;
  readonly show: (files: SpecAnswer["files"]) => void;
  /** Replaces some of the files. */
  readonly update: (files: SpecAnswer["files"]) => void;
  readonly shownPath: () => string;
}

/** The generated files, one of which is shown; the choice stays while the spec is edited. */
function createFileView(): FileView {
  const list = choice("Generated file", []);
  const code = element("code", {});
  let files: SpecAnswer["files"] = [];
  const showChosen = (): void => {
    const { path, text } = files.find((file) => file.path === list.select.value) ?? { path: "", text: "" };
    // Highlighting escapes everything in the text.
    code.innerHTML = highlight(text, path.slice(path.lastIndexOf(".") + 1));
  };
  list.select.addEventListener("change", showChosen);
  return {
    root: element(
      "div",
      { class: "files" },
      element("div", { class: "controls" }, list.label),
      element("div", { class: "code" }, element("pre", { tabindex: "0" }, code)),
    ),
    show: (made) => {
      const chosen = list.select.value;
      if (made.map(({ path }) => path).join("\n") !== files.map(({ path }) => path).join("\n")) {
        list.select.replaceChildren(...made.map(({ path }) => element("option", { value: path }, path)));
        if (made.some(({ path }) => path === chosen)) list.select.value = chosen;
      }
      files = made;
      showChosen();
    },
    update: (made) => {
      const texts = new Map(made.map((file) => [file.path, file]));
      files = files.map((file) => texts.get(file.path) ?? file);
      showChosen();
    },
    shownPath: () => list.select.value,
  };
}

for (const box of document.querySelectorAll<HTMLElement>(".spec-playground")) void startSpecPlayground(box);
