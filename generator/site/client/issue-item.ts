// An issue in a list: where it is, what is wrong, and the page of its code.

import { button, element } from "./elements.js";
import type { ListedIssue } from "./check-text.js";

/** The item of an issue of a protocol; its place is a button if something leads there. */
export function issueItem({ code, message, level, place }: ListedIssue, protocol: string, goTo?: (place: string) => void): HTMLLIElement {
  const root = document.body.dataset["root"] ?? "";
  const page = `${root}${encodeURIComponent(protocol)}/errors.html#${code.startsWith("rule/") ? "rule" : code}`;
  const places = place === undefined ? [] : [goTo === undefined ? element("span", {}, place) : button(place, () => goTo(place))];
  for (const shown of places) shown.className = "place";
  return element("li", { class: level }, ...places, `${message} `, element("a", { href: page }, code));
}
