// The spec playground: a spec is checked as it is typed; beside it are the files that would be generated, and what the edit means for the
// users of the last release.

import type { ProtocolModel } from "../../model/protocol-model.js";
import type { SpecAnswer, SpecFinding, SpecJob } from "../spec-job.js";
import { createEditor } from "./editor.js";
import { button, choice, element } from "./elements.js";
import { loadScript } from "./load-script.js";

interface SpecData {
  readonly path: string;
  readonly text: string;
  readonly released?: ProtocolModel;
}

interface SpecWindow {
  readonly wirepact?: { readonly specs?: Readonly<Record<string, SpecData>>; readonly runSpec?: (job: SpecJob) => Promise<SpecAnswer> };
}

const page = window as unknown as SpecWindow;
const root = document.body.dataset["root"] ?? "";

/** Milliseconds without typing before the spec is compiled. */
const pause = 150;

/** Something that runs jobs: a worker, or the page itself. */
type Run = (job: SpecJob) => Promise<SpecAnswer>;

async function createRun(): Promise<Run> {
  try {
    return await startWorker(`${root}spec-worker.js`);
  } catch {
    await loadScript(`${root}spec-worker.js`);
    return page.wirepact!.runSpec!;
  }
}

/** Starts a worker; fails where pages may not, such as from a disk. */
async function startWorker(address: string): Promise<Run> {
  if (location.protocol === "file:") throw new Error("no workers on a disk");
  const worker = new Worker(address);
  const waiting = new Map<number, (answer: SpecAnswer) => void>();
  let count = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<{ readonly id: number; readonly answer: SpecAnswer }>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return (job) =>
    new Promise((resolve) => {
      waiting.set((count += 1), resolve);
      worker.postMessage({ id: count, job }, []);
    });
}

function startSpecPlayground(box: HTMLElement): void {
  const names = (box.dataset["protocols"] ?? "").split(" ").filter((name) => name !== "");
  const protocol = choice(
    "Protocol",
    names.map((name) => [name, name]),
  );
  const verdict = element("p", { class: "verdict", role: "status" });
  const findings = element("ul", { class: "issues" });
  const changes = element("ul", { class: "issues" });
  const files = element("div", {});
  let run: Promise<Run> | undefined;
  let timer = 0;
  let turn = 0;
  let shown = "";

  const compile = async (): Promise<void> => {
    const own = (turn += 1);
    const data = page.wirepact?.specs?.[protocol.select.value];
    if (data === undefined) return;
    const text = editor.area.value;
    const answer = await (await (run ??= createRun()))({ path: data.path, text, released: data.released });
    // Another edit came in between.
    if (own !== turn) return;
    editor.mark(answer.findings.map(({ start, end, severity }) => ({ start, end, level: severity === "error" ? "error" : "warning" })));
    show(answer, text);
  };
  const show = (answer: SpecAnswer, text: string): void => {
    const errors = answer.findings.filter(({ severity }) => severity === "error").length;
    verdict.className = errors > 0 || answer.verdict?.breaks === true ? "verdict invalid" : "verdict";
    verdict.textContent = errors > 0 ? `${errors} error${errors === 1 ? "" : "s"}` : (answer.verdict?.summary ?? "No errors.");
    findings.replaceChildren(...answer.findings.slice(0, 50).map((finding) => findingItem(finding, text)));
    changes.replaceChildren(...(answer.verdict?.changes ?? []).slice(0, 50).map((change) => element("li", { class: "warning" }, change)));
    if (answer.files.length > 0) files.replaceChildren(fileView(answer, shown, (path) => (shown = path)));
  };
  const editor = createEditor(
    "Spec",
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void compile(), pause);
    },
    (problem) => (verdict.textContent = problem),
  );
  const load = async (): Promise<void> => {
    const name = protocol.select.value;
    await loadScript(`${root}${encodeURIComponent(name)}/spec.js`);
    editor.area.value = page.wirepact?.specs?.[name]?.text ?? "";
    await compile();
  };
  protocol.select.addEventListener("change", () => void load());
  const download = button("Download the spec", () => {
    const link = element("a", {
      href: URL.createObjectURL(new Blob([editor.area.value], { type: "text/yaml" })),
      download: `${protocol.select.value}.yaml`,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  });
  box.replaceChildren(element("div", { class: "controls" }, protocol.label, download), editor.root, verdict, findings, changes, files);
  void load();
}

function findingItem({ code, severity, message, hint, start }: SpecFinding, text: string): HTMLLIElement {
  const before = text.slice(0, start).split("\n");
  const place = element("span", { class: "place" }, `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`);
  return element(
    "li",
    { class: severity === "error" ? "error" : "warning" },
    place,
    `${message} `,
    element("code", {}, code),
    hint === undefined ? "" : ` ${hint}`,
  );
}

/** The generated files, one of which is shown. */
function fileView({ files }: SpecAnswer, last: string, onShow: (path: string) => void): HTMLElement {
  const list = choice(
    "Generated file",
    files.map(({ path }) => [path, path]),
  );
  const code = element("code", {});
  const show = (): void => {
    code.textContent = files.find(({ path }) => path === list.select.value)?.text ?? "";
    onShow(list.select.value);
  };
  if (files.some(({ path }) => path === last)) list.select.value = last;
  list.select.addEventListener("change", show);
  show();
  return element(
    "div",
    {},
    element("div", { class: "controls" }, list.label),
    element("div", { class: "code" }, element("pre", { tabindex: "0" }, code)),
  );
}

for (const box of document.querySelectorAll<HTMLElement>(".spec-playground")) startSpecPlayground(box);
