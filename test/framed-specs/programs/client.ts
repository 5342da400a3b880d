// Starts the server as a child process and uses everything that a connection offers; prints what came of it.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  connect,
  createAddRequest,
  createConversation,
  createCountRequest,
  createFollowRequest,
  createWaitRequest,
  RequestError,
} from "@acme/calculator";

const child = spawn(process.execPath, [fileURLToPath(new URL("server.js", import.meta.url))], { stdio: ["pipe", "pipe", "inherit"] });
const connection = connect({ role: "client", readable: child.stdout, writable: child.stdin });
const questions: string[] = [];
const served = connection.serve({
  ask: ({ params: { question } }) => {
    questions.push(question);
    return String(sumOf(question));
  },
  wait: () => null,
});

/** The sum of the two numbers of a question. */
function sumOf(question: string): number {
  const [a = 0, b = 0] = [...question.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return a + b;
}

/** Why a request has no result. */
async function reasonOf(request: Promise<unknown>): Promise<unknown> {
  try {
    return await request;
  } catch (error) {
    return error instanceof RequestError ? { reason: error.reason, reply: error.reply } : String(error);
  }
}

const sums: readonly number[] = await Promise.all([1, 2, 3].map((a) => connection.request(createAddRequest({ a, b: 10 }))));
const counted: number[] = [];
for await (const { n } of connection.request(createCountRequest({ to: 3 }))) counted.push(n);
const followed: number[] = [];
for await (const n of connection.request(createFollowRequest())) if (followed.push(n) === 3) break;
const refused = await reasonOf(connection.request(createAddRequest({ a: -1, b: 1 })));
const failed = await reasonOf(connection.request(createAddRequest({ a: 2000, b: 1 })));
const late = await reasonOf(connection.request(createWaitRequest(), { timeout: 20 }));
const controller = new AbortController();
const waiting = reasonOf(connection.request(createWaitRequest(), { signal: controller.signal }));
controller.abort();
const aborted = await waiting;

const conversation = createConversation();
const asked = createAddRequest({ a: 1, b: 2 });
conversation.feed(asked, { from: "client" });
const { issues } = conversation.feed({ jsonrpc: "2.0", id: asked.id, result: "three" }, { from: "server" });

await connection.close();
await served;
console.log(
  JSON.stringify({ sums, questions, counted, followed, refused, failed, late, aborted, judged: issues.map(({ message }) => message) }),
);
