// The spec playground: a spec is checked as it is typed; beside it are the files that would be generated, and what the edit means for the
// users of the last release, with messages that show it.

import type { SpecAnswer, SpecChange, SpecEvidence, SpecFiles, SpecFinding } from "../spec-job.js";
import { highlight } from "../highlight.js";
import { createEditor } from "./editor.js";
import { button, choice, copyText, element, showBriefly } from "./elements.js";
import { keepEdit, keptEdit, lastStart, rememberStart, type SharedSpec, sharedSpec, specLink } from "./kept-specs.js";
import { loadScript } from "./load-script.js";
import type { CreateSpecEditor, SpecEditor, SpecEditorOptions } from "./spec-editor-types.js";
import { createOpenFiles } from "./spec-files.js";
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

/** Only this many findings and changes are listed. */
const most = 50;

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
  let turn = 0;

  const start = (): string => protocol.select.value;
  const data = (): SpecData | undefined => (start() === "" ? starter : page.wirepact?.specs?.[start()]);
  let answered: readonly SpecFinding[] = [];
  const underline = (): void => {
    const shown = files.shownPath();
    editor.setFindings(answered.filter(({ file }) => file === shown).slice(0, mostMarks));
  };
  const compile = async (): Promise<void> => {
    const own = (turn += 1);
    const base = start() === "" ? { base: starter } : {};
    const job = { ...files.current(), ...base, released: data()?.released, shown: generated.shownPath() };
    const slow = window.setTimeout(() => report.showText("Checking…"), patience);
    const answer = await run("compile", job).finally(() => clearTimeout(slow));
    // The spec was edited in the meantime.
    if (own !== turn) return;
    answered = answer.findings;
    underline();
    report.show(answer, job, files.goTo);
    // While there are errors, the files of the last good text stay.
    if (answer.isPart) {
      generated.update(answer.files);
      const all = await run("emit", { protocol: job.protocol, types: job.types });
      if (own !== turn) return;
      generated.show(all);
    } else if (answer.files.length > 0) generated.show(answer.files);
    if (answer.verdict?.breaks !== true) return;
    const found = await run("prove", job);
    if (own === turn) report.showEvidence(found);
  };
  const attempt = (): void => {
    const next = turn + 1;
    void compile().catch((error: unknown) => {
      if (turn === next) report.showProblem(error);
    });
  };
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

/** What is said about a spec: a verdict, and lists of findings, changes and evidence. */
interface Report {
  readonly verdict: HTMLElement;
  readonly lists: readonly HTMLElement[];
  readonly showText: (text: string) => void;
  readonly showProblem: (error: unknown) => void;
  readonly show: (answer: SpecAnswer, files: SpecFiles, goTo: (file: string, offset: number) => void) => void;
  readonly showEvidence: (evidence: readonly SpecEvidence[]) => void;
}

function createReport(): Report {
  const verdict = element("p", { class: "verdict", role: "status" }, "Loading…");
  const list = (): HTMLElement => element("ul", { class: "issues" });
  const [findings, changes, evidence] = [list(), list(), list()] as const;
  const showText = (text: string, kind = "verdict"): void => {
    verdict.className = kind;
    verdict.textContent = text;
  };
  return {
    verdict,
    lists: [findings, changes, evidence],
    showText,
    showProblem: (error) => showText(error instanceof Error ? error.message : String(error), "verdict invalid"),
    show: (answer, { protocol, types }, goTo) => {
      const errors = answer.findings.filter(({ severity }) => severity === "error").length;
      const summary = answer.verdict?.summary;
      showText(
        errors > 0
          ? [`${errors} error${errors === 1 ? "" : "s"}`, ...(summary === undefined ? [] : [summary])].join(". ")
          : (summary ?? "No errors. Not released yet."),
        errors > 0 || answer.verdict?.breaks === true ? "verdict invalid" : "verdict",
      );
      const texts = new Map([protocol, ...types].map(({ path, text }) => [path, text]));
      const place = ({ file, start }: SpecFinding): HTMLElement =>
        placeButton(types.length === 0 ? "" : file, (texts.get(file) ?? "").slice(0, start), () => goTo(file, start));
      // What has to be mended comes before what could be better.
      const sorted = [...answer.findings].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
      findings.replaceChildren(...sorted.slice(0, most).map((finding) => findingItem(finding, place(finding))));
      changes.replaceChildren(...(answer.verdict?.changes ?? []).slice(0, most).map(changeItem));
      evidence.replaceChildren();
    },
    showEvidence: (found) => evidence.replaceChildren(...found.map(evidenceItem)),
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

/** A button with a position, which leads there; `before` is the text up to it. */
function placeButton(file: string, before: string, goTo: () => void): HTMLElement {
  const lines = before.split("\n");
  const made = button(`${file === "" ? "" : `${file}:`}${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`, goTo);
  made.className = "place";
  return made;
}

function findingItem({ code, severity, message, hint }: SpecFinding, place: HTMLElement): HTMLLIElement {
  return element(
    "li",
    { class: severity === "error" ? "error" : "warning" },
    place,
    `${message} `,
    element("code", {}, code),
    hint === undefined ? "" : element("span", { class: "hint" }, hint),
  );
}

/** A change with its level and, as the changelog has them, names and values in backticks. */
function changeItem({ level, message }: SpecChange): HTMLLIElement {
  const parts = message.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part));
  return element("li", { class: "warning" }, element("span", { class: "level" }, level), ...parts);
}

function evidenceItem({ sender, reader, message, issue }: SpecEvidence): HTMLLIElement {
  return element(
    "li",
    { class: "error" },
    `Readers of ${reader} reject this message of ${sender}: ${issue}`,
    element("pre", { tabindex: "0" }, element("code", {}, message)),
  );
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
