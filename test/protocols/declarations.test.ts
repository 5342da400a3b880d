// A library that exports what the packages' functions return, with `declaration: true`: the compiler must be able to name every inferred type, also where a
// package manager keeps the dependencies of dependencies out of reach.

import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeTemporary } from "../support/remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The dependencies of each package that is linked. */
const packages = {
  core: [],
  "acp-swarm": ["core"],
  "agent-mail": ["core"],
  "message-store": ["core"],
  store: ["core"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const library = `
import * as acp from "@wirepact/acp-swarm";
import * as mail from "@wirepact/agent-mail";
import * as records from "@wirepact/message-store";
import { createHistory, createMemoryStore, openStore } from "@wirepact/store";
import { createMemoryStore as createInMemory } from "@wirepact/store/memory";

export const store = createMemoryStore(mail);
export const records2 = createInMemory(records);
export const opened = openStore("memory:", records);
export class Run {
  readonly store = createMemoryStore(acp);
  readonly conversation = mail.createConversation();
}
export const history = createHistory({ store: records2, location: "trip-7", agentKey: "a" });
export const tail = store.tail("x");
export const { protocol } = acp;
export const { messageSchema, doneSchema } = mail;
export const checked = messageSchema["~standard"].validate({});
export const lines = acp.decodeStream([]);
export const connect = (options: acp.ConnectOptions<"container">) => acp.connect(options);
export const open = (streams: Omit<acp.ConnectOptions, "role">) => acp.connect({ ...streams, role: "container", mode: "lenient" });
export const receive = (text: string) => acp.receive(text);
export const receiveLenient = (text: string, options: mail.ReceiveOptions) => mail.receive(text, options);
export const decode = (text: string, options: acp.DecodeOptions) => acp.decode(text, options);
export const valid = acp.validate({}, { mode: "lenient" });
const conversation = mail.createConversation();
export const { feed, late, threads, awaited, findings } = conversation;
export const runs = () => conversation.runs();
export const read = async () => (await records2.entries("conversation", "trip-7")).map((entry) => entry.message);
export const view = records2.team;
export const build = (fields: acp.TaskRequestFields) => acp.createTaskRequest(fields);
`;

describe("the declarations of a library", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "wirepact-declarations-"));
    const home = (name: string): string => join(folder, "node_modules/.pnpm", name, "node_modules/@wirepact");
    const link = (target: string, path: string): void => {
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(target, path, "dir");
    };
    for (const [name, dependencies] of Object.entries(packages)) {
      for (const part of ["package.json", "dist"])
        cpSync(join(root, "packages", name, part), join(home(name), name, part), { recursive: true });
      for (const dependency of dependencies) link(join(home(dependency), dependency), join(home(name), dependency));
      if (name !== "core") link(join(home(name), name), join(folder, "node_modules/@wirepact", name));
    }
    writeFileSync(join(folder, "package.json"), '{ "name": "library", "type": "module" }');
    writeFileSync(join(folder, "library.ts"), library);
  });
  afterAll(() => removeTemporary(folder));

  it("name every inferred type without reaching into packages that it does not depend on", () => {
    let text = "";
    const program = ts.createProgram([join(folder, "library.ts")], {
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
      module: ts.ModuleKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      types: [],
    });
    const { diagnostics } = program.emit(undefined, (_path, written) => (text += written));
    const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, "\n"),
    );
    expect([...new Set(problems)]).toEqual([]);
    expect(text).toContain("export declare const store:");
    expect(text).not.toMatch(/@wirepact\/core|node_modules/);
  });
});
