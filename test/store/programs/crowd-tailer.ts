// Follows all locations of a crowd until it has seen every message, and says what was wrong with their order.

import { given, openGivenStore } from "./open-given-store.js";

interface Content {
  readonly writer: string;
  readonly number: number;
}

const total = Number(given("TOTAL"));
const locations = Number(given("LOCATIONS"));
const store = await openGivenStore();
const controller = new AbortController();
const faults: string[] = [];
let seen = 0;

async function follow(location: string): Promise<void> {
  const numbers = new Map<string, number>();
  let last = 0;
  for await (const { position, agentKey, message } of store.tail(location, { signal: controller.signal })) {
    const { writer, number } = message["content"] as Content;
    if (position !== last + 1) faults.push(`${location}: position ${position} after ${last}`);
    if (number !== (numbers.get(writer) ?? 0) || agentKey !== writer)
      faults.push(`${location}: ${writer} number ${number}, expected ${numbers.get(writer) ?? 0}`);
    last = position;
    numbers.set(writer, number + 1);
    seen += 1;
    if (seen === total) {
      // Whoever repeats messages would go on for a moment.
      setTimeout(() => controller.abort(), 300);
    }
  }
}

await Promise.all(Array.from({ length: locations }, (_, index) => follow(`crowd ${index}`)));
await store.close();
console.log(JSON.stringify({ seen, faults: faults.slice(0, 5) }));
