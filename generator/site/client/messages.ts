// The playground of messages: text in any encoding is decoded as it is typed; issues are underlined and explained; a valid message is shown
// as data and in every encoding. Everything happens in the page.

import type { EncodingName, Mode } from "@wirepact/core";
import { highlight, languageName } from "../highlight.js";
import { createEditor, hasLongLine } from "./editor.js";
import { button, choice, copyButton, element } from "./elements.js";
import { builderForm } from "./form.js";
import { issueItem } from "./issue-item.js";
import type { Judgement, TextInput } from "./judge-text.js";
import { longestAtOnce, type RunPageJob } from "./page-jobs.js";
import type { PageProtocol } from "./protocol.js";
import { copyText, say } from "./say.js";
import { readShared, shareLink } from "./share.js";

/** Starts a playground in an element. */
export function startMessages(root: HTMLElement, protocol: PageProtocol, run: RunPageJob): void {
  const only = root.dataset["message"] ?? "";
  const names = only === "" ? Object.keys(protocol.messages) : [only];
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
  const verdict = element("p", { class: "verdict", role: "status" });
  const issues = element("ul", { class: "issues" });
  const output = element("div", {});
  const forms = element("details", {}, element("summary", {}, "Build a message from a form"));

  const options = (): { encoding: EncodingName; mode: Mode; type: string | undefined } => ({
    encoding: encoding.select.value as EncodingName,
    mode: mode.select.value as Mode,
    type: type.select.value === "" ? undefined : type.select.value,
  });
  const showVerdict = (text: string, kind = ""): void => {
    verdict.className = `verdict ${kind}`;
    verdict.textContent = text;
    issues.replaceChildren();
    output.replaceChildren();
  };
  const showProblem = (problem: string): void => showVerdict(problem, "invalid");
  const show = (judgement: Judgement, input: TextInput): void => {
    showVerdict(judgement.summary, judgement.ok ? "valid" : "invalid");
    issues.replaceChildren(...judgement.issues.map((issue) => issueItem(issue, protocol.descriptor.name)));
    editor.mark(judgement.marks);
    output.replaceChildren(...(judgement.ok ? [outputs(protocol, run, input)] : []));
  };
  const judge = (): void => {
    const input = { text: editor.text(), ...options() };
    if (input.text === "") {
      showVerdict("Paste a message, drop a file, or choose an example.");
      return editor.mark([]);
    }
    if (input.text.length > longestAtOnce) {
      showVerdict("Checking…");
      editor.mark([]);
    }
    run("judge", input, {
      use: (judgement) => {
        // An edit to an empty text starts no job.
        if (editor.text() === input.text) show(judgement, input);
      },
      fail: showProblem,
    });
  };
  const write = (message: unknown, name: string): void => {
    if (isAnswer(protocol, name)) type.select.value = name;
    else if (only === "") type.select.value = "";
    try {
      editor.setText(protocol.encode(message, { ...options(), mode: "lenient" }));
    } catch {
      // An example of another encoding may not be writable in this one.
      editor.setText(JSON.stringify(message, null, 2));
    }
    judge();
  };
  const editor = createEditor(only === "" ? "Message" : `Message ${only}`, judge, showProblem);

  example.select.addEventListener("change", () => {
    const [name = "", index] = example.select.value.split("\n");
    const chosen = protocol.messages[name]?.examples[Number(index)];
    if (chosen !== undefined) write(chosen.value, name);
  });
  for (const { select } of [encoding, mode, type]) select.addEventListener("change", judge);
  const share = button("Copy link", () => {
    const link = shareLink({ text: editor.text(), ...options(), type: type.select.value });
    if (link === undefined) return say(share, "Too long for a link");
    history.replaceState(null, "", link);
    void copyText(location.href).then((isCopied) => say(share, isCopied ? "Link copied" : "Link is in the address bar"));
  });
  for (const name of names) {
    const fill = (parent: HTMLElement): void => parent.append(...builderForm(protocol, name, (message) => write(message, name)));
    if (only !== "") onceOpened(forms, fill);
    else {
      const own = element("details", {}, element("summary", {}, name));
      onceOpened(own, fill);
      forms.append(own);
    }
  }
  if (root.dataset["kind"] === "compact") root.replaceChildren(editor.root, verdict, issues);
  else
    root.replaceChildren(
      element("div", { class: "controls" }, encoding.label, mode.label, type.label, example.label, share),
      editor.root,
      verdict,
      issues,
      output,
      forms,
    );
  const openShared = (): boolean => {
    const shared = readShared();
    if (shared === undefined || !protocol.encodingNames.includes(shared.encoding as EncodingName)) return false;
    encoding.select.value = shared.encoding;
    mode.select.value = shared.mode === "lenient" ? "lenient" : "strict";
    if (isAnswer(protocol, shared.type) && (only === "" || only === shared.type)) type.select.value = shared.type;
    editor.setText(shared.text);
    judge();
    return true;
  };
  // A link to another message that is opened in the same page.
  window.addEventListener("hashchange", openShared);
  if (openShared()) return;
  if ((root.dataset["text"] ?? "") !== "") {
    editor.setText(root.dataset["text"]!);
    judge();
  } else {
    const start = names.find((name) => protocol.messages[name]?.examples[0] !== undefined);
    if (start === undefined) return judge();
    example.select.value = `${start}\n0`;
    write(protocol.messages[start]!.examples[0]!.value, start);
  }
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

/** The type that a message is judged as: found in the text, or, for answers that do not contain it, chosen. */
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
