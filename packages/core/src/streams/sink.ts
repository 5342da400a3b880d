// Where a connection writes: a Node or web stream. Whatever happens to the stream, every write and the end of the connection settle.

import { quote } from "../base/quote.js";

/** As much of a Node `Writable` as is used here. */
export interface NodeWritable {
  readonly write: (chunk: string, callback: (error?: Error | null) => void) => unknown;
  readonly end: (callback: () => void) => unknown;
  readonly on: (event: "error" | "close", listener: () => void) => unknown;
  readonly destroyed?: boolean;
}

/** As much of a web `WritableStream` of bytes as is used here. */
export interface WebWritable {
  // Methods, because a stream that takes only some kinds of bytes takes ours; and no type arguments, which compilers before 5.7 do not know.
  getWriter(): { write(chunk: Uint8Array): Promise<void>; close(): Promise<void> };
}

export interface Sink {
  /** Resolves when the stream has accepted the text; rejects when it never will. */
  readonly write: (text: string) => Promise<void>;
  /** Resolves when the stream has ended, in whatever way. */
  readonly end: () => Promise<void>;
}

export function createSink(writable: NodeWritable | WebWritable): Sink {
  const { getWriter, write } = Object(writable) as Partial<NodeWritable & WebWritable>;
  if (!getWriter && !write) throw new TypeError(`writable must be a stream, got ${quote(writable)}`);
  return getWriter ? webSink(writable as WebWritable) : nodeSink(writable as NodeWritable);
}

function nodeSink(writable: NodeWritable): Sink {
  /** What to do when the stream closes: some streams forget the callback of a write that they are busy with. */
  const onClose = new Set<(error: Error) => void>();
  const close = (): void => {
    for (const settle of onClose) settle(new Error("the stream was closed"));
    onClose.clear();
  };
  // Without a listener the error event of a broken stream would end this process; each `send` reports the error instead.
  writable.on("error", () => undefined);
  writable.on("close", close);
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        onClose.add(reject);
        writable.write(text, (error) => {
          onClose.delete(reject);
          if (error) reject(error);
          else resolve();
        });
      }),
    end: () =>
      new Promise((resolve) => {
        const done = (): void => resolve();
        // A stream whose other end is gone closes without finishing, or is closed already.
        if (writable.destroyed) return done();
        onClose.add(done);
        writable.end(done);
      }),
  };
}

function webSink(writable: WebWritable): Sink {
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return { write: (text) => writer.write(encoder.encode(text)), end: () => writer.close().catch(() => undefined) };
}
