// `wirepact versions`: what is lost when messages are converted between the spec and a release.

import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import type { ConversionReport } from "../../generator/release/convert/assess-conversions.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { createReleaseProject } from "../support/release-project.js";

const spec = (version: string, fields: string) => `protocol: pantry
version: ${version}
messages:
  needed: { doc: Something is needed., fields: { item: string${fields} } }
  bought: { doc: Something was bought., fields: { item: string } }
`;

const project = createReleaseProject({
  "spec/wirepact.yaml": "protocols: [pantry.yaml]\nlint: minimal\n",
  "spec/pantry.yaml": spec("2.0.0", ", amount: integer"),
});
beforeAll(() => freezeModel(join(project.folder, "spec/releases"), resolveText(spec("1.0.0", ", shop?: string")).model));
afterAll(() => project.remove());

test("shows per message whether it is equal, loses something or cannot be converted, in both directions", async () => {
  const { code, said } = await project.wirepact("versions");
  expect(code).toBe(0);
  expect(said).toMatch(/^pantry: messages of 1\.0\.0 as 2\.0\.0\n {2}needed {2}not always possible\n {4}amount is required there, /);
  expect(said).toContain("\n  bought  equal\n");
  expect(said).toMatch(/\npantry: messages of 2\.0\.0 as 1\.0\.0\n {2}needed {2}with losses\n {4}dropped amount in (\d+) of \1, such as /);
});

test("is a gate where losses are not accepted", async () => {
  expect(await project.wirepact("versions", "--fail-on", "impossible")).toMatchObject({ code: 1 });
  project.write("spec/pantry.yaml", spec("2.0.0", ", amount?: integer"));
  expect(await project.wirepact("versions", "--fail-on", "impossible")).toMatchObject({ code: 0 });
  expect(await project.wirepact("versions", "--fail-on", "losses")).toMatchObject({ code: 1 });
  const { said } = await project.wirepact("versions", "--against", "1.0.0", "--format", "json", "--runs", "5");
  const [up] = JSON.parse(said) as readonly ConversionReport[];
  expect(up).toMatchObject({
    protocol: "pantry",
    from: "1.0.0",
    to: "2.0.0",
    messages: [{ message: "needed", verdict: "losses" }, { verdict: "equal" }],
  });
});

test("reports an unknown protocol and an unknown release", async () => {
  expect(await project.wirepact("versions", "-p", "pantri")).toMatchObject({ code: 1, said: expect.stringContaining("pantry") as string });
  expect(await project.wirepact("versions", "--against", "9.0.0")).toMatchObject({
    code: 1,
    said: expect.stringContaining("9.0.0") as string,
  });
});

describe("a spec that supports another version", () => {
  const current = (migration: string) =>
    `${spec("2.0.0", ", amount: integer, tag?: string")}speaks: { 1.0.0: { spec: versions/pantry-1.0.0.yaml } }\nnegotiation: [{ each: item }]\n${migration}`;
  const speaking = createReleaseProject({
    "spec/wirepact.yaml": "protocols: [pantry.yaml]\n",
    "spec/pantry.yaml": current(""),
    "spec/versions/pantry-1.0.0.yaml": spec("1.0.0", ", shop?: string").replace(
      "shop?: string }",
      "shop?: string }, examples: { minimal: { item: tea } }",
    ),
  });
  afterAll(() => speaking.remove());

  test("check warns of a required value that comes from nowhere, with a message that shows it and what to write", async () => {
    const { code, said } = await speaking.wirepact("check");
    expect(code).toBe(0);
    expect(said).toContain(
      'release/conversion-missing: needed of 1.0.0 cannot be converted to 2.0.0, which requires amount: {"type":"needed","item":"tea"}',
    );
    expect(said).toContain("2.0.0: { needed: { add: { amount: … } } }\n");
    speaking.write("spec/pantry.yaml", current("migrations: { 2.0.0: { needed: { add: { amount: 1 } } } }\n"));
    expect((await speaking.wirepact("check")).said).not.toContain("conversion-missing");
  });

  test("names the type that lacks a value, as migrations write it, and fills in the version that messages must state", async () => {
    const boxes = (version: string, inBox: string, ofMessage = ""): string => `protocol: boxes
version: ${version}
types: { Box: { doc: A box., fields: { size: string${inBox} } } }
messages: { send: { doc: Sends a box., fields: { box: Box${ofMessage} } } }
`;
    speaking.write("spec/wirepact.yaml", "protocols: [boxes.yaml]\n");
    speaking.write("spec/versions/boxes-1.0.0.yaml", boxes("1.0.0", ""));
    const newer = `${boxes("2.0.0", ", wall/mm: integer", ", v: string")}speaks: { 1.0.0: { spec: versions/boxes-1.0.0.yaml } }\nnegotiation: [{ each: v }]\n`;
    speaking.write("spec/boxes.yaml", newer);
    const { said } = await speaking.wirepact("check");
    expect(said.match(/conversion-missing: .*/g)).toEqual([
      "conversion-missing: send of 1.0.0 cannot be converted to 2.0.0, which requires box.wall/mm",
    ]);
    const once = "2.0.0: { type Box: { add: { wall/mm: … } } }";
    expect(said).toContain(`2.0.0: { send: { add: { box.wall/mm: … } } }, or for all uses of the type: ${once}`);
    speaking.write("spec/boxes.yaml", `${newer}migrations: { ${once.replace("…", "1")} }\n`);
    expect((await speaking.wirepact("check")).said).not.toContain("conversion-missing");
    expect((await speaking.wirepact("versions")).said).toMatch(/send {2}with losses\n {4}filled box\["wall\/mm"\] in (\d+) of \1/);
    speaking.write("spec/wirepact.yaml", "protocols: [pantry.yaml]\n");
  });

  test("warns of a required value that only unknown properties could give, and of what keeps it", async () => {
    const tools = (version: string, schema: string): string => `protocol: tools
version: ${version}
types: { Schema: { doc: A schema., fields: { type: string${schema} } }
messages: { tool: { doc: A tool., fields: { schema: Schema } } }
`;
    speaking.write("spec/wirepact.yaml", "protocols: [tools.yaml]\n");
    speaking.write("spec/versions/tools-1.0.0.yaml", tools("1.0.0", ", size: integer, properties?: { map: any } }"));
    for (const others of ["", ", extras: { values: any }"]) {
      const newer = `${tools("2.0.0", ` }${others}`)}speaks: { 1.0.0: { spec: versions/tools-1.0.0.yaml } }\nnegotiation: []\n`;
      speaking.write("spec/tools.yaml", newer);
      expect((await speaking.wirepact("check")).said.match(/conversion-missing: .*/g)).toEqual([
        "conversion-missing: tool of 2.0.0 cannot be converted to 1.0.0, which requires schema.size",
      ]);
    }
    speaking.write("spec/wirepact.yaml", "protocols: [pantry.yaml]\n");
  });

  test("warns once for a message that lacks several values, also where it became one of several kinds", async () => {
    const tells = (version: string, text: string, answer: string): string => `protocol: tells
version: ${version}
types:
  Text: { doc: A text., fields: { text: string${text} } }
  Question: { doc: A question., fields: { question: string, size: integer } }
messages: { tell: { doc: Tells something., fields: { answer: ${answer} }, examples: { minimal: { answer: { text: hi } } } } }
`;
    speaking.write("spec/wirepact.yaml", "protocols: [tells.yaml]\n");
    speaking.write("spec/versions/tells-1.0.0.yaml", tells("1.0.0", "", "Text"));
    const newer = tells("2.0.0", ", size: integer, color: string", "{ union: [Text, Question], match: first, doc: What is told. }");
    speaking.write("spec/tells.yaml", `${newer}speaks: { 1.0.0: { spec: versions/tells-1.0.0.yaml } }\nnegotiation: []\n`);
    const { said } = await speaking.wirepact("check");
    expect(said.match(/conversion-missing: .*/g)).toEqual([
      'conversion-missing: tell of 1.0.0 cannot be converted to 2.0.0, which requires answer.size and answer.color: {"type":"tell","answer":{"text":"hi"}}',
    ]);
    expect(said).toContain("2.0.0: { tell: { add: { answer.size: …, answer.color: … } } }");
    expect((await speaking.wirepact("versions")).said).toMatch(/tell {2}not always possible\n {4}answer\.size is required there, and/);
    speaking.write("spec/wirepact.yaml", "protocols: [pantry.yaml]\n");
  });

  test("converts the versions that it supports, and accepts the losses of a report that was kept", async () => {
    const { code, said } = await speaking.wirepact("versions", "--format", "json");
    expect(code).toBe(0);
    expect((JSON.parse(said) as readonly ConversionReport[]).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "1.0.0 2.0.0",
      "2.0.0 1.0.0",
    ]);
    speaking.write("losses.json", said);
    expect(await speaking.wirepact("versions", "--accept", "losses.json")).toMatchObject({ code: 0 });
    speaking.write("spec/pantry.yaml", current("migrations: { 2.0.0: { needed: { add: { amount: 1 } } } }\n").replace("tag?:", "label?:"));
    const refused = await speaking.wirepact("versions", "--accept", "losses.json");
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining("not accepted: pantry 2.0.0 as 1.0.0: needed: dropped label") as string,
    });
    speaking.write("losses.json", "{}");
    expect(await speaking.wirepact("versions", "--accept", "losses.json")).toMatchObject({
      code: 1,
      said: expect.stringContaining("is not a report") as string,
    });
  });
});
