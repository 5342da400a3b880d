// What every page does: the menu, the theme, copy buttons and the search. Pages are complete without it.

import { copyButton } from "./elements.js";
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
    const next = isDark() ? "light" : "dark";
    button.dataset["next"] = next;
    button.setAttribute("aria-label", `Use the ${next} theme`);
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
  const show = (isShown: boolean): void => {
    navigation.classList.toggle("shown", isShown);
    button.setAttribute("aria-expanded", String(isShown));
  };
  button.addEventListener("click", () => show(!navigation.classList.contains("shown")));
  for (const part of [button, navigation])
    part.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !navigation.classList.contains("shown")) return;
      show(false);
      button.focus();
    });
}

/** Shows the link to this page where the navigation is longer than the window. */
function scrollToCurrent(navigation: HTMLElement): void {
  const current = navigation.querySelector<HTMLElement>("[aria-current=page]");
  if (current !== null && current.offsetTop + current.offsetHeight > navigation.clientHeight)
    navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2;
}

const theme = document.querySelector<HTMLButtonElement>("button.theme");
if (theme !== null) startTheme(theme);
const menu = document.querySelector<HTMLButtonElement>("button.menu");
const navigation = document.querySelector<HTMLElement>("#navigation");
if (menu !== null && navigation !== null) startMenu(menu, navigation);
if (navigation !== null) scrollToCurrent(navigation);
for (const block of document.querySelectorAll(".code")) block.append(copyButton(() => block.querySelector("code")?.textContent ?? ""));
const search = document.querySelector<HTMLElement>(".search");
if (search !== null) startSearch(search);
