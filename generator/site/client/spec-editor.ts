// The editor of the spec playground: CodeMirror, loaded when the page needs it. It is in a shadow root, where its styles are style sheets
// that scripts construct, which the policy of the pages allows.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { tokenFinder, type TokenKind } from "../highlight.js";
import type { SpecCompletion, SpecFinding } from "../spec-job.js";
import { element } from "./elements.js";
import type { CreateSpecEditor, SpecEditor } from "./spec-editor-types.js";

const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--key)" },
  { tag: tags.string, color: "var(--string)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.keyword, color: "var(--keyword)" },
  { tag: tags.comment, color: "var(--comment)" },
]);

const tagNames: Readonly<Record<TokenKind, string>> = {
  key: "propertyName",
  string: "string",
  number: "number",
  keyword: "keyword",
  comment: "comment",
};

const findYamlToken = tokenFinder("yaml")!;

/** YAML, colored line by line as the pages color it. A parser that builds a tree overflows the stack of the page on brackets 500,000 deep. */
const yamlLines = StreamLanguage.define({
  name: "yaml",
  languageData: { commentTokens: { line: "#" } },
  token: (stream) => {
    const token = findYamlToken(stream.string, stream.pos);
    if (token === undefined) {
      stream.skipToEnd();
      return null;
    }
    const isHere = token.start === stream.pos;
    stream.pos = isHere ? token.end : token.start;
    return isHere ? tagNames[token.kind] : null;
  },
});

const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "0.84rem", color: "var(--ink)", backgroundColor: "var(--paper)" },
  // The box around it shows the focus.
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.55" },
  ".cm-gutters": { backgroundColor: "var(--raised)", color: "var(--soft)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--raised)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--line) !important" },
  ".cm-tooltip": { backgroundColor: "var(--paper)", color: "var(--ink)", border: "1px solid var(--line)", borderRadius: "8px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent-soft)", color: "var(--ink)" },
  ".cm-completionDetail": { color: "var(--soft)" },
  ".cm-panels": { backgroundColor: "var(--raised)", color: "var(--ink)", borderColor: "var(--line)" },
  ".cm-textfield, .cm-button": {
    backgroundColor: "var(--paper)",
    backgroundImage: "none",
    color: "var(--ink)",
    borderColor: "var(--edge)",
  },
  ".cm-searchMatch": { backgroundColor: "var(--warning-soft)", outline: "1px solid var(--warning)" },
  ".cm-diagnosticText": { fontFamily: "var(--sans)" },
});

/** What the worker suggests, as CodeMirror shows it. */
function toResult(completion: SpecCompletion, text: string): CompletionResult | null {
  const { start, end, isKey, suggestions } = completion;
  if (suggestions.length === 0) return null;
  const space = /^[^\S\n]/.test(text.slice(end, end + 1)) ? "" : " ";
  return {
    from: start,
    to: end,
    options: suggestions.map(({ label, kind, doc, required }) => ({
      label,
      apply: isKey && (kind === "key" || kind === "field") ? `${label}:${space}` : label,
      type: kind === "key" || kind === "field" ? "property" : kind === "type" ? "type" : "constant",
      ...(doc === undefined || doc === "" ? {} : { info: doc }),
      ...(required === true ? { detail: "required", boost: 1 } : {}),
    })),
  };
}

/** Typing over several lines is done by the editor itself: a browser that joins lines gives them styles, which the policy of the pages forbids. */
function replaceLines(event: InputEvent, view: EditorView): boolean {
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  if (event.inputType !== "insertText" || event.data === null || view.composing || doc.lineAt(from).number === doc.lineAt(to).number)
    return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: "input.type", scrollIntoView: true });
  return true;
}

const createSpecEditor: CreateSpecEditor = ({ label, onChange, complete }): SpecEditor => {
  const host = element("div", { class: "spec-editor" });
  const root = host.attachShadow({ mode: "open" });
  const suggest = async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!context.explicit && context.matchBefore(/[\w$.'"/-]+/) === null) return null;
    const text = context.state.doc.toString();
    try {
      return toResult(await complete(context.pos), text);
    } catch {
      // The worker was stopped.
      return null;
    }
  };
  const extensions = [
    lineNumbers(),
    lintGutter(),
    search({ top: true }),
    history(),
    drawSelection(),
    highlightActiveLine(),
    closeBrackets(),
    yamlLines,
    syntaxHighlighting(highlighting),
    theme,
    autocompletion({ override: [suggest], icons: false }),
    // Tab leaves the editor, which would otherwise trap keyboard users; Ctrl+] and Ctrl+[ indent.
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    EditorView.domEventHandlers({ beforeinput: replaceLines }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) onChange();
    }),
  ];
  const view = new EditorView({ root, state: EditorState.create({ extensions }) });
  root.append(view.dom);
  return {
    root: host,
    text: () => view.state.doc.toString(),
    setText: (text) => view.setState(EditorState.create({ doc: text, extensions })),
    setFindings: (findings) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          findings.map((finding) => toDiagnostic(finding, view)),
        ),
      ),
    goTo: (offset) => {
      view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
  };
};

function toDiagnostic({ start, end, severity, message, hint, code }: SpecFinding, { state }: EditorView) {
  const from = Math.min(start, state.doc.length);
  return {
    from,
    to: Math.min(Math.max(end, from), state.doc.length),
    severity: severity === "error" ? ("error" as const) : ("warning" as const),
    message: hint === undefined ? message : `${message}\n${hint}`,
    source: code,
  };
}

const page = window as unknown as { wirepact?: { createSpecEditor?: CreateSpecEditor } };
(page.wirepact ??= {}).createSpecEditor = createSpecEditor;
