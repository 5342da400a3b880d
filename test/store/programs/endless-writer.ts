// Appends batches until it is killed and says which ones were acknowledged, one line of JSON each.

import { given, openGivenStore } from "./open-given-store.js";

const writer = given("WRITER");
const store = await openGivenStore();
for (let batch = Number(given("FIRST")); ; batch++) {
  const size = 1 + (batch % 7);
  const messages = Array.from({ length: size }, (_, index) => ({
    type: "observation",
    content: { writer, batch, index, size, padding: "x".repeat((batch * 37) % 5000) },
  }));
  const positions = await store.append("kill", writer, messages);
  process.stdout.write(`${JSON.stringify({ batch, positions })}\n`);
}
