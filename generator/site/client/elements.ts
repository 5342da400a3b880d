// Small helpers to build elements.

import { copyText, say } from "./say.js";

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with attributes and children; a child that is a string is text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(key, "");
    else if (typeof value === "string") made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** A button. */
export function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element("button", { type: "button" }, text);
  made.addEventListener("click", onClick);
  return made;
}

/** A button that copies a text. Pages opened from a disk may not use the clipboard directly. */
export function copyButton(text: () => string): HTMLButtonElement {
  const made = button("Copy", () => {
    void copyText(text()).then((isCopied) => say(made, isCopied ? "Copied" : "Press Ctrl+C"));
  });
  made.setAttribute("aria-label", "Copy this code");
  return made;
}

/** A labelled choice. */
export function choice(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): { label: HTMLLabelElement; select: HTMLSelectElement } {
  const select = element("select", {}, ...options.map(([value, text]) => element("option", { value }, text)));
  return { label: element("label", {}, label, select), select };
}
