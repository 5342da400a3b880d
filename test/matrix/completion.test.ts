// The completion scripts in the real shells: what Tab offers after a part of a command line.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { removeTemporary } from "../support/remove-temporary.js";

const program = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wirepact-completion-"));
writeFileSync(join(folder, "messages.ndjson"), "");
afterAll(() => removeTemporary(folder));

/** What a shell prints for a program of its own, in which the script of wirepact is `$SCRIPT`. */
function runShell(shell: string, code: string): string {
  const script = join(folder, `completion.${shell}`);
  writeFileSync(script, execFileSync(process.execPath, [program, "completion", shell], { encoding: "utf8" }));
  const flags = shell === "bash" ? ["--norc", "--noprofile"] : shell === "zsh" ? ["-f"] : ["--no-config"];
  const env = { ...process.env, SCRIPT: script, HOME: folder, TERM: "xterm", FOLDER: folder };
  return execFileSync(shell, [...flags, "-c", code], { cwd: folder, env, encoding: "utf8", timeout: 600_000 });
}

const words = (output: string): readonly string[] => output.split("\n").filter((line) => line !== "");

/** The words that each shell offers for a line; a terminal is read until those that are expected are there, or for long enough. */
const completers: Readonly<Record<string, (line: string, expected: readonly string[]) => readonly string[]>> = {
  bash: (line) =>
    words(
      runShell(
        "bash",
        `source "$SCRIPT"
compopt() { COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")); }
COMP_WORDS=(${line.replace(/ $/, " ''")}); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
_wirepact; printf '%s\\n' "\${COMPREPLY[@]}"`,
      ),
    ),
  // A terminal of its own, in which Tab lists what there is.
  zsh: (line, expected) =>
    words(
      runShell(
        "zsh",
        `zmodload zsh/zpty
zpty shell zsh -f -i
drain() { local out= part; while zpty -r -t shell part; do out+=$part; done; REPLY=$out }
zpty -w shell "PS1=; LISTMAX=0; unsetopt beep; autoload -U compinit; compinit -u -D; zstyle ':completion:*' list-grouped no; source $SCRIPT; cd $FOLDER; echo re''ady"
until [[ $all == *ready* ]]; do drain; all+=$REPLY; sleep 0.05; done
zpty -w -n shell ${JSON.stringify(line)}$'\\t\\t'
all=
until [[ ${expected.map((word) => `$all == *${word}*`).join(" && ")} ]] || (( SECONDS > 500 )); do drain; all+=$REPLY; sleep 0.05; done
print -r -- $all; zpty -d shell`,
      ),
    )
      // oxlint-disable-next-line no-control-regex -- a terminal prints them
      .flatMap((shown) => shown.replaceAll(/\u001b\[[0-9;?]*[A-Za-z]|[\r\u0007\b]/g, " ").split(/\s+/)),
  fish: (line) => words(runShell("fish", `source $SCRIPT; complete -C ${JSON.stringify(line)}`)).map((each) => each.split("\t")[0]!),
};

describe.each(Object.keys(completers))("%s", (shell) => {
  const isInstalled = spawnSync(shell, ["--version"]).status === 0;
  if (!isInstalled) console.log(`${shell} is not installed; its completion is not tested`);

  it.skipIf(!isInstalled).each([
    ["wirepact c", ["check", "convert", "completion"], ["init", "--help"]],
    ["wirepact check --f", ["--format", "--fix"], ["--spec"]],
    ["wirepact check --format ", ["text", "json", "github", "sarif"], ["init", "--fix"]],
    ["wirepact store ", ["import", "export", "view"], ["check"]],
    ["wirepact store import --d", ["--db"], ["--fix"]],
    ["wirepact completion ", ["bash", "zsh", "fish"], ["check"]],
    ["wirepact validate mess", ["messages.ndjson"], ["check"]],
  ])("%j", (line, offered, others) => {
    const found = completers[shell]!(line, offered);
    for (const word of offered) expect(found, line).toContain(word);
    for (const word of others) expect(found, line).not.toContain(word);
  });
});
