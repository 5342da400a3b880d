// A calculator over the standard streams: it answers requests, streams numbers, and asks the client while it answers.

import { connect, createAskRequest, ReplyError } from "@acme/calculator";

const connection = connect({
  role: "server",
  readable: process.stdin,
  writable: process.stdout,
  onHandlerError: (error) => console.error(String(error)),
});

await connection.serve({
  add: async ({ params: { a, b } }) => {
    if (a < 0) throw new ReplyError({ code: 400, message: "negative" });
    if (a > 1000) throw new Error("too large for this machine");
    const answer = await connection.request(createAskRequest({ question: `How much is ${a} and ${b}?` }));
    return Number(answer);
  },
  wait: (_, { signal }) =>
    new Promise((resolve) => {
      signal.addEventListener("abort", () => {
        console.error("cancelled");
        resolve(null);
      });
    }),
  count: async function* ({ params: { to } }) {
    for (let n = 1; n <= to; n++) yield { n, last: n === to };
  },
  follow: async function* () {
    for (let n = 1; ; n++) yield n;
  },
});
