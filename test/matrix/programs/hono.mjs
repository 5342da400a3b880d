// Hono validates the body of a request with a Standard Schema.

import { sValidator } from "@hono/standard-validator";
import { taskRequestSchema } from "@wirepact/acp-swarm";
import { Hono } from "hono";
import { invalid, valid } from "./messages.mjs";

const app = new Hono().post("/", sValidator("json", taskRequestSchema), (context) => context.json(context.req.valid("json").type));
const post = (body) => app.request("/", { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
console.log(JSON.stringify([(await post(valid)).status, (await post(invalid)).status]));
