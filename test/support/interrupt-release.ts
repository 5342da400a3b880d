// Interrupts `wirepact release` at a moment that an event tells: a line that it prints, a file that it writes, a hook of Git, or a package that the
// registry has taken.

import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Registry } from "./registry.js";

const command = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));

/** `file` is in a folder that exists already, relative to the project; `*` is any. */
export type Moment =
  | { readonly line: string }
  | { readonly folder: string; readonly file: string }
  | { readonly hook: string; readonly when?: string }
  | { readonly taken: string };

export type Signal = "SIGKILL" | "SIGINT";

export interface NamedMoment {
  readonly what: string;
  readonly moment: Moment;
}

const written = (what: string, folder: string, file: string): NamedMoment => ({ what, moment: { folder, file } });
const inHook = (what: string, hook: string, when?: string): NamedMoment => ({
  what,
  moment: { hook, ...(when === undefined ? {} : { when }) },
});
const printed = (what: string, line: string): NamedMoment => ({ what, moment: { line } });
const transaction = (state: string, reference: string): string => `[ "$1" = ${state} ] && grep -q ${reference}`;

/** The moments of a release of two protocols, up to its tags. */
export const momentsBeforePublishing: readonly NamedMoment[] = [
  written("when it holds the lock", ".git", "wirepact-release.lock"),
  written("when it has written its record", ".git", "wirepact-release.json"),
  written("when it has set the first version", "spec/protocols", "berth.yaml"),
  written("when it has set the second version", "spec/protocols", "crane.yaml"),
  printed("while it generates the packages", "generating"),
  written("when it has written the first package", "packages/berth", "package.json"),
  written("when it has written the second package", "packages/crane", "package.json"),
  written("when it has written what is generated", "generated", "manifest.json"),
  written("while it freezes the first model", "spec/releases", "berth"),
  written("when it has noted the digests of the models", "spec/releases", "hashes.json"),
  written("when it has written the first changelog", "packages/berth", "CHANGELOG.md"),
  written("when it has moved the notes", "spec/notes", "berth.md"),
  written("when it has written the first bill of materials", "packages/berth", "sbom.cdx.json"),
  written("when it has written the second changelog", "packages/crane", "CHANGELOG.md"),
  written("when it has written the second bill of materials", "packages/crane", "sbom.cdx.json"),
  printed("while it builds the packages", "building"),
  written("when it has compiled the first package", "packages/berth/dist", "*"),
  written("when it has compiled the second package", "packages/crane/dist", "*"),
  printed("while it packs the packages", "packing"),
  written("when Git locks its index", ".git", "index.lock"),
  printed("while it commits", "committing"),
  inHook("before Git has committed", "pre-commit"),
  inHook("when Git has prepared the message", "prepare-commit-msg"),
  inHook("when Git checks the message", "commit-msg"),
  inHook("before Git moves the branch", "reference-transaction", transaction("prepared", "refs/heads")),
  inHook("when Git has moved the branch", "reference-transaction", transaction("committed", "refs/heads")),
  inHook("after Git has committed", "post-commit"),
  inHook("before the first tag", "reference-transaction", transaction("prepared", "refs/tags/@harbour/berth")),
  inHook("between two tags", "reference-transaction", transaction("committed", "refs/tags/@harbour/berth")),
  inHook("after the second tag", "reference-transaction", transaction("committed", "refs/tags/@harbour/crane")),
];

/** The moments after the tags. */
export const momentsOfPublishing: readonly NamedMoment[] = [
  printed("before it publishes the first package", "publishing @harbour/berth"),
  { what: "when the registry has taken the first package", moment: { taken: "berth" } },
  printed("before it publishes the second package", "publishing @harbour/crane"),
  { what: "when the registry has taken the second package", moment: { taken: "crane" } },
];

export interface Interruption {
  readonly moment: Moment;
  readonly signal: Signal;
  readonly registry?: Pick<Registry, "taken">;
  readonly options?: readonly string[];
}

export interface InterruptedRun {
  /** Whether the moment came before the end. */
  readonly isHit: boolean;
  readonly printed: string;
}

/** Runs a release until a moment, then sends a signal to it and to the processes that it started, as a terminal does. */
export async function interruptRelease(folder: string, { moment, signal, registry, options = [] }: Interruption): Promise<InterruptedRun> {
  let isHit = false;
  const removeHook = "hook" in moment ? installHook(folder, moment.hook, { signal, when: moment.when ?? "true" }) : undefined;
  const child = spawn(process.execPath, [command, "release", ...options], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = (): void => {
    if (isHit || child.exitCode !== null || child.signalCode !== null) return;
    isHit = true;
    process.kill(-child.pid!, signal);
  };
  const watcher =
    "folder" in moment
      ? watch(join(folder, moment.folder), (_event, name) => void ((moment.file === "*" || name === moment.file) && kill()))
      : undefined;
  if ("taken" in moment && registry !== undefined) registry.taken = (name) => void (name.includes(moment.taken) && kill());
  let text = "";
  const hear = (chunk: Buffer): void => {
    text += chunk.toString("utf8");
    if ("line" in moment && new RegExp(`^${moment.line}`, "m").test(text)) kill();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const [code, by] = await new Promise<readonly [number | null, string | null]>((resolve) => {
    child.once("close", (status, ending) => resolve([status, ending]));
  });
  watcher?.close();
  removeHook?.();
  if (registry !== undefined) registry.taken = undefined;
  return { isHit: isHit || by !== null || (code !== 0 && "hook" in moment), printed: text };
}

/** Installs a hook that signals the process group of the release; gives a function that removes it. */
function installHook(folder: string, name: string, { signal, when }: { readonly signal: Signal; readonly when: string }): () => void {
  const hook = join(folder, ".git/hooks", name);
  mkdirSync(join(folder, ".git/hooks"), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\nif ${when}; then kill -${signal.slice(3)} 0; fi\nexit 0\n`);
  chmodSync(hook, 0o755);
  return () => rmSync(hook);
}
