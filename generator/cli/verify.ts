// `wirepact verify`: makes a published package again from its released model and says whether it is the same.

import { resolve } from "node:path";
import type { AddCommand } from "./command.js";
import { showFinding } from "./generate-report.js";

/** Adds the command. */
export const addVerifyCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("verify")
    .description("make a package again from its released model, and compare")
    .argument("<tarball>", "a package as npm packs it")
    .action(async (tarball: string) => {
      const { loadConfig } = await import("../config/load-config.js");
      const config = await loadConfig(folder);
      if ("code" in config) {
        showFinding(config, terminal);
        return exit(1);
      }
      const { verifyPackage } = await import("../release/verify-package.js");
      const { name, version, files, diagnostics } = await verifyPackage(config, resolve(folder, tarball));
      for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
      if (diagnostics.length === 0) terminal.print(`${name} ${version} is what its release gives: ${files} files are the same.`);
      return exit(diagnostics.length === 0 ? 0 : 1);
    });
};
