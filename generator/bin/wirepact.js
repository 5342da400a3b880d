#!/usr/bin/env node
// The command `wirepact`. Committed, so that npm links it before the first build.

import { existsSync } from "node:fs";

const program = new URL("../dist/cli/main.js", import.meta.url);

if (existsSync(program)) {
  const { runProcess } = await import(program.href);
  await runProcess(process);
} else {
  process.stderr.write("wirepact is not built yet: run `npm run build` first.\n");
  process.exitCode = 2;
}
