// What the spec playground says about a spec: a verdict, and lists of findings, changes and evidence.

import type { SpecAnswer, SpecChange, SpecEvidence, SpecFiles, SpecFinding } from "../spec-job.js";
import { button, element } from "./elements.js";

/** Only this many findings and changes are listed. */
const most = 50;

export interface Report {
  readonly verdict: HTMLElement;
  readonly lists: readonly HTMLElement[];
  readonly showText: (text: string) => void;
  readonly showProblem: (error: unknown) => void;
  /** Says why there is nothing to report. */
  readonly showNothing: (text: string) => void;
  readonly show: (answer: SpecAnswer, files: SpecFiles, goTo: (file: string, offset: number) => void) => void;
  readonly showEvidence: (evidence: readonly SpecEvidence[]) => void;
}

export function createReport(): Report {
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
          : (summary ?? "No errors. New protocol: nothing to compare with."),
        errors > 0 || answer.verdict?.breaks === true ? "verdict invalid" : "verdict",
      );
      const texts = new Map([protocol, ...types].map(({ path, text }) => [path, text]));
      const place = ({ file, start }: SpecFinding | SpecChange): HTMLElement =>
        placeButton(types.length === 0 ? "" : file, (texts.get(file) ?? "").slice(0, start), () => goTo(file, start));
      // What has to be mended comes before what could be better.
      const sorted = [...answer.findings].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
      findings.replaceChildren(...sorted.slice(0, most).map((finding) => findingItem(finding, place(finding))));
      changes.replaceChildren(...(answer.verdict?.changes ?? []).slice(0, most).map((change) => changeItem(change, place(change))));
      evidence.replaceChildren();
    },
    showNothing: (text) => {
      showText(text);
      for (const each of [findings, changes, evidence]) each.replaceChildren();
    },
    showEvidence: (found) => evidence.replaceChildren(...found.map(evidenceItem)),
  };
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

/** A change with its level, its place, who breaks and what to do instead. */
function changeItem({ level, rule, message, details }: SpecChange, place: HTMLElement): HTMLLIElement {
  return element(
    "li",
    { class: "warning" },
    place,
    element("span", { class: "level" }, level),
    ...withCode(`${message} \`${rule}\``),
    ...details.map((text) => element("span", { class: "hint" }, ...withCode(text))),
  );
}

/** A text whose names and values are in backticks, as the changelog has them. */
const withCode = (text: string): readonly (HTMLElement | string)[] =>
  text.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part));

function evidenceItem({ sender, reader, message, issue }: SpecEvidence): HTMLLIElement {
  return element(
    "li",
    { class: "error" },
    `Readers of ${reader} reject this message of ${sender}: ${issue}`,
    element("pre", { tabindex: "0" }, element("code", {}, message)),
  );
}
