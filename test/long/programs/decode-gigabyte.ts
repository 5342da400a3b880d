// Decodes a stream of so many megabytes that is made on the way, with broken and over-long lines in it, and prints what it met and what it took.

import { decodeStream } from "@wirepact/acp-swarm";

const wanted = Number(process.argv[2]) * 2 ** 20;
const piece = 2 ** 16;

const message = JSON.stringify({
  type: "progress-update",
  timestamp: "2027-04-11T06:15:30Z",
  swarmId: "5b0e7c1a-3d42-4f6b-9a87-c2e1d0f4b693",
  containerId: "kiln-7f3a",
  payload: { storyId: "US-014", status: "in_progress", output: "x".repeat(800) },
});
const block = new TextEncoder().encode(`${`${message}\n`.repeat(600)}{broken\n${"y".repeat(100_000)}\n`);

/** One buffer for all reads, as a program has that reads a file or a socket. */
const shared = Buffer.alloc(piece);

async function* bytes(): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < wanted; sent += block.length) {
    for (let at = 0; at < block.length; at += piece) {
      const part = block.subarray(at, at + piece);
      shared.set(part);
      yield shared.subarray(0, part.length);
      shared.fill(0);
    }
  }
}

const counts = { valid: 0, broken: 0, long: 0 };
const start = performance.now();
for await (const result of decodeStream(bytes())) {
  if (result.ok) counts.valid++;
  else counts[result.issues[0]?.code === "too-large" ? "long" : "broken"]++;
}
const blocks = Math.ceil(wanted / block.length);
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ ...counts, blocks, megabytes, seconds: (performance.now() - start) / 1000 }));
