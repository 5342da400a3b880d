// `wirepact verify`: generates a released package again from its frozen model and compares the two.

import { resolve } from "node:path";
import type { AddCommand } from "./command.js";
import { showFinding } from "./generate-report.js";

/** Adds the command. */
export const addVerifyCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("verify")
    .description("check that a package is what its released model generates")
    .argument("<tarball>", "package file, as created by npm pack")
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
      if (diagnostics.length === 0) terminal.print(`${name} ${version} matches its released model: ${files} files are identical.`);
      return exit(diagnostics.length === 0 ? 0 : 1);
    });
};
