// The playground of messages: text in any encoding is decoded as it is typed; issues are underlined and explained; a valid message is shown
// as data and in every encoding. Everything happens in the page.

import { InvalidMessageError, type EncodingName, type Issue, type Mode } from "@wirepact/core";
import { startConversations } from "./conversation.js";
import { createEditor } from "./editor.js";
import { button, choice, element } from "./elements.js";
import { builderForm } from "./form.js";
import { pageProtocol, type PageProtocol } from "./protocol.js";
import { copyText, say } from "./say.js";
import { readShared, shareLink } from "./share.js";
import { rangeEnd } from "./text-range.js";

/** Only this many issues are listed. */
const mostIssues = 50;

/** Only this many issues are underlined. */
const mostMarks = 1_000;

/** Longer texts are judged when the typing pauses. */
const longestAtOnce = 100_000;

function startPlayground(root: HTMLElement): void {
  const protocol = pageProtocol(root.dataset["protocol"] ?? "");
  if (protocol === undefined) {
    root.replaceChildren("The data of this protocol could not be loaded.");
    return;
  }
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
  mode.select.value = protocol.descriptor.reading.default;
  const example = choice("Example", [["", "Choose…"], ...exampleOptions(protocol, names)]);
  const verdict = element("p", { class: "verdict", role: "status" });
  const issues = element("ul", { class: "issues" });
  const output = element("div", {});
  const forms = element("details", {}, element("summary", {}, "Build a message from a form"));

  const options = (): { encoding: EncodingName; mode: Mode } => ({
    encoding: encoding.select.value as EncodingName,
    mode: mode.select.value as Mode,
  });
  const showProblem = (problem: string): void => {
    verdict.className = "verdict invalid";
    verdict.textContent = problem;
    issues.replaceChildren();
    output.replaceChildren();
  };
  const judge = (): void => {
    const text = editor.area.value;
    if (text === "") {
      verdict.className = "verdict";
      verdict.textContent = "Paste a message, drop a file, or choose an example.";
      issues.replaceChildren();
      output.replaceChildren();
      return editor.mark([]);
    }
    const result = protocol.decode(text, options());
    const found = result.ok ? result.warnings : result.issues;
    const level = result.ok ? "warning" : "error";
    verdict.className = result.ok ? "verdict" : "verdict invalid";
    verdict.textContent = result.ok ? validWords(protocol, result.value, found.length) : `Invalid: ${count(found.length, "issue")}`;
    issues.replaceChildren(...found.slice(0, mostIssues).map((issue) => issueItem(issue, level, protocol.descriptor.name)));
    editor.mark(
      found
        .slice(0, mostMarks)
        .flatMap(({ at }) => (at === undefined ? [] : [{ start: at.offset, end: rangeEnd(text, at.offset), level }])),
    );
    output.replaceChildren(...(result.ok ? [outputs(protocol, result.value, options())] : []));
  };
  const write = (message: unknown): void => {
    try {
      editor.area.value = protocol.encode(message, { ...options(), mode: "lenient" });
    } catch {
      // An example of another encoding may not be writable in this one.
      editor.area.value = JSON.stringify(message, null, 2);
    }
    judge();
  };
  let timer = 0;
  const judgeSoon = (): void => {
    clearTimeout(timer);
    if (editor.area.value.length <= longestAtOnce) judge();
    else timer = window.setTimeout(judge, 300);
  };
  const editor = createEditor(only === "" ? "Message" : `Message ${only}`, judgeSoon, showProblem);

  example.select.addEventListener("change", () => {
    const [name, index] = example.select.value.split("\n");
    const chosen = protocol.messages[name ?? ""]?.examples[Number(index)];
    if (chosen !== undefined) write(chosen.value);
  });
  encoding.select.addEventListener("change", judge);
  mode.select.addEventListener("change", judge);
  const share = button("Copy link", () => {
    const link = shareLink({ text: editor.area.value, ...options() });
    if (link === undefined) return say(share, "Too long for a link");
    history.replaceState(null, "", link);
    void copyText(location.href).then((isCopied) => say(share, isCopied ? "Link copied" : "Link is in the address bar"));
  });
  for (const name of names) {
    const parts = builderForm(protocol, name, write);
    if (only !== "") forms.append(...parts);
    else if (parts.length > 0) forms.append(element("details", {}, element("summary", {}, name), ...parts));
  }
  forms.hidden = forms.children.length < 2;
  if (root.dataset["kind"] === "compact") root.replaceChildren(editor.root, verdict, issues);
  else
    root.replaceChildren(
      element("div", { class: "controls" }, encoding.label, mode.label, example.label, share),
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
    editor.area.value = shared.text;
    judge();
    return true;
  };
  // A link to another message that is opened in the same page.
  window.addEventListener("hashchange", openShared);
  if (openShared()) return;
  if ((root.dataset["text"] ?? "") !== "") {
    editor.area.value = root.dataset["text"]!;
    judge();
  } else {
    const start = names.find((name) => protocol.messages[name]?.examples[0] !== undefined);
    if (start === undefined) return judge();
    example.select.value = `${start}\n0`;
    write(protocol.messages[start]!.examples[0]!.value);
  }
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;

function validWords({ descriptor }: PageProtocol, value: unknown, warnings: number): string {
  const type = descriptor.tag === "" ? undefined : (value as Readonly<Record<string, unknown>>)[descriptor.tag];
  const what = typeof type === "string" ? `Valid ${type}` : "Valid";
  return warnings === 0 ? what : `${what}, ${count(warnings, "warning")}`;
}

function exampleOptions({ messages }: PageProtocol, names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((name) =>
    (messages[name]?.examples ?? []).map(({ name: example }, index): readonly [string, string] => [
      `${name}\n${index}`,
      names.length === 1 ? example : `${name}: ${example}`,
    ]),
  );
}

function issueItem({ code, message, at }: Issue, level: "error" | "warning", protocol: string): HTMLLIElement {
  const root = document.body.dataset["root"] ?? "";
  const page = `${root}${encodeURIComponent(protocol)}/errors.html#${code.startsWith("rule/") ? "rule" : code}`;
  const place = at === undefined ? [] : [element("span", { class: "place" }, `${at.line}:${at.column}`)];
  return element("li", { class: level }, ...place, `${message} `, element("a", { href: page }, code));
}

/** The decoded value, and the message in every encoding. */
function outputs(protocol: PageProtocol, value: unknown, options: { readonly encoding: EncodingName; readonly mode: Mode }): HTMLElement {
  const shown = element("code", {});
  const forms: readonly (readonly [string, () => string])[] = [
    ["Decoded value", () => JSON.stringify(value, null, 2)],
    ...protocol.encodingNames.map((encoding): readonly [string, () => string] => [
      `As ${encoding}`,
      () => protocol.encode(value, { encoding, mode: options.mode }),
    ]),
  ];
  const tabs = forms.map(([text, make]) =>
    button(text, () => {
      for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.textContent === text));
      shown.textContent = attempt(make);
    }),
  );
  tabs[0]?.click();
  return element(
    "div",
    {},
    element("div", { class: "tabs" }, ...tabs),
    element("div", { class: "code" }, element("pre", { tabindex: "0" }, shown)),
  );
}

function attempt(make: () => string): string {
  try {
    return make();
  } catch (error) {
    if (error instanceof InvalidMessageError) return error.issues.map(({ message }) => message).join("\n");
    return error instanceof Error ? error.message : String(error);
  }
}

for (const root of document.querySelectorAll<HTMLElement>(".playground[data-protocol]")) startPlayground(root);
startConversations();
