// tRPC validates the input of a procedure with a Standard Schema.

import { initTRPC } from "@trpc/server";
import { messageSchema } from "@wirepact/acp-swarm";
import { invalid, valid } from "./messages.mjs";

const { procedure, router } = initTRPC.create();
const api = router({ send: procedure.input(messageSchema).mutation(({ input }) => input.type) });
const caller = api.createCaller({});
const refused = await caller.send(invalid).catch((error) => [error.code, error.message.includes("swarmId must be a UUID")]);
console.log(JSON.stringify([await caller.send(valid), refused]));
