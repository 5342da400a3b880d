// The commands for people with messages at hand know no protocol either: they say the same of renamed files as of the real ones.

import { runnable } from "@wirepact/core/codegen";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import picocolors from "picocolors";
import { describe, expect, it } from "vitest";
import { runProgram } from "../../generator/cli/main.js";
import { encodeMessage } from "../../packages/core/src/codec/codec.js";
import { encodingsOf } from "../support/encodings.js";
import { transcriptsOf } from "../support/rename/any-package.js";
import { type RenamedSpec, renameSpec } from "../support/rename/renamed-spec.js";
import { withSpecFolder } from "../support/spec-folder.js";
import { specProtocols } from "../support/spec-protocols.js";
import { sampleOf } from "../support/sample-size.js";

const spec: RenamedSpec = renameSpec();
const realSpec = fileURLToPath(new URL("../../spec/wirepact.yaml", import.meta.url));
const endings = { json: "json", ndjson: "ndjson", sse: "sse", "content-length": "lsp", yaml: "yaml", mail: "md" } as const;

async function run(folder: string, parameters: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  const out: string[] = [];
  const print = (line: string): void => void out.push(line);
  const terminal = { print, printError: print, printRaw: print, colours: picocolors.createColors(false), width: 120 };
  const code = await runProgram(parameters, terminal, folder);
  return { code, out: out.join("\n").replaceAll(`${folder}/`, "") };
}

/** What a command found, without the words in which it says so: codes and numbers. */
const facts = (out: string): readonly string[] =>
  out.match(/\[[a-z-]+\](?=$)|:\d+:\d+ |\b\d+ (?:messages?|valid|invalid|warnings?|threads?)/gm) ?? [];

describe("commands on renamed files", () => {
  it("check counts the same protocols and messages", async () => {
    await withSpecFolder(spec.files, [], async (folder) => {
      const { code, out } = await run(dirname(folder), ["check"]);
      expect(code, out).toBe(0);
      expect(out).toMatch(/5 protocols, 47 messages/);
    });
  });

  it.each(sampleOf(spec.protocols))("validate, transcript and inbox find the same in $original", async ({ original, name, renaming }) => {
    const model = specProtocols().find((protocol) => protocol.name === original)!;
    const [encoding] = encodingsOf(model);
    const words = encoding!.name === "mail" ? renaming.mail : renaming.text;
    const messages = [
      ...transcriptsOf(model)
        .slice(0, 3)
        .flatMap((transcript) => transcript.messages),
      ...Object.values(model.messages).map(({ examples }) => examples[0]!.value),
    ];
    const texts = messages.map((message) => encodeMessage(runnable(model), [encoding!], message));
    // One of them lacks a letter in its first word, which is its tag or its first field.
    const broken = texts.map((text, index) => (index === 1 ? text.replace(/[a-z]/i, "") : text));
    await withSpecFolder(spec.files, [], async (folder) => {
      for (const [index, text] of broken.entries()) {
        const file = `${String(index).padStart(3, "0")}.${endings[encoding!.name]}`;
        for (const [kind, content] of [
          ["real", text],
          ["renamed", words(text)],
        ] as const) {
          const path = join(folder, kind, file);
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, content);
        }
      }
      for (const command of ["validate", "transcript", "inbox"]) {
        const real = await run(folder, [command, join(folder, "real"), "--protocol", original, "--spec", realSpec]);
        const renamed = await run(folder, [command, join(folder, "renamed"), "--protocol", name, "--spec", join(folder, "wirepact.yaml")]);
        expect(renamed.code, renamed.out).toBe(real.code);
        expect(facts(renamed.out), renamed.out).toEqual(facts(real.out));
        if (command === "validate") expect(facts(real.out).length, real.out).toBeGreaterThan(1);
      }
    });
  });
});
