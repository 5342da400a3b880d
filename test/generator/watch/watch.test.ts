// `wirepact generate --watch` on a real folder: every save is followed, a broken spec costs nothing, and stopping leaves nothing behind.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { timeLimit } from "../../../generator/base/foreign-promise.js";
import { openSession } from "../../../generator/watch/session.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { type Watch, watchCommand } from "../../support/watch-command.js";

const spec = fileURLToPath(new URL("../../golden-specs/workshop", import.meta.url));
const rootFile = "spec/wirepact.yaml";
const protocolFile = "spec/protocols/workshop.yaml";
const typesFile = "packages/workshop/src/types.ts";

let project = "";
const watches: Watch[] = [];
beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "watch-")));
  cpSync(spec, join(project, "spec"), { recursive: true });
  // One protocol is enough.
  unlinkSync(join(project, "spec/protocols/catalogue.yaml"));
  put(rootFile, "protocols:\n  - protocols/workshop.yaml\nlint: minimal\n");
});
afterEach(async () => {
  // Also when a test failed half-way: nobody may write into a folder that is being removed.
  await Promise.all(watches.splice(0).map(({ stop }) => stop()));
  removeTemporary(project);
});

const read = (path: string): string => readFileSync(join(project, path), "utf8");
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
/** Saves as many editors do: a new file takes the place of the old one. */
const replace = (path: string, text: string): void => {
  put(`${path}.new`, text);
  renameSync(join(project, `${path}.new`), join(project, path));
};

/** Starts watching. */
function watch(): Watch {
  const started = watchCommand(["generate", "--watch"], project);
  watches.push(started);
  return started;
}

/** The line that ends a run in which files were written. */
const summary = /\d+ written, \d+ unchanged, \d+ deleted \(\d+ ms\)\n/;

describe("watching", () => {
  it("generates after changes, with a broken spec and a new protocol, until it is stopped", async () => {
    const { says, stop } = watch();
    expect(await says("press Ctrl+C to stop.\n")).toMatch(/1 protocol, 3 messages: \d+ written/);
    const original = read(protocolFile);

    // Saved by replacing the file.
    const changed = original.replace("What it costs.", "What it may cost.");
    expect(changed).not.toBe(original);
    replace(protocolFile, changed);
    const followed = await says(summary);
    expect(followed).toContain(`changed  ${protocolFile}\n`);
    expect(followed).toContain(`written  ${typesFile}\n`);
    expect(read(typesFile)).toContain("What it may cost.");

    // Broken: the place is named and the files stay as they are.
    const before = read(typesFile);
    replace(protocolFile, changed.replace("size: Size", "size: Sise"));
    const broken = await says("Nothing was written.\n");
    expect(broken).toMatch(/spec\/protocols\/workshop\.yaml:\d+:\d+ error resolve\/unknown-type/);
    expect(read(typesFile)).toBe(before);

    // Repaired, this time in place.
    put(protocolFile, original);
    expect(await says(summary)).toContain(`written  ${typesFile}\n`);
    expect(read(typesFile)).toContain("What it costs.");

    // A new protocol: a file, and a line in the root file.
    put("spec/protocols/annex.yaml", original.replace("protocol: workshop", "protocol: annex"));
    replace(rootFile, read(rootFile).replace(/^( *- )protocols\/workshop\.yaml$/m, "$&\n$1protocols/annex.yaml"));
    expect(await says(/2 protocols, 6 messages: .*\n/)).toContain("written  packages/annex/src/types.ts\n");
    expect(existsSync(join(project, "packages/annex/package.json"))).toBe(true);

    expect(await stop()).toBe(0);
    expect(await says("Stopped.\n")).toBe("Stopped.\n");
    // Nobody listens any more.
    replace(protocolFile, changed);
    await pause(300);
    expect(read(typesFile)).toContain("What it costs.");
    expect(readdirSync(join(project, "spec/protocols")).sort()).toEqual(["annex.yaml", "workshop.yaml"]);
  });

  it("waits for a spec that does not exist yet, or is removed and created again", async () => {
    renameSync(join(project, "spec"), join(project, "later"));
    const { says } = watch();
    expect(await says("press Ctrl+C to stop.\n")).toContain("error load/");
    renameSync(join(project, "later"), join(project, "spec"));
    expect(await says(summary)).toContain(`written  ${typesFile}\n`);
    const text = read(protocolFile);
    unlinkSync(join(project, protocolFile));
    await says("Nothing was written");
    expect(existsSync(join(project, typesFile))).toBe(true);
    put(protocolFile, text.replace("What it costs.", "What it may cost."));
    await says(summary);
    expect(read(typesFile)).toContain("What it may cost.");
  });

  it("generates after changes of the configuration and of templates", async () => {
    put("package.json", '{ "type": "module" }');
    put("wirepact.config.js", "export const config = { scope: '@one', templates: 'mine' };");
    const { says } = watch();
    expect(await says("press Ctrl+C to stop.\n")).toContain("folder not found: mine");
    mkdirSync(join(project, "mine"));
    await says(summary);
    replace("wirepact.config.js", "export const config = { scpoe: '@two' };");
    expect(await says("did you mean")).toContain('has the unknown key "scpoe"');
    replace("wirepact.config.js", "export const config = { scope: '@two', templates: 'mine' };");
    await says(summary);
    expect(read("packages/workshop/package.json")).toContain('"name": "@two/workshop"');
    put("mine/code/conversation.hbs", "/** Ours: {{message}}. */\nexport const ours = true;\n");
    expect(await says(summary)).toContain("written  packages/workshop/src/conversation.ts\n");
    expect(read("packages/workshop/src/conversation.ts")).toContain("export const ours = true;");
  });

  it.each([
    ["an emitter", "export const config = { emitters: [{ name: 'slow', emit: () => new Promise(() => {}) }] };"],
    ["the configuration", "globalThis.isWaiting = true;\nawait new Promise(() => {});"],
  ])("can be stopped while it waits for %s that never settles", async (_what, text) => {
    put("package.json", '{ "type": "module" }');
    put("wirepact.config.js", text.replace("emit: () =>", "emit: () => (globalThis.isWaiting = true) &&"));
    const waiting = globalThis as { isWaiting?: boolean };
    delete waiting.isWaiting;
    const { says, stop } = watch();
    await expect.poll(() => waiting.isWaiting).toBe(true);
    expect(await stop()).toBe(0);
    expect(await says("Stopped.\n")).toContain("its promise did not settle before the run was stopped");
  });

  it("goes on when an emitter does not settle in time", async () => {
    put("package.json", '{ "type": "module" }');
    const emit = "() => (globalThis.beginWaiting(), new Promise(() => {}))";
    put("wirepact.config.js", `export const config = { emitters: [{ name: 'slow', emit: ${emit} }] };`);
    // The time starts when the emitter waits, however long the machine took until then.
    const short = new AbortController();
    (globalThis as { beginWaiting?: () => void }).beginWaiting = () => {
      const ended = timeLimit(0, new AbortController().signal);
      ended.addEventListener("abort", () => short.abort(ended.reason));
    };
    let limit = short.signal;
    const session = openSession({ folder: project, limit: () => limit });
    expect(await session.update()).toMatchObject({
      generation: {
        written: [],
        diagnostics: [{ message: "emitter slow failed for workshop: its promise did not settle within 0 seconds" }],
      },
    });
    limit = new AbortController().signal;
    put("wirepact.config.js", "export const config = { emitters: [{ name: 'quick', emit: () => [] }] };");
    expect(await session.update()).toMatchObject({ kind: "generated", generation: { diagnostics: [] } });
  });
});
