// `wirepact verify`: builds a published package again from its released model and compares the files.

import { resolve } from "node:path";
import { findProject } from "../config/find-project.js";
import type { AddCommand } from "./command.js";
import { showFinding } from "./generate-report.js";

/** Adds the command. */
export const addVerifyCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("verify")
    .description("rebuild a package from its released model and compare the files")
    .argument("<tarball>", "tarball of the package, as written by `npm pack`")
    .action(async (tarball: string) => {
      const { loadConfig } = await import("../config/load-config.js");
      const config = await loadConfig(findProject(folder));
      if ("code" in config) {
        showFinding(config, terminal);
        return exit(1);
      }
      const { verifyPackage } = await import("../release/verify-package.js");
      terminal.progress?.("building the package again …");
      const { name, version, files, diagnostics } = await verifyPackage(config, resolve(folder, tarball));
      for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
      if (diagnostics.length === 0) terminal.print(`${name} ${version} matches its release: ${files} files are identical.`);
      return exit(diagnostics.length === 0 ? 0 : 1);
    });
};
