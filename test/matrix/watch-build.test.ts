// `wirepact generate --watch --build`: the packages are compiled after every change, and the command says when they are ready.

import { cpSync, mkdtempSync, readFileSync, realpathSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repository } from "../support/packed.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { watchCommand } from "../support/watch-command.js";

it("compiles the packages after every change", async () => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), "wirepact-watch-build-")));
  cpSync(join(repository, "test/golden-specs/workshop"), join(project, "spec"), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(project, "node_modules"));
  writeFileSync(join(project, "tsconfig.json"), '{ "files": [], "references": [] }\n');
  const protocol = join(project, "spec/protocols/workshop.yaml");
  const declarations = (): string => readFileSync(join(project, "packages/workshop/dist/types.d.ts"), "utf8");
  const { says, stop } = watchCommand(["generate", "--watch", "--build"], project);
  try {
    await says("press Ctrl+C to stop.\n");
    expect(declarations()).toContain("What it costs.");
    writeFileSync(`${protocol}.new`, readFileSync(protocol, "utf8").replace("What it costs.", "What it may cost."));
    renameSync(`${protocol}.new`, protocol);
    expect(await says(/The packages are ready \(\d/)).toContain("changed  spec/protocols/workshop.yaml\n");
    expect(declarations()).toContain("What it may cost.");
  } finally {
    await stop();
    removeTemporary(project);
  }
});
