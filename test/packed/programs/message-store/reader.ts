// An application writes the records of a conversation into a store; an agent reads its history back through the views.

import * as records from "@wirepact/message-store";
import { createHistory, openSqliteStore } from "@wirepact/store";

const store = await openSqliteStore(":memory:", records);
const location = "job-7";
let clock = 1_772_438_400;
const now = (): Date => new Date(clock++ * 1000);

await store.append(location, null, [records.createUserMessage({ content: "How many tables are there?" }, { now })]);
await store.append(location, "analyst", [
  records.createTask({ content: "Count the tables" }, { now }),
  records.createAction({ tool: "count", args: { of: "tables" } }, { now }),
  records.createObservation({ content: { tables: 5 } }, { now }),
  records.createFinal({ content: "Five" }, { now }),
]);
await store.append(location, "lead", [records.createSynthesis({ content: "Five tables", from_manager: "lead", phase_id: 0 }, { now })]);
await store.append(location, null, [records.createAssistantMessage({ content: "There are five tables." }, { now })]);

const types = (found: readonly { readonly type: string }[]): string => found.map(({ type }) => type).join(", ");
console.log(`conversation: ${types(await store.conversation(location))}`);
console.log(`analyst, last two: ${types(await store.agent(location, "analyst", { last: 2 }))}`);
console.log(`for everybody: ${types(await store.global(location))}`);

const history = createHistory({ store, location, agentKey: "analyst" });
console.log(`history of the analyst: ${types(await history.getHistory())}`);
await store.close();
