// `wirepact docs` in somebody else's project: what it writes, and what it leaves alone.

import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { runCommand } from "../support/command-line.js";
import { deadLinks } from "../support/dead-links.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { watchCommand } from "../support/watch-command.js";

const spec = fileURLToPath(new URL("../golden-specs/workshop", import.meta.url));
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "wirepact-docs-"));
  cpSync(spec, join(project, "spec"), { recursive: true });
  // One protocol is enough.
  removeTemporary(join(project, "spec/protocols/catalogue.yaml"));
  put("spec/wirepact.yaml", "protocols:\n  - protocols/workshop.yaml\nlint: minimal\n");
});
afterEach(() => removeTemporary(project));

const read = (path: string): string => readFileSync(join(project, path), "utf8");
const put = (path: string, text: string): void => writeFileSync(join(project, path), text);
const files = (folder: string): readonly string[] =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(project, folder).length + 1))
    .sort();
const specFile = "spec/protocols/workshop.yaml";

/** Keeps the present spec as a release. */
async function keepRelease(version: string): Promise<void> {
  const { protocols } = await compileSpec(join(project, "spec/wirepact.yaml"));
  freezeModel(join(project, "spec/releases"), { ...protocols[0]!.model, version });
}

describe("building a site", () => {
  it("writes the same files every time, and only those that changed", async () => {
    const first = await runCommand(["docs"], project);
    expect(first.code, first.out).toBe(0);
    const built = new Map(files("site").map((path) => [path, read(`site/${path}`)]));
    for (const path of [
      "index.html",
      "workshop/messages/order.html",
      "workshop/errors.html",
      "workshop/playground.html",
      "llms.txt",
      "style.css",
    ])
      expect(built.has(path), path).toBe(true);
    expect((await runCommand(["docs"], project)).out).toMatch(/: 0 written, \d+ unchanged, 0 deleted/);
    expect((await runCommand(["docs", "--out", "other"], project)).code).toBe(0);
    expect(files("other")).toEqual([...built.keys()]);
    for (const [path, text] of built) expect(read(`other/${path}`), path).toBe(text);
  });

  it("keeps the last site when the spec has errors, and says where they are", async () => {
    await runCommand(["docs"], project);
    const before = read("site/workshop/messages/order.html");
    put(specFile, read(specFile).replace("size: Size", "size: Sise"));
    const { code, out } = await runCommand(["docs"], project);
    expect(code).toBe(1);
    expect(out).toMatch(/workshop\.yaml:\d+:\d+ error resolve\/unknown-type/);
    expect(out).toContain("The site was not changed.");
    expect(read("site/workshop/messages/order.html")).toBe(before);
  });

  it("follows every save with --watch, and keeps the last site while the spec has errors", async () => {
    const { says, stop } = watchCommand(["docs", "--watch"], project);
    try {
      await says("press Ctrl+C to stop.\n");
      const original = read(specFile);
      put(specFile, original.replace("size: Size", "size: Sise"));
      expect(await says("The site was not changed.\n")).toContain("resolve/unknown-type");
      put(specFile, original.replace("What it costs.", "What it costs, in cents."));
      await says(/[1-9]\d* written, \d+ unchanged, 0 deleted/);
      expect(read("site/workshop/messages/quote.html")).toContain("in cents");
    } finally {
      expect(await stop()).toBe(0);
    }
  });

  it("never touches files of other people", async () => {
    mkdirSync(join(project, "site"));
    put("site/notes.txt", "mine");
    expect((await runCommand(["docs"], project)).code).toBe(0);
    expect(read("site/notes.txt")).toBe("mine");
    mkdirSync(join(project, "public"));
    put("public/index.html", "mine");
    const { code, out } = await runCommand(["docs", "--out", "public"], project);
    expect(code).toBe(1);
    expect(out).toContain("write/foreign-site-file");
    expect(out).toContain("hint: move it away, or choose another folder with --out");
    expect(files("public")).toEqual(["index.html"]);
  });

  it("shows HTML and scripts in docs as text", async () => {
    const hostile = "<script>alert(1)</script> <img src=x onerror=alert(2)> [link](javascript:alert(3)) ]]> </textarea>";
    put(specFile, read(specFile).replace("What it costs.", JSON.stringify(hostile)));
    const { code, out } = await runCommand(["docs"], project);
    expect(code, out).toBe(0);
    const pages = files("site").filter((path) => path.endsWith(".html"));
    for (const page of pages) {
      const html = read(`site/${page}`);
      expect(html, page).not.toMatch(/<script>|<img|href="javascript:/);
      expect(html.match(/<script/g)?.length, page).toBe(html.match(/<script src="[^"]*\.js"><\/script>/g)?.length);
    }
    for (const script of files("site").filter((path) => path.endsWith("model.js")))
      expect(read(`site/${script}`)).not.toContain("</script");
    expect(pages.some((page) => read(`site/${page}`).includes("&lt;script&gt;alert(1)"))).toBe(true);
  });

  it("shows all releases with their docs, and which of them understand each other", async () => {
    await keepRelease("0.8.0");
    put(specFile, read(specFile).replace("What it costs.", "What it costs, in cents."));
    await keepRelease("0.9.0");
    const { code, out } = await runCommand(["docs"], project);
    expect(code, out).toBe(0);
    const versions = read("site/workshop/versions.md");
    expect(versions).toMatch(/\| \[0\.9\.0\]\(versions\/0\.9\.0\/index\.md\) \| \d+ \| patch \|\n\| \[0\.8\.0\].* \| first release \|/);
    expect(versions).toContain("| **messages of 0.8.0** | all | all |");
    const old = read("site/workshop/versions/0.8.0/messages/quote.html");
    expect(old).toContain('This is version 0.8.0. The current version is <a href="../../../../workshop/index.html">');
    expect(old).not.toContain("in cents");
    expect(read("site/workshop/messages/quote.html")).toContain("in cents");
  });

  it("stops at a release that cannot be read, and keeps the last site", async () => {
    await runCommand(["docs"], project);
    await keepRelease("0.8.0");
    put("spec/releases/workshop/0.8.0.json", "{");
    const { code, out } = await runCommand(["docs"], project);
    expect(code).toBe(1);
    expect(out).toMatch(/release\/corrupt-baseline.*releases\/workshop\/0\.8\.0\.json/);
    expect(existsSync(join(project, "site/workshop/index.html"))).toBe(true);
  });

  it("links only to pages and sections that exist", async () => {
    await keepRelease("0.8.0");
    await runCommand(["docs"], project);
    expect(deadLinks(join(project, "site"))).toEqual([]);
  });
});

describe("--open", () => {
  const path = process.env["PATH"];
  afterEach(() => void (process.env["PATH"] = path));

  it("hands the first page to the program that opens files, after the site was built", async () => {
    // The program belongs to the desktop; this one writes down what it was given, and whether that exists.
    for (const program of ["xdg-open", "open"]) {
      put(
        program,
        `#!/bin/sh\nif [ -f "$1" ]; then /bin/echo "$#: $1" > "${join(project, "opened")}.new"; fi\n/bin/mv "${join(project, "opened")}.new" "${join(project, "opened")}"\n`,
      );
      chmodSync(join(project, program), 0o755);
    }
    process.env["PATH"] = project;
    const { code, problems } = await runCommand(["docs", "--out", "my site", "--open"], project);
    expect(`${code} ${problems}`).toBe("0 ");
    await expect.poll(() => existsSync(join(project, "opened"))).toBe(true);
    expect(read("opened")).toBe(`1: ${join(project, "my site/index.html")}\n`);
  });

  it("says where the site is if there is no such program", async () => {
    process.env["PATH"] = join(project, "nothing");
    const { code, problems } = await runCommand(["docs", "--open"], project);
    expect(code).toBe(0);
    expect(problems).toMatch(/^warning: the site could not be opened with (?:xdg-)?open; open .*site\/index\.html in a browser\n$/);
  });

  it("says where the site is if the program finds no browser", async () => {
    for (const program of ["xdg-open", "open"]) {
      writeFileSync(join(project, program), "#!/bin/sh\nexit 3\n");
      chmodSync(join(project, program), 0o755);
    }
    process.env["PATH"] = project;
    const { code, problems } = await runCommand(["docs", "--open"], project);
    expect(code).toBe(0);
    expect(problems).toMatch(/^warning: the site could not be opened with (?:xdg-)?open; open .*site\/index\.html in a browser\n$/);
  });

  it("opens nothing while the spec has errors", async () => {
    put(specFile, read(specFile).replace("size: Size", "size: Sise"));
    process.env["PATH"] = join(project, "nothing");
    expect((await runCommand(["docs", "--open"], project)).problems).toBe("");
  });
});

describe("templates and styles of the project", () => {
  beforeEach(() => {
    mkdirSync(join(project, "mine/site"), { recursive: true });
    put("package.json", '{ "type": "module" }');
    put("wirepact.config.js", "export const config = { templates: 'mine' };");
  });

  it("replace those of the generator, one by one", async () => {
    put("mine/site/style.css.hbs", "body { color: #123456; }\n");
    put("mine/site/header.hbs", '<header class="bar">Our header for {{site}}</header>\n');
    const { code, out } = await runCommand(["docs"], project);
    expect(code, out).toBe(0);
    expect(read("site/style.css")).toBe("body { color: #123456; }\n");
    for (const page of ["index.html", "workshop/messages/order.html"]) {
      expect(read(`site/${page}`)).toContain('<header class="bar">Our header for @');
      // The layout around it is the built-in one.
      expect(read(`site/${page}`)).toContain('<a class="skip" href="#_content">');
    }
  });

  it("are reported with their position if they contain a mistake, and the last site stays", async () => {
    const mistakes = [
      ["page.hbs", "<title>\n{{titel}}</title>", /mine\/site\/page\.hbs:2:3 error emit\/unknown-value.*did you mean "title"/s],
      ["page.hbs", "\n\n{{#if title}}", /mine\/site\/page\.hbs:3:1 error emit\/template-syntax/],
      ["landing.hbs", "{{> site/heder}}", /mine\/site\/landing\.hbs:1:\d+ error emit\/unknown-partial.*did you mean "site\/header"/s],
      ["styles.css.hbs", "body {}", /mine\/site\/styles\.css\.hbs:1:1 error emit\/replaces-nothing.*did you mean "site\/style\.css"/s],
    ] as const;
    await runCommand(["docs"], project);
    const present = (): readonly (readonly [string, string])[] => files("site").map((path) => [path, read(`site/${path}`)]);
    const before = present();
    expect(before.length).toBeGreaterThan(50);
    for (const [name, text, problem] of mistakes) {
      put(`mine/site/${name}`, text);
      const { code, out, problems } = await runCommand(["docs"], project);
      expect(code).toBe(1);
      expect(out).toMatch(problem);
      expect(out).toContain("The site was not changed.");
      expect(problems).toBe("");
      removeTemporary(join(project, "mine/site", name));
    }
    expect(present()).toEqual(before);
  });
});
