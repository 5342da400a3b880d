// Answers what the SDK would drop without a word: lines that are no JSON, and requests whose ID can be read, but whose frame is invalid.

import { Transform, type Writable } from "node:stream";
import { isUrl } from "@wirepact/core/codegen";

type Members = Readonly<Record<string, unknown>>;

/** The properties of a request and of a notification. */
const ofRequest: ReadonlySet<string> = new Set(["jsonrpc", "id", "method", "params"]);

interface Refusal {
  readonly id: unknown;
  readonly code: number;
  readonly message: string;
}

/** A stream of lines without those that are answered here. Lines longer than the limit are left to the reader. */
export function answerBroken(output: Writable, limit: number): Transform {
  let waiting: Buffer[] = [];
  let size = 0;
  const take = (line: Buffer): Buffer | undefined => {
    const text = line.toString();
    if (text.trim() === "") return undefined;
    const checked = checkLine(text);
    if (typeof checked === "string") return checked === text ? line : Buffer.from(checked);
    const { id, ...error } = checked;
    output.write(`${JSON.stringify({ jsonrpc: "2.0", id, error })}\n`);
    return undefined;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        const kept = take(Buffer.concat([...waiting, chunk.subarray(start, end + 1)]));
        if (kept !== undefined) this.push(kept);
        [waiting, size, start] = [[], 0, end + 1];
      }
      waiting.push(chunk.subarray(start));
      size += chunk.length - start;
      if (size > limit) {
        waiting.splice(0).forEach((part) => this.push(part));
        size = 0;
      }
      done();
    },
    flush(done) {
      waiting.forEach((part) => this.push(part));
      done();
    },
  });
}

/** The line as the SDK understands it, or why it is refused. */
function checkLine(text: string): string | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { id: null, code: -32700, message: "Parse error" };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { id: null, code: -32600, message: "a message must be an object" };
  const message = value as Members;
  const { id } = message;
  // An answer is a matter of the SDK, and a message without an ID is not answered.
  if (!Object.hasOwn(message, "method") && (Object.hasOwn(message, "result") || Object.hasOwn(message, "error"))) return text;
  if (typeof id !== "string" && !Number.isSafeInteger(id)) return text;
  const problem = problemOfFrame(message) ?? problemOfParams(message["params"]);
  if (problem !== undefined) return { id, ...problem };
  // Properties that the protocol does not name are allowed, but not understood.
  const known = Object.entries(message).filter(([name]) => ofRequest.has(name));
  return known.length === Object.keys(message).length ? text : `${JSON.stringify(Object.fromEntries(known))}\n`;
}

type Problem = Omit<Refusal, "id">;

function problemOfFrame(message: Members): Problem | undefined {
  const invalid = (text: string): Problem => ({ code: -32600, message: text });
  const { jsonrpc, method } = message;
  if (jsonrpc !== "2.0") return invalid('jsonrpc must be "2.0"');
  if (typeof method !== "string") return invalid("method must be a string");
  const foreign = ["result", "error"].find((name) => Object.hasOwn(message, name));
  return foreign === undefined ? undefined : invalid(`a request must not have "${foreign}"`);
}

function problemOfParams(params: unknown): Problem | undefined {
  const invalid = (message: string): Problem => ({ code: -32602, message });
  if (params === undefined) return undefined;
  if (!isObject(params)) return invalid("params must be an object");
  const { _meta: meta = {}, clientInfo, task } = params;
  // The SDK takes any text for a URI, and any number for a time to live.
  const icons = isObject(clientInfo) && Array.isArray(clientInfo["icons"]) ? (clientInfo["icons"] as readonly unknown[]) : [];
  const uris = [
    isObject(clientInfo) ? clientInfo["websiteUrl"] : undefined,
    ...icons.map((icon) => (isObject(icon) ? icon["src"] : undefined)),
  ];
  if (uris.some((uri) => typeof uri === "string" && !isUrl(uri))) return invalid("params.clientInfo has a string that is not a URI");
  if (isObject(task) && task["ttl"] !== undefined && !Number.isInteger(task["ttl"])) return invalid("params.task.ttl must be an integer");
  if (!isObject(meta)) return invalid("params._meta must be an object");
  const token = meta["progressToken"];
  const isToken = token === undefined || typeof token === "string" || Number.isInteger(token);
  return isToken ? undefined : invalid("params._meta.progressToken must be a string or an integer");
}

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null && !Array.isArray(value);
