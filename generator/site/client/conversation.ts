// The playground of conversations: a transcript is played through the monitor of the protocol, line by line.

import { createConversation } from "@wirepact/core";
import { createEditor, type Mark } from "./editor.js";
import { button, element } from "./elements.js";
import { pageProtocol, type PageProtocol } from "./protocol.js";

/** Only this many lines are played. */
const mostLines = 2_000;

/** Starts every conversation playground of the page. */
export function startConversations(): void {
  for (const root of document.querySelectorAll<HTMLElement>(".conversation")) {
    const protocol = pageProtocol(root.dataset["protocol"] ?? "");
    if (protocol !== undefined) startConversation(root, protocol);
  }
}

function startConversation(root: HTMLElement, protocol: PageProtocol): void {
  const state = element("div", { role: "status" });
  // The diagrams that the page was built with stay.
  const diagrams = [...root.querySelectorAll<HTMLElement>(".flow")];
  const issues = element("ul", { class: "issues" });
  const play = (): void => {
    const { findings, marks, conversation } = playLines(protocol, editor.area.value);
    editor.mark(marks);
    issues.replaceChildren(
      ...findings.map(({ line, text }) => element("li", {}, element("span", { class: "place" }, `line ${line}`), text)),
    );
    state.replaceChildren(...stateList(conversation));
    for (const diagram of diagrams) markDiagram(diagram, protocol, conversation);
  };
  const editor = createEditor("Transcript, one JSON message per line", play, (problem) => state.replaceChildren(problem));
  const adders = Object.entries(protocol.messages).map(([name, { examples }]) =>
    button(name, () => {
      const line = JSON.stringify(examples[0]?.value ?? {});
      editor.area.value += `${editor.area.value === "" || editor.area.value.endsWith("\n") ? "" : "\n"}${line}\n`;
      play();
    }),
  );
  const clear = button("Clear", () => {
    editor.area.value = "";
    play();
  });
  clear.className = "quiet";
  root.replaceChildren(
    element("div", { class: "tabs", role: "group", "aria-label": "Add a message" }, ...adders),
    element("div", { class: "tabs" }, clear),
    editor.root,
    issues,
    state,
    element("div", { class: "flows" }, ...diagrams),
  );
  play();
}

interface Played {
  readonly findings: readonly { readonly line: number; readonly text: string }[];
  readonly marks: readonly Mark[];
  readonly conversation: ReturnType<typeof createConversation<unknown>>;
}

function playLines({ descriptor }: PageProtocol, text: string): Played {
  const conversation = createConversation(descriptor);
  const findings: { line: number; text: string }[] = [];
  const marks: Mark[] = [];
  let offset = 0;
  for (const [index, line] of text.split("\n").slice(0, mostLines).entries()) {
    const report = (message: string, level: Mark["level"]): void => {
      findings.push({ line: index + 1, text: message });
      marks.push({ start: offset, end: offset + line.length, level });
    };
    if (line.trim() !== "") {
      try {
        const { issues, warnings } = conversation.feed(JSON.parse(line) as unknown);
        for (const issue of issues) report(issue.message, "error");
        for (const warning of warnings) report(warning.message, "warning");
      } catch {
        report("is not valid JSON", "error");
      }
    }
    offset += line.length + 1;
  }
  return { findings, marks, conversation };
}

/** Shows in the diagram of a flow where its runs stand and what may come next. */
function markDiagram(diagram: HTMLElement, { descriptor }: PageProtocol, conversation: Played["conversation"]): void {
  const runs = conversation.runs().filter(({ flow }) => flow === diagram.dataset["flow"]);
  const tags = [descriptor.tag, ...(descriptor.frames ?? []).map(({ tag }) => tag ?? "")];
  const last = new Set(runs.flatMap((run) => tags.map((tag) => (run.last as Readonly<Record<string, unknown>>)[tag])));
  const next = new Set(runs.flatMap(({ ended, expected }) => (ended ? [] : expected)));
  for (const state of diagram.querySelectorAll<SVGElement>(".state")) {
    const messages = JSON.parse(state.dataset["messages"] ?? "[]") as readonly string[];
    state.classList.toggle(
      "current",
      messages.some((name) => last.has(name)),
    );
    state.classList.toggle(
      "next",
      messages.some((name) => next.has(name)),
    );
  }
}

/** Where every run stands, what is awaited and what is late. */
function stateList(conversation: Played["conversation"]): readonly Node[] {
  const runs = conversation
    .runs()
    .map(({ flow, ended, expected }) => element("li", {}, `Flow ${flow}: ${ended ? "ended" : `expects ${expected.join(" or ")}`}`));
  const awaited = conversation
    .awaited()
    .map(({ types, from }) => element("li", {}, `Awaiting ${types.join(" or ")} from ${from.join(" or ")}`));
  const late = conversation.late().map(({ issue }) => element("li", {}, issue.message));
  const all = [...runs, ...awaited, ...late];
  return all.length === 0 ? [element("p", {}, "No flow has started.")] : [element("ul", {}, ...all)];
}
