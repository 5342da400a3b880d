// The AI SDK takes a Standard Schema as the input of a tool: it shows the model the JSON Schema and validates the call.

import { taskRequestSchema } from "@wirepact/acp-swarm";
import { asSchema } from "ai";
import { invalid, valid } from "./messages.mjs";

const schema = asSchema(taskRequestSchema);
const { type, properties } = await schema.jsonSchema;
const results = await Promise.all([valid, invalid].map((value) => schema.validate(value)));
console.log(JSON.stringify({ type, fields: Object.keys(properties), results: results.map(({ success }) => success) }));
