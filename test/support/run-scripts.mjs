// Runs scripts of package.json at the same time: `node test/support/run-scripts.mjs lint unused`. What each prints comes in one piece; fails if one fails.

import { spawn } from "node:child_process";

const run = (script) =>
  new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script], { shell: process.platform === "win32" });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (printed += text));
    child.on("error", (error) => resolve({ code: 1, printed: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, printed }));
  });

const results = await Promise.all(
  process.argv.slice(2).map(async (script) => {
    const { code, printed } = await run(script);
    process.stdout.write(printed);
    if (code !== 0) console.error(`npm run ${script} failed with exit code ${code}`);
    return code;
  }),
);
process.exitCode = results.some((code) => code !== 0) ? 1 : 0;
