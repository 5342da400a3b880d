// The playground of messages: text in any encoding is decoded as it is typed; issues are underlined and explained; a valid message is shown
// as data and in every encoding. Everything happens in the page.

import type { EncodingName, Mode } from "@wirepact/core";
import { highlight, languageName } from "../highlight.js";
import { createEditor, hasLongLine } from "./editor.js";
import { button, choice, copyButton, element } from "./elements.js";
import { builderForm } from "./form.js";
import { issueItem } from "./issue-item.js";
import type { CheckedText, TextInput } from "./check-text.js";
import { longestAtOnce, type RunPageJob } from "./page-jobs.js";
import type { PageProtocol } from "./protocol.js";
import { shareButton } from "./share-button.js";
import { readShared, shareLink } from "./share.js";

/** Starts a playground in an element. */
export function startMessages(root: HTMLElement, protocol: PageProtocol, run: RunPageJob): void {
  const only = root.dataset["message"] ?? "";
  const names = only === "" ? Object.keys(protocol.messages) : [only];
  const controls = createControls(protocol, names);
  const { encoding, mode, example, type, options } = controls;
  const verdict = element("p", { class: "verdict", role: "status" });
  const issues = element("ul", { class: "issues" });
  const output = element("div", {});

  const showVerdict = (text: string, kind = ""): void => {
    verdict.className = `verdict ${kind}`;
    verdict.textContent = text;
    issues.replaceChildren();
    output.replaceChildren();
  };
  const showProblem = (problem: string): void => showVerdict(problem, "invalid");
  const show = (checked: CheckedText, input: TextInput): void => {
    showVerdict(checked.summary, checked.ok ? "valid" : "invalid");
    issues.replaceChildren(...checked.issues.map((issue) => issueItem(issue, protocol.descriptor.name)));
    editor.mark(checked.marks);
    output.replaceChildren(...(checked.ok ? [outputs(protocol, run, input)] : []));
  };
  const check = (): void => {
    const input = { text: editor.text(), ...options() };
    if (input.text === "") {
      showVerdict("Paste a message, drop a file, or choose an example.");
      return editor.mark([]);
    }
    if (input.text.length > longestAtOnce) {
      showVerdict("Checking…");
      editor.mark([]);
    }
    run("check", input, {
      use: (checked) => {
        // An edit to an empty text starts no job.
        if (editor.text() === input.text) show(checked, input);
      },
      fail: showProblem,
    });
  };
  const setText = (text: string): void => {
    editor.setText(text);
    check();
  };
  const write = (message: unknown, name: string): void => {
    if (isAnswer(protocol, name)) type.select.value = name;
    else if (only === "") type.select.value = "";
    setText(encodeForEditing(protocol, message, options()));
  };
  const editor = createEditor(only === "" ? "Message" : `Message ${only}`, check, showProblem);

  example.select.addEventListener("change", () => {
    const [name = "", index] = example.select.value.split("\n");
    const chosen = protocol.messages[name]?.examples[Number(index)];
    if (chosen !== undefined) write(chosen.value, name);
  });
  for (const { select } of [encoding, mode, type]) select.addEventListener("change", check);
  const share = shareButton(() => shareLink({ text: editor.text(), ...options(), type: type.select.value }));
  const bar = element("div", { class: "controls" }, encoding.label, mode.label, type.label, example.label, share);
  if (root.dataset["kind"] === "compact") root.replaceChildren(editor.root, verdict, issues);
  else root.replaceChildren(bar, editor.root, verdict, issues, output, builderForms(protocol, names, write));
  const openShared = (): boolean => {
    const text = readSharedText(protocol, names, controls);
    if (text !== undefined) setText(text);
    return text !== undefined;
  };
  // A link to another message that is opened in the same page.
  window.addEventListener("hashchange", openShared);
  if (openShared()) return;
  if ((root.dataset["text"] ?? "") !== "") return setText(root.dataset["text"]!);
  const start = names.find((name) => protocol.messages[name]?.examples[0] !== undefined);
  if (start === undefined) return check();
  example.select.value = `${start}\n0`;
  write(protocol.messages[start]!.examples[0]!.value, start);
}

interface Controls extends Readonly<Record<"encoding" | "mode" | "example" | "type", ReturnType<typeof choice>>> {
  readonly options: () => Omit<TextInput, "text">;
}

function createControls(protocol: PageProtocol, names: readonly string[]): Controls {
  const encoding = choice(
    "Encoding",
    protocol.encodingNames.map((name) => [name, name]),
  );
  const mode = choice("Mode", [
    ["strict", "strict"],
    ["lenient", "lenient"],
  ]);
  mode.select.value = protocol.descriptor.reading.default ?? "strict";
  const example = choice("Example", [["", "Choose…"], ...exampleOptions(protocol, names)]);
  const type = typeChoice(protocol, names);
  const options = (): ReturnType<Controls["options"]> => ({
    encoding: encoding.select.value as EncodingName,
    mode: mode.select.value as Mode,
    type: type.select.value === "" ? undefined : type.select.value,
  });
  return { encoding, mode, example, type, options };
}

/** A message in the chosen encoding, or as JSON: an example of another encoding may not be writable in this one. */
function encodeForEditing(protocol: PageProtocol, message: unknown, options: ReturnType<Controls["options"]>): string {
  try {
    return protocol.encode(message, { ...options, mode: "lenient" });
  } catch {
    return JSON.stringify(message, null, 2);
  }
}

/** The message in the address of the page, whose options are selected; undefined if there is none. */
function readSharedText(protocol: PageProtocol, names: readonly string[], { encoding, mode, type }: Controls): string | undefined {
  const shared = readShared();
  if (shared === undefined || !protocol.encodingNames.includes(shared.encoding as EncodingName)) return undefined;
  encoding.select.value = shared.encoding;
  mode.select.value = shared.mode === "lenient" ? "lenient" : "strict";
  if (isAnswer(protocol, shared.type) && names.includes(shared.type)) type.select.value = shared.type;
  return shared.text;
}

/** The forms that build messages; that of a single message stands by itself. */
function builderForms(protocol: PageProtocol, names: readonly string[], write: (message: unknown, name: string) => void): HTMLElement {
  const forms = element("details", {}, element("summary", {}, "Build a message from a form"));
  for (const name of names) {
    const own = names.length === 1 ? forms : element("details", {}, element("summary", {}, name));
    onceOpened(own, (parent) => parent.append(...builderForm(protocol, name, (message) => write(message, name))));
    if (own !== forms) forms.append(own);
  }
  return forms;
}

/** Fills an element when it is first opened: forms of large protocols have thousands of inputs. */
function onceOpened(details: HTMLDetailsElement, fill: (details: HTMLElement) => void): void {
  details.addEventListener(
    "toggle",
    () => {
      if (details.open) fill(details);
    },
    { once: true },
  );
}

/** Whether a message is an answer that only its request distinguishes from others. */
const isAnswer = ({ descriptor }: PageProtocol, name: string): boolean =>
  Object.hasOwn(descriptor.messages, name) && descriptor.messages[name]?.answers !== undefined;

/** The type that a message is checked as: found in the text, or, for answers that do not contain it, chosen. */
function typeChoice(protocol: PageProtocol, names: readonly string[]): ReturnType<typeof choice> {
  const answers = names.filter((name) => isAnswer(protocol, name));
  const detects = names.length > 1 || answers.length === 0;
  const made = choice("Message type", [
    ...(detects ? [["", "found in the text"] as const] : []),
    ...answers.map((name): readonly [string, string] => [name, name]),
  ]);
  made.label.hidden = names.length === 1 || answers.length === 0;
  return made;
}

function exampleOptions({ messages }: PageProtocol, names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((name) =>
    (messages[name]?.examples ?? []).map(({ name: example }, index): readonly [string, string] => [
      `${name}\n${index}`,
      names.length === 1 ? example : `${name}: ${example}`,
    ]),
  );
}

/** Of longer texts, only the beginning is shown. */
const longestShown = 50_000;

/** The decoded value, and the message in every encoding. */
function outputs({ encodingNames }: PageProtocol, run: RunPageJob, input: TextInput): HTMLElement {
  const shown = element("code", {});
  const pre = element("pre", { tabindex: "0" }, shown);
  const note = element("p", { class: "note", hidden: true }, `Only the first ${longestShown} characters are shown.`);
  const box = element(
    "div",
    { class: "code" },
    pre,
    copyButton(() => whole),
  );
  let whole = "";
  const show = (text: string, language: string): void => {
    whole = text;
    const part = text.slice(0, longestShown);
    note.hidden = part === text;
    pre.classList.toggle("unwrapped", hasLongLine(part));
    // Highlighting escapes everything in the text.
    shown.innerHTML = highlight(part, language);
    box.dataset["language"] = languageName(language);
  };
  const forms = [["Decoded value", undefined] as const, ...encodingNames.map((encoding) => [`As ${encoding}`, encoding] as const)];
  const tabs = forms.map(([text, to]) =>
    button(text, () => {
      for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.textContent === text));
      run("convert", { ...input, to }, { use: (converted) => show(converted, to ?? "json"), fail: (problem) => show(problem, "") });
    }),
  );
  tabs[0]?.click();
  return element("div", {}, element("div", { class: "tabs", role: "group", "aria-label": "Show the message as" }, ...tabs), box, note);
}
