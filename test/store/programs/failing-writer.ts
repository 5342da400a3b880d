// Tries to write a large batch where it will not be taken, and prints the error and how much can still be read.

import { given, openGivenStore } from "./open-given-store.js";

// Loads the driver before the user changes, because another user may not be able to read it.
await (await openGivenStore(":memory:")).close();
const user = given("AS_USER");
if (user !== "") {
  process.setgid?.(Number(user));
  process.setuid?.(Number(user));
}
const store = await openGivenStore();
const large = Array.from({ length: 2000 }, (_, index) => ({ type: "user_message", content: `${index} ${"x".repeat(1000)}` }));
const error: unknown = await store.append("a", null, large).catch((reason: unknown) => reason);
const { name, code, message } = error as { readonly name: string; readonly code: string; readonly message: string };
console.log(JSON.stringify({ name, code, message, reads: (await store.view("conversation", "a")).length }));
await store.close();
