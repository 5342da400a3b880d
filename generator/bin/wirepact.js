#!/usr/bin/env node
// The command `wirepact`. Committed, so that npm links it before the first build.

import { statSync } from "node:fs";

const place = (path) => new URL(path, import.meta.url);
const timeOf = (path) => statSync(place(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// In the repository the modules may have been compiled again since the program was put together from them.
const program = "../dist/program/start.js";
const isFresh = timeOf(program) > timeOf("../dist/tsconfig.tsbuildinfo");
const entry = isFresh ? program : "../dist/cli/start.js";

if (timeOf(entry) > 0) {
  const { start } = await import(place(entry).href);
  await start(process);
} else {
  process.stderr.write("wirepact is not built yet: run `npm run build` first.\n");
  process.exitCode = 2;
}
