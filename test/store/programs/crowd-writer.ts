// Appends its share of messages, numbered, to several locations, in batches of changing size.

import { given, openGivenStore } from "./open-given-store.js";

const writer = given("WRITER");
const share = Number(given("SHARE"));
const locations = Number(given("LOCATIONS"));
const store = await openGivenStore();
const next = Array.from({ length: locations }, () => 0);
for (let written = 0, batch = 0; written < share; batch++) {
  const size = Math.min(1 + ((batch * 7) % 13), share - written);
  const place = batch % locations;
  const first = next[place] ?? 0;
  const messages = Array.from({ length: size }, (_, index) => ({ type: "observation", content: { writer, number: first + index } }));
  await store.append(`crowd ${place}`, writer, messages);
  next[place] = first + size;
  written += size;
}
await store.close();
console.log(JSON.stringify(next));
