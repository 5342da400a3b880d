// An issue in a list: where it is, what is wrong, and the page of its code.

import { element } from "./elements.js";
import type { ListedIssue } from "./judge-text.js";

/** The item of an issue of a protocol. */
export function issueItem({ code, message, level, place }: ListedIssue, protocol: string): HTMLLIElement {
  const root = document.body.dataset["root"] ?? "";
  const page = `${root}${encodeURIComponent(protocol)}/errors.html#${code.startsWith("rule/") ? "rule" : code}`;
  const places = place === undefined ? [] : [element("span", { class: "place" }, place)];
  return element("li", { class: level }, ...places, `${message} `, element("a", { href: page }, code));
}
