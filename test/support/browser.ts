// Real pages in a real browser: Chromium of the system's package, driven by Playwright, under the policy that sites are served with.

import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "./chromium.js";

/** The strictest policy that a site of ours must work under. */
export const strictPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:";

/** Only what hangs takes so long, in milliseconds. */
const patience = 600_000;

/** A page with what went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console, of scripts and of requests. */
  readonly problems: readonly string[];
}

/** A window that opens one page after the other, because a new window takes longer than a page. */
export interface ReusedWindow {
  readonly open: (address: string, options?: PageOptions) => Promise<WatchedPage>;
}

export interface PageOptions {
  readonly width?: number;
  readonly theme?: "light" | "dark";
}

/** Starts the browser; undefined where none is installed, which CI does not allow. */
export async function launchBrowser(): Promise<Browser | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath, args, timeout: patience });
}

/** Makes a window for pages that do not leave anything behind. */
export function reuseWindow(browser: Browser): ReusedWindow {
  let kept: WatchedPage | undefined;
  return {
    open: async (address, { width = 1440, theme = "light" } = {}) => {
      if (kept === undefined) return (kept = await openPage(browser, address, { width, theme }));
      const { page, problems } = kept;
      // Another fragment of the same page would not load it again. What the last page did not finish to load is no problem of the next one.
      await page.goto("about:blank");
      (problems as string[]).length = 0;
      await page.emulateMedia({ media: null, colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address, { waitUntil: "load" });
      return kept;
    },
  };
}

/** Opens an address in a new window and waits for its scripts. */
export async function openPage(
  browser: Browser,
  address: string,
  { width = 1440, theme = "light" }: PageOptions = {},
): Promise<WatchedPage> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
  page.setDefaultTimeout(patience);
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => problems.push(`request: ${request.url()}`));
  page.on("request", (request) => {
    if (!/^(?:file|data|blob):|^http:\/\/127\.0\.0\.1[:/]/.test(request.url())) problems.push(`leaves the page: ${request.url()}`);
  });
  await page.goto(address, { waitUntil: "load" });
  return { page, problems };
}
