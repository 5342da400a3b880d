// Small helpers to build elements.

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
    void copyText(text()).then((isCopied) => showBriefly(made, isCopied ? "Copied" : "Press Ctrl+C"));
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

/** Changes the text of a button for a moment. */
export function showBriefly(pressed: HTMLButtonElement, text: string): void {
  const before = (pressed.dataset["text"] ??= pressed.textContent ?? "");
  pressed.textContent = text;
  setTimeout(() => (pressed.textContent = before), 1500);
}

/** Copies a text, if the browser allows it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
