// The spec playground: a spec is checked as it is typed; beside it are the files that would be generated, and what the edit means for the
// users of the last release, with messages that show it.

import type { SpecFiles, SpecFinding, SpecJob } from "../spec-job.js";
import { createEditor } from "./editor.js";
import { button, choice, element } from "./elements.js";
import { createGeneratedFiles, type GeneratedFiles } from "./generated-files.js";
import { keepEdit, keptEdit, lastSlot, linkedSpec, rememberSlot, slotOf, specLink, startIn } from "./kept-specs.js";
import { loadScript } from "./load-script.js";
import { shareButton } from "./share-button.js";
import type { CreateSpecEditor, SpecEditor, SpecEditorOptions } from "./spec-editor-types.js";
import { createOpenFiles } from "./spec-files.js";
import { createReport, type Report } from "./spec-report.js";
import { createRun } from "./spec-run.js";
import { ownStarts, type SpecData } from "./starter.js";
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
  const own = Object.entries(ownStarts).map(([start, { name }]) => [start, name] as const);
  const protocol = choice("Start with", [...own, ...names.map((name) => [name, name] as const)]);
  const starts = [...Object.keys(ownStarts), ...names];
  const generated = createGeneratedFiles();
  const report = createReport();
  const run = await createRun(root);
  let timer = 0;

  const start = (): string => protocol.select.value;
  const data = (): SpecData | undefined => ownStarts[start()]?.data ?? page.wirepact?.specs?.[start()];
  const job = (): SpecJob => ({ ...files.current(), base: ownStarts[start()]?.base, released: data()?.released });
  let answered: readonly SpecFinding[] = [];
  const underline = (): void => {
    const shown = files.shownPath();
    editor.setFindings(answered.filter(({ file }) => file === shown).slice(0, mostMarks));
  };
  const attempt = createAttempts({ run, report, generated }, () => ({
    job: job(),
    onAnswer: (findings) => {
      answered = findings;
      underline();
    },
    goTo: files.goTo,
  }));
  const editor = await loadEditor({
    label: "Spec",
    onChange: () => {
      clearTimeout(timer);
      timer = window.setTimeout(attempt, pause);
      keepEdit(slot, files.current());
      // A reload shows the edit, not what the link opened.
      leaveLink();
      rememberSlot(slot);
    },
    complete: (offset) => run("complete", { ...files.current(), path: files.shownPath(), offset }),
  });
  const files = createOpenFiles(editor, underline);
  let opened = 0;
  let slot = "";
  const open = async (wanted: string, linked?: SpecFiles): Promise<void> => {
    const turn = (opened += 1);
    const [name, isLinked] = startIn(wanted);
    protocol.select.value = starts.includes(name) ? name : "";
    slot = slotOf(start(), isLinked || linked !== undefined);
    if (ownStarts[start()] === undefined) await loadScript(`${root}${encodeURIComponent(start())}/spec.js`);
    const given = linked ?? keptEdit(slot) ?? data();
    if (given === undefined || turn !== opened) return;
    files.open(given);
    generated.clear();
    clearTimeout(timer);
    attempt();
  };
  const { notice, leaveLink, follow } = createLinks(starts, open);
  protocol.select.addEventListener("change", () => {
    leaveLink();
    rememberSlot(start());
    void open(start());
  });
  const reset = button("Reset", () => {
    leaveLink();
    keepEdit(slot, undefined);
    rememberSlot(start());
    void open(start());
  });
  const share = shareButton(() => {
    leaveLink();
    return specLink(start(), files.current());
  });
  const download = button("Download as a project", () => void saveProject(run, job()).catch(report.showProblem));
  const controls = element("div", { class: "controls" }, protocol.label, files.label, reset, download, share);
  const left = element("div", {}, controls, notice, report.verdict, editor.root, ...report.lists);
  box.replaceChildren(element("div", { class: "workbench" }, left, generated.root));
  await follow();
}

interface Links {
  /** What is wrong with the link that was followed. */
  readonly notice: HTMLElement;
  /** Removes the link from the address. */
  readonly leaveLink: () => void;
  /** Opens what the address says, or else what the reader had. */
  readonly follow: () => Promise<void>;
}

/** Follows links to specs, also those that are pasted into the address of the open page. */
function createLinks(starts: readonly string[], open: (start: string, files?: SpecFiles) => Promise<void>): Links {
  const notice = element("p", { class: "notice", role: "alert", hidden: true });
  let isOpen = false;
  const show = (problem = ""): void => {
    notice.textContent = problem;
    notice.hidden = problem === "";
  };
  const follow = async (): Promise<void> => {
    const linked = await linkedSpec(starts);
    // A link to a part of the page.
    if (isOpen && linked === undefined && location.hash !== "") return;
    show(linked?.problem);
    if (linked?.start !== undefined) await open(linked.start, linked.files);
    // Nothing is shown in place of what the link lost: a verdict would be taken for that of the link.
    else if (!isOpen || linked === undefined) await open(linked === undefined ? lastSlot() : "+");
    isOpen = true;
  };
  window.addEventListener("hashchange", () => void follow());
  const leaveLink = (): void => {
    show();
    if (location.hash !== "") history.replaceState(null, "", location.pathname);
  };
  return { notice, leaveLink, follow };
}

/** The parts of the page that show what becomes of a spec. */
interface Results {
  readonly run: Awaited<ReturnType<typeof createRun>>;
  readonly report: Report;
  readonly generated: GeneratedFiles;
}

/** A spec that is to be compiled. */
interface Attempt {
  readonly job: SpecJob;
  readonly onAnswer: (findings: readonly SpecFinding[]) => void;
  readonly goTo: (file: string, offset: number) => void;
}

/** Returns what compiles the spec and shows the result, unless the spec has been edited in the meantime. */
function createAttempts({ run, report, generated }: Results, next: () => Attempt): () => void {
  let turn = 0;
  const compile = async (isOutdated: () => boolean): Promise<void> => {
    const { job: given, onAnswer, goTo } = next();
    const job: SpecJob = { ...given, shown: generated.shownPath() };
    if (job.protocol.text.trim() === "") {
      onAnswer([]);
      generated.clear();
      generated.showOutdated();
      return report.showNothing("Paste a spec, or write one.");
    }
    const slow = window.setTimeout(() => report.showText("Checking…"), patience);
    const answer = await run("compile", job).finally(() => clearTimeout(slow));
    if (isOutdated()) return;
    onAnswer(answer.findings);
    report.show(answer, job, goTo);
    // While there are errors, the files of the last good text stay.
    if (answer.isPart) {
      generated.update(answer.files);
      const all = await run("emit", { protocol: job.protocol, types: job.types });
      if (isOutdated()) return;
      generated.show(all);
    } else if (answer.files.length > 0) generated.show(answer.files);
    else generated.showOutdated();
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

/** Saves a spec as a project, under the name of its file, which is that in the spec. */
async function saveProject(run: Awaited<ReturnType<typeof createRun>>, job: SpecJob): Promise<void> {
  const name = job.protocol.path.replace(/^.*\/|\.yaml$/g, "");
  const project = await run("project", { name, ...job });
  const folder = project.map(({ path, text }) => ({ path: `${name}-protocol/${path}`, text }));
  saveFile(`${name}-protocol.zip`, new Blob([zipFiles(folder)], { type: "application/zip" }));
}

function saveFile(name: string, content: Blob): void {
  const link = element("a", { href: URL.createObjectURL(content), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

for (const box of document.querySelectorAll<HTMLElement>(".spec-playground")) void startSpecPlayground(box);
