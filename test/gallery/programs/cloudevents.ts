// CloudEvents in structured mode: the official package reads what the generated one writes, and the other way round. Prints what both read.

import { CloudEvent, HTTP } from "cloudevents";
import { createEvent, decode, encode, formatIssues } from "@gallery/cloudevents";

const headers = { "content-type": "application/cloudevents+json" };

const written = encode(
  createEvent(
    { type: "org.example.served", source: "/kitchen", id: "e-1", time: "2026-05-01T05:00:00Z", subject: "table-4", data: { dish: "soup" } },
    { extra: { traceid: "t-1", sampled: true, priority: 3 } },
  ),
);
const official = HTTP.toEvent({ headers, body: written }) as CloudEvent<unknown>;

const { body } = HTTP.structured(
  new CloudEvent({
    type: "org.example.served",
    source: "/kitchen",
    id: "e-2",
    datacontenttype: "image/png",
    data: new Uint8Array([1, 2, 3]),
    traceid: "t-2",
  }),
);
const generated = decode(String(body));

console.log(
  JSON.stringify({
    official: official.validate() && {
      id: official.id,
      type: official.type,
      subject: official.subject,
      specversion: official.specversion,
      data: official.data,
      extensions: [official["traceid"], official["sampled"], official["priority"]],
    },
    generated: generated.ok
      ? {
          id: generated.value.id,
          base64: generated.value.data_base64,
          type: generated.value.datacontenttype,
          again: JSON.parse(encode(generated.value)).traceid,
        }
      : formatIssues(generated.issues),
  }),
);
