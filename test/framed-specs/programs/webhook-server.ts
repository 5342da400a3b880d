// Receives messages whose type is in a header, over HTTP on this machine; prints what came of each.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createOrder, encode, formatIssues } from "@acme/bakery";
import { receive } from "./webhook.js";

const server = createServer(async (incoming, response) => {
  const result = await receive(incoming);
  response.end(result.ok ? `${result.value.kind} ${result.value.message_id}` : formatIssues(result.issues));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

const order = createOrder({
  message_id: "0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21",
  sender: "shop",
  recipient: "oven",
  loaves: 1,
  flour: "rye",
});
const { kind: _kind, ...untagged } = order;
const post = async (body: string, type?: string): Promise<string> => {
  const headers = type === undefined ? {} : { "x-message-type": type };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (await fetch(url, { method: "POST", body, headers })).text();
};
const answers = [
  await post(JSON.stringify(untagged), "order"),
  await post(encode(order), "order"),
  await post(encode(order), "baked"),
  await post(encode(order)),
  await post(JSON.stringify(untagged)),
  await post(JSON.stringify(untagged), "constructor"),
];
server.close();
console.log(JSON.stringify(answers));
