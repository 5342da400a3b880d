// A made-up spec of any size, of the kind people write: an envelope, some shared types, and messages with a handful of fields and examples.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const head = (name: string): string => `protocol: ${name}
title: Depot messages
version: 1.0.0
objects: open
doc: Orders and reports of a depot, made up to be as many as are wanted.

roles:
  office: Gives orders.
  yard: Carries them out.

reading: { default: strict }

encodings:
  json: { maxBytes: 65536 }

envelope:
  tag: type
  body: inline
  time: sent
  fields:
    id: { type: uuid, fill: $uuid, doc: 'Names the message.' }
    sent: { type: timestamp, fill: $now, doc: 'When it was sent.' }
  example: { id: 5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e, sent: 2026-03-02T08:00:00Z }

types:
  Bay: { type: string, pattern: '^B[0-9]{2}$', doc: 'A bay of the depot.' }
  Load:
    doc: What lies on a lorry.
    fields:
      goods: { type: line, min: 1, max: 80, doc: 'What it is.' }
      kilograms: { type: number, min: 0, doc: 'How heavy it is.' }
  Pace:
    doc: How much of a hurry there is.
    enum: closed
    values: { slow: 'When there is time.', usual: 'In its turn.', fast: 'At once.' }

messages:
`;

function messageText(index: number): string {
  return `  order-${index}:
    doc: Order number ${index} of the depot.
    from: office
    to: yard
    fields:
      bay: { type: Bay, doc: 'Where the lorry stands.' }
      pace: { type: Pace, doc: 'How soon it has to be done.' }
      loads: { list: Load, min: 1, max: ${10 + (index % 7)}, doc: 'What to load.' }
      remark_${index}?: { type: text, max: ${100 + index}, doc: 'For the people in the yard.' }
      retries?: { type: integer, min: 0, max: ${3 + (index % 5)}, default: 0, doc: 'How often it was tried.' }
    examples:
      minimal: { bay: B07, pace: usual, loads: [{ goods: pears, kilograms: 120.5 }] }
      full:
        bay: B12
        pace: fast
        loads: [{ goods: rope, kilograms: 20 }, { goods: tar, kilograms: 80 }]
        remark_${index}: Mind the gate.
        retries: 2
    invalid:
      bay without a number: { like: minimal, set: { bay: B7 }, issue: pattern }
      nothing to load: { like: minimal, set: { loads: [] }, issue: too-few }
`;
}

/** The text of a protocol with the messages of these numbers. */
export function protocolText(name: string, numbers: readonly number[]): string {
  return head(name) + numbers.map(messageText).join("");
}

/** Of more messages than these a spec would not fit into the megabyte that a file may have. */
const mostPerProtocol = 1000;

/** Writes a project with so many messages, in as many protocols as they need. */
export function writeProject(folder: string, messages: number): void {
  mkdirSync(join(folder, "spec/protocols"), { recursive: true });
  // The generator remembers its runs here.
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ name: "depot-project", private: true, type: "module" })}\n`);
  const numbers = Array.from({ length: messages }, (_, index) => index + 1);
  const names = Array.from({ length: Math.ceil(messages / mostPerProtocol) }, (_, index) => `depot-${index + 1}`);
  const list = names.map((name) => `  - protocols/${name}.yaml\n`);
  writeFileSync(join(folder, "spec/wirepact.yaml"), `protocols:\n${list.join("")}lint: minimal\n`);
  for (const [index, name] of names.entries()) {
    const own = numbers.slice(index * mostPerProtocol, (index + 1) * mostPerProtocol);
    writeFileSync(join(folder, `spec/protocols/${name}.yaml`), protocolText(name, own));
  }
}
