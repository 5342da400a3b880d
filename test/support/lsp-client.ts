// A client of the language server: an editor without a window, over the real protocol.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol/node";

export interface EditorClient {
  readonly connection: ProtocolConnection;
  readonly open: (path: string, text?: string) => Promise<void>;
  readonly change: (path: string, text: string) => Promise<void>;
  /** The diagnostics that the server sends next for a file. */
  readonly diagnostics: (path: string) => Promise<readonly Diagnostic[]>;
  /** Sends a request about a place: the offset of a part of the text, plus some characters. */
  readonly at: <T>(method: string, path: string, offset: number, more?: object) => Promise<T>;
  readonly text: (path: string) => string;
  readonly close: () => Promise<void>;
}

/** Starts `wirepact lsp`. */
export async function startEditor(program: string): Promise<EditorClient> {
  const child = spawn(process.execPath, [program, "lsp", "--stdio", `--clientProcessId=${process.pid}`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return openClient(child.stdout, child.stdin, () => ended);
}

/** Opens a client on the streams of a server. */
export async function openClient(input: Readable, output: Writable, ended?: () => Promise<void>): Promise<EditorClient> {
  const connection = createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
  const texts = new Map<string, string>();
  const versions = new Map<string, number>();
  const waiting = new Map<string, ((diagnostics: readonly Diagnostic[]) => void)[]>();
  connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics, version: judged }: PublishDiagnosticsParams) => {
    // Those of an earlier text are not what a test waits for.
    if (judged !== undefined && judged !== versions.get(uri)) return;
    for (const resolve of waiting.get(uri)?.splice(0) ?? []) resolve(diagnostics);
  });
  connection.onNotification("window/showMessage", () => {});
  connection.listen();
  await connection.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {} });
  await connection.sendNotification("initialized", {});
  let version = 0;
  return {
    connection,
    open: async (path, text = readFileSync(path, "utf8")) => {
      texts.set(path, text);
      versions.set(uriOf(path), ++version);
      await connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri: uriOf(path), languageId: "yaml", version, text },
      });
    },
    change: async (path, text) => {
      texts.set(path, text);
      versions.set(uriOf(path), ++version);
      await connection.sendNotification("textDocument/didChange", {
        textDocument: { uri: uriOf(path), version },
        contentChanges: [{ text }],
      });
    },
    diagnostics: (path) =>
      new Promise((resolve) => {
        const uri = uriOf(path);
        waiting.set(uri, [...(waiting.get(uri) ?? []), resolve]);
      }),
    at: (method, path, offset, more = {}) =>
      connection.sendRequest(method, {
        textDocument: { uri: uriOf(path) },
        position: positionOf(texts.get(path) ?? "", offset),
        ...more,
      }),
    text: (path) => texts.get(path) ?? "",
    close: async () => {
      await connection.sendRequest("shutdown");
      if (ended !== undefined) {
        await connection.sendNotification("exit");
        await ended();
      }
      connection.dispose();
    },
  };
}

export const uriOf = (path: string): string => pathToFileURL(path).href;

/** The position of an offset. */
export function positionOf(text: string, offset: number): Range["start"] {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)!.length };
}

const offsetOf = (text: string, { line, character }: Range["start"]): number =>
  text
    .split("\n")
    .slice(0, line)
    .reduce((sum, each) => sum + each.length + 1, 0) + character;

/** The text in a range. */
export const textIn = (text: string, range: Range): string => text.slice(offsetOf(text, range.start), offsetOf(text, range.end));

/** A text with the edits of a server applied. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => offsetOf(text, b.range.start) - offsetOf(text, a.range.start))
    .reduce(
      (edited, { range, newText }) => edited.slice(0, offsetOf(text, range.start)) + newText + edited.slice(offsetOf(text, range.end)),
      text,
    );
}

/** The edits of a workspace edit for a file. */
export const editsFor = (edit: WorkspaceEdit | null, path: string): readonly TextEdit[] => edit?.changes?.[uriOf(path)] ?? [];
