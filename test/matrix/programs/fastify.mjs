// Fastify compiles the draft-07 schema of every message of every package without a remark.

import Fastify from "fastify";

const remarks = [];
console.warn = (...words) => void remarks.push(words.join(" "));
let routes = 0;
for (const name of ["acp-swarm", "agent-mail", "mcp-agent-mail", "message-store", "oacp"]) {
  const app = Fastify();
  for (const [key, schema] of Object.entries(await import(`@wirepact/${name}`))) {
    if (!key.endsWith("Schema")) continue;
    routes += 1;
    const body = schema["~standard"].jsonSchema.input({ target: "draft-07" });
    app.post(`/${key}`, { schema: { body } }, () => ({}));
  }
  await app.ready();
  await app.close();
}
console.log(JSON.stringify({ compiled: routes > 50, remarks }));
