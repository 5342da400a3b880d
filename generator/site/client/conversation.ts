// The playground of conversations: a transcript is played through the monitor of the protocol, line by line.

import { drawSequence } from "../draw-sequence.js";
import { createEditor } from "./editor.js";
import { button, choice, element } from "./elements.js";
import { issueItem } from "./issue-item.js";
import { mostListed } from "./check-text.js";
import { longestAtOnce, type RunPageJob } from "./page-jobs.js";
import { mostLines, type Played } from "./play-transcript.js";
import type { PageProtocol } from "./protocol.js";

/** Starts a playground in an element. */
export function startConversation(root: HTMLElement, protocol: PageProtocol, run: RunPageJob): void {
  const { descriptor, messages, transcripts } = protocol;
  const state = element("div", { class: "state-list", role: "status" });
  // The diagrams that the page was built with stay.
  const diagrams = [...root.querySelectorAll<HTMLElement>(".flow")];
  const issues = element("ul", { class: "issues" });
  const sequence = element("div", { class: "sequence", role: "region", "aria-label": "Sequence diagram" });
  /** Selects a line of the transcript, as in `line 3`. */
  const goToLine = (place: string): void => {
    const lines = editor.text().split("\n");
    const line = Number(place.replace(/\D+/, "")) - 1;
    const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
    editor.area.focus();
    editor.area.setSelectionRange(start, start + (lines[line]?.length ?? 0));
  };
  const seconds = element("input", { type: "number", min: "0", step: "60", value: "0" });
  const show = (played: Played): void => {
    editor.mark(played.marks);
    issues.replaceChildren(...played.issues.map((issue) => issueItem(issue, descriptor.name, goToLine)));
    state.replaceChildren(...stateList(played));
    for (const [name, adder] of adders) adder.classList.toggle("next", played.next.includes(name));
    // Drawing escapes everything in the messages.
    sequence.innerHTML = played.arrows.length === 0 ? "" : drawSequence(played.arrows, "The messages of the transcript");
    // It scrolls where the transcript is long.
    sequence.tabIndex = played.arrows.length === 0 ? -1 : 0;
    sequence.scrollTop = sequence.scrollHeight;
    for (const diagram of diagrams) markDiagram(diagram, played);
  };
  const showText = (text: string): void => {
    issues.replaceChildren();
    state.replaceChildren(element("p", {}, text));
  };
  const play = (): void => {
    const text = editor.text();
    if (text.length > longestAtOnce) {
      showText("Checking…");
      editor.mark([]);
    }
    run("play", { text, seconds: Number(seconds.value) || 0 }, { use: show, fail: showText });
  };
  const editor = createEditor("Transcript, one JSON message per line", play, showText);
  editor.area.placeholder = "Paste one JSON message per line, choose a transcript, or click on a message above.";
  const setText = (text: string): void => {
    editor.setText(text);
    play();
  };
  const adders = Object.keys(messages).map((name): readonly [string, HTMLButtonElement] => [
    name,
    button(name, () => run("add", { text: editor.text(), name }, { use: setText, fail: showText })),
  ]);
  const kept = choice("Transcript", [
    ["", "Choose…"],
    ...transcripts.map(({ flow, name, isValid }, index): readonly [string, string] => [
      String(index),
      `${flow}: ${name}${isValid ? "" : " (invalid)"}`,
    ]),
  ]);
  kept.label.hidden = transcripts.length === 0;
  kept.select.addEventListener("change", () => {
    const chosen = transcripts[Number(kept.select.value)];
    if (kept.select.value !== "" && chosen !== undefined)
      setText(chosen.messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
  });
  seconds.addEventListener("input", play);
  const clock = element("label", {}, "Seconds since the last message", seconds);
  clock.hidden = Object.values(descriptor.flows).every(({ deadlines }) => deadlines.length === 0);
  const clear = button("Clear", () => {
    kept.select.value = "";
    setText("");
  });
  root.replaceChildren(
    element("div", { class: "controls" }, kept.label, clock, clear),
    element("div", { class: "tabs", role: "group", "aria-label": "Add a message" }, ...adders.map(([, adder]) => adder)),
    element("div", { class: "transcript" }, editor.root, sequence),
    issues,
    state,
    element("div", { class: "flows" }, ...diagrams.filter((diagram) => !diagram.classList.contains("inner"))),
  );
  play();
}

/** Shows in the diagram of a flow where its runs stand and what may come next. */
function markDiagram(diagram: HTMLElement, { runs, next }: Played): void {
  const own = runs.filter(({ flow }) => flow === diagram.dataset["flow"]);
  const last = new Set(own.flatMap((run) => run.last));
  for (const state of diagram.querySelectorAll<SVGElement>(".state")) {
    const messages = JSON.parse(state.dataset["messages"] ?? "[]") as readonly string[];
    state.classList.toggle(
      "current",
      messages.some((name) => last.has(name)),
    );
    state.classList.toggle(
      "next",
      messages.some((name) => next.includes(name)),
    );
  }
}

/** The state of every run, and what is awaited. */
function stateList({ runs, capabilities, awaited, issues, count, isCut }: Played): readonly Node[] {
  const items = [
    ...(count > 0 && issues.length === 0 ? ["No issues."] : []),
    ...runs.map(({ flow, ended, expected }) => `Flow ${flow}: ${ended ? "ended" : `expects ${expected.join(" or ")}`}`),
    ...capabilities.map(({ capability, role, declared }) => `The ${role} has ${declared ? "" : "not "}declared ${capability}`),
    ...awaited.map(({ types, from }) => `Awaiting ${types.join(" or ")} from ${from.join(" or ")}`),
  ].slice(0, mostListed);
  const all = [...items, ...(isCut ? [`Only the first ${mostLines} lines are checked.`] : [])];
  return all.length === 0 ? [element("p", {}, "No flow has started.")] : [element("ul", {}, ...all.map((text) => element("li", {}, text)))];
}
