// What the site adds to an installation of the generator: scripts, guides, templates and the bundled libraries, and no dependency.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { unpack } from "../support/packed.js";

const mostBytes = 4_000_000;

let folder = "";
let files: readonly string[] = [];
beforeAll(() => {
  folder = unpack("generator");
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
});

/** Files that are there only for the site; files that are loaded by it alone are named for their modules. */
const isForSite = (file: string): boolean =>
  /^dist\/(?:site-scripts|guides|templates\/site)\/|^dist\/program\/(?:make-site|write-site|licenses)\b/.test(file);

const unpacked = (some: readonly string[]): number => some.reduce((total, file) => total + statSync(join(folder, file)).size, 0);
const packed = (some: readonly string[]): number =>
  execFileSync("tar", ["-cz", "-C", folder, ...some], { maxBuffer: 64 * 1024 * 1024 }).length;

describe("the site in an installation of the generator", () => {
  it("takes less than 4 MB, packed and unpacked", () => {
    const own = files.filter(isForSite);
    for (const part of ["site-scripts/spec-worker.js", "guides/stores.md", "program/make-site"])
      expect(
        own.some((file) => file.startsWith(`dist/${part}`)),
        part,
      ).toBe(true);
    // Templates are compiled into one module with all others; their sources are about as large.
    const templates = 2 * unpacked(own.filter((file) => file.includes("/templates/")));
    expect(unpacked(own) + templates).toBeLessThan(mostBytes);
    const without = files.filter((file) => !isForSite(file));
    expect(packed(files) - packed(without)).toBeLessThan(mostBytes / 4);
  });

  it("installs no library of the site, and has the licenses of those that it contains", () => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly dependencies: object };
    const licenses = ["site-scripts", "program"].map((part) => readFileSync(join(folder, `dist/${part}/licenses.txt`), "utf8")).join("\n");
    for (const name of ["@codemirror/view", "@dagrejs/dagre", "@lezer/highlight", "markdown-it"]) {
      expect(Object.keys(dependencies)).not.toContain(name);
      expect(licenses).toMatch(new RegExp(`^${name}$`, "m"));
    }
    expect(licenses).not.toMatch(/^License: /m);
  });

  it("is loaded only by the command that builds it", () => {
    const start = readFileSync(join(folder, "dist/program/main.js"), "utf8");
    expect(start.length).toBeLessThan(500_000);
    for (const library of ["markdown-it", "dagre"]) expect(start).not.toContain(`node_modules/${library}`);
  });
});
