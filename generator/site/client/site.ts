// What every page does: the menu, the theme, copy buttons and the search. Pages are complete without it.

import { copyText, say } from "./say.js";
import { startSearch } from "./search.js";

const root = document.documentElement;

/** Reads and writes a preference; pages opened from a disk may have no storage. */
const preference = {
  read: (name: string): string | undefined => {
    try {
      return localStorage.getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (name: string, value: string): void => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Without storage, the choice ends with the page.
    }
  },
};

function startTheme(button: HTMLButtonElement): void {
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = (): boolean => (root.dataset["theme"] ?? (systemDark.matches ? "dark" : "light")) === "dark";
  const show = (): void => {
    button.textContent = isDark() ? "Light" : "Dark";
    button.setAttribute("aria-label", `Use the ${isDark() ? "light" : "dark"} theme`);
  };
  const saved = preference.read("theme");
  if (saved === "dark" || saved === "light") root.dataset["theme"] = saved;
  button.hidden = false;
  button.addEventListener("click", () => {
    root.dataset["theme"] = isDark() ? "light" : "dark";
    preference.write("theme", root.dataset["theme"]);
    show();
  });
  systemDark.addEventListener("change", show);
  show();
}

function startMenu(button: HTMLButtonElement, navigation: HTMLElement): void {
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = navigation.classList.toggle("shown");
    button.setAttribute("aria-expanded", String(shown));
  });
}

/** A button that copies a code block. Pages opened from a disk may not use the clipboard directly. */
function addCopyButton(block: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.setAttribute("aria-label", "Copy this code");
  button.addEventListener("click", () => {
    void copyText(block.querySelector("code")?.textContent ?? "").then((isCopied) => say(button, isCopied ? "Copied" : "Press Ctrl+C"));
  });
  block.append(button);
}

const theme = document.querySelector<HTMLButtonElement>("button.theme");
if (theme !== null) startTheme(theme);
const menu = document.querySelector<HTMLButtonElement>("button.menu");
const navigation = document.querySelector<HTMLElement>("#navigation");
if (menu !== null && navigation !== null) startMenu(menu, navigation);
for (const block of document.querySelectorAll<HTMLElement>(".code")) addCopyButton(block);
const search = document.querySelector<HTMLElement>(".search");
if (search !== null) startSearch(search);
