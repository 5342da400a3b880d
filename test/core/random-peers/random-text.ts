// What a random peer writes: answers and requests of every kind, well-formed or not, in any framing or in none.

import type { Random } from "./random.js";

/** What a peer knows of the connection. */
export interface Known {
  /** The requests that the other side has sent, by what was read of them. */
  readonly asked: readonly { readonly id?: unknown; readonly method?: unknown }[];
  /** The next ID of a request of its own. */
  readonly nextId: () => number;
}

/** The text of one message, before it is framed. */
export function randomMessage(random: Random, known: Known): string {
  return random.oneIn(3) && known.asked.length > 0 ? randomAnswer(random, known) : randomOther(random, known);
}

function randomAnswer(random: Random, { asked }: Known): string {
  const { id, method } = random.pick(asked);
  const right = method === "count" ? { n: random.below(9), last: random.oneIn(3) } : method === "add" || method === "follow" ? 3 : "blue";
  const error = { code: 7, message: "no" };
  const wrong = [{ error: "no" }, { error: { code: "7" } }, { result: right, error }, { result: { n: "x" } }, {}];
  const misaddressed = [
    { id: String(id), result: right },
    { id: null, error },
    { id: 987_654, result: right },
  ];
  const versions = [undefined, "1.0"].map((jsonrpc) => ({ jsonrpc, result: right }));
  const proper = Array.from({ length: 5 }, () => ({ result: right }));
  const answer: object = random.pick([...proper, { error }, ...wrong, ...versions, ...misaddressed]);
  const text = JSON.stringify({ jsonrpc: "2.0", id, ...answer });
  return random.oneIn(9) ? text.replace(/"result":\d+/, '"result":12345678901234567890') : text;
}

function randomOther(random: Random, { asked, nextId }: Known): string {
  const request = (method: string, params: unknown, id: unknown = nextId()): string =>
    JSON.stringify({ jsonrpc: "2.0", id, method, params });
  return random.pick([
    () => request("add", { a: 1, b: 2 }),
    () => request("wait", {}),
    () => request("ask", { question: "?" }),
    () => request("count", { to: random.below(4) }),
    () => request("follow", {}),
    () => request("sing", {}),
    () => request("add", { a: "1" }),
    () => request("wait", {}, random.below(5)),
    () => request("wait", {}, null),
    () => request("wait", {}).replace(/"id":\d+/, '"id":12345678901234567890'),
    () => JSON.stringify({ jsonrpc: "2.0", method: "cancel", params: { requestId: random.below(2000) } }),
    () => JSON.stringify({ jsonrpc: "2.0", method: "cancel", params: { requestId: random.pick([...asked, { id: 1 }]).id } }),
    () => JSON.stringify([{ jsonrpc: "2.0", id: 1, method: "wait", params: {} }]),
    () => random.pick(["null", "7", '"text"', "{}", "{", "", "Listening …", '{"jsonrpc":"2.0","id":1,"id":2,"method":"wait","params":{}}']),
    () => `{"jsonrpc":"2.0","id":${nextId()},"method":"wait","params":{"x":"${"y".repeat(random.below(3000))}"}}`,
  ])();
}

/** A text as it goes over the wire: usually in the framing of the connection, seldom in another one, cut, or behind something else. */
export function randomFrame(random: Random, framing: "ndjson" | "content-length", text: string): Buffer {
  const length = Buffer.byteLength(text);
  const proper = framing === "ndjson" ? `${text}\n` : `Content-Length: ${length}\r\n\r\n${text}`;
  const framed = random.oneIn(6)
    ? random.pick([
        `${text}\n`,
        text,
        `Content-Length: ${length}\r\n\r\n${text}`,
        `Content-Length: ${length}\n\n${text}`,
        `Content-Length: abc\r\n\r\n${text}`,
        `Content-Length: 999999999999999\r\n\r\n${text}`,
        `Content-Length: ${length + random.below(40)}\r\n\r\n${text}`,
        `Content-Length: ${Math.max(0, length - random.below(40))}\r\n\r\n${text}`,
        `debug: ${text}\r\n`,
        `\n\n\r\n${proper}`,
        `data: ${text}\n\n`,
        `\uFEFF${proper}`,
      ])
    : proper;
  const bytes = Buffer.from(framed);
  if (random.oneIn(25)) bytes[random.below(bytes.length)] = random.below(256);
  return random.oneIn(20) ? bytes.subarray(0, random.below(bytes.length)) : bytes;
}
