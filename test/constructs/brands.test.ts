// Branded types: TypeScript distinguishes their values from other strings and numbers in messages, builders, replies and lenient types.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { emitters } from "../../generator/emit/index.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { emitAll } from "../support/golden.js";

const { protocols, diagnostics } = await compileSpec(new URL("../construct-specs/wirepact.yaml", import.meta.url).pathname);
const models = ["depot", "ledger"].map((name) => protocols.find(({ model }) => model.name === name)!.model);

interface Package {
  readonly InvalidMessageError: new () => Error & { readonly issues: readonly { readonly code: string }[] };
  readonly [name: `${"is" | "parse" | "create"}${string}`]: (value: unknown, ...more: readonly unknown[]) => unknown;
}

let packages: EmittedPackages;
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const files = await emitAll(emitters, models);
  texts = new Map(files.map(({ path, text }) => [path, text]));
  packages = writePackages(files);
});
afterAll(() => packages.remove());

/** What a program may and may not do with branded values; the compiler reports an unused `@ts-expect-error`. */
const depotProgram = `import {
  createAssign, decode, encode, filterByTour, isMessageId, parseLabel, parseMessageId, parseNightTourId, parseParcelId, parseTourId, parseWeight,
  replyTo, validate,
  type Assign, type Brand, type Hint, type MessageId, type NightTourId, type ParcelId, type ReadonlyMessage, type Received, type TourId, type Weight,
} from "./index.js";
import { assignArbitrary } from "./testing.js";

const tour: TourId = parseTourId("tour-1");
const parcel = parseParcelId("p-1");
// @ts-expect-error A string is not an id.
export const plain: TourId = "tour-1";
// @ts-expect-error The id of a parcel is not that of a tour.
export const other: TourId = parcel;
export const text: string = tour;
export const night: TourId = parseNightTourId("tour-2") satisfies NightTourId;
// @ts-expect-error Not every tour is one at night.
export const day: NightTourId = tour;
export const sum: number = parseWeight(7) + 1;
export const none: Hint = null;
export const named: string & Brand<"TourId"> = tour;

// The builder fills in the id, and takes branded values at every depth, readonly or not.
const stops = [{ parcel, hint: undefined }] as const;
const message = createAssign({
  sender: "main", tour, stops, weights: { box: parseWeight(700) }, after: null, next: parseNightTourId("tour-2"), first: parcel, label: parseLabel(7),
});
export const id: MessageId = message.id;
// @ts-expect-error Not a string.
createAssign({ sender: "main", tour: "tour-1", stops });
// @ts-expect-error Not a string in an array of objects.
createAssign({ sender: "main", tour, stops: [{ parcel: "p-1" }] });
// @ts-expect-error Not a number in a map.
createAssign({ sender: "main", tour, stops, weights: { box: 700 } });
createAssign({ sender: "main", tour, stops, id: parseMessageId("0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21") });

// Results of decoding have branded values in both modes and with defaults.
const decoded = decode(encode(message as ReadonlyMessage<Assign>));
if (decoded.ok && decoded.value.kind === "assign") {
  const { data } = decoded.value;
  const found: ParcelId | undefined = data.stops[0]?.parcel;
  const weight: Weight | undefined = data.weights?.["box"];
  const before: TourId | null | undefined = data.after;
  console.log(found, weight, before);
}
const filled = decode("", { defaults: true, type: "assign" });
if (filled.ok) {
  const weights: Record<string, Weight> = filled.value.data.weights;
  console.log(weights, filled.value.data.label);
}
const lenient = validate({}, { mode: "lenient", type: "assign" });
if (lenient.ok) {
  const received: Received<Assign, "kind"> = lenient.value;
  const tourOf: TourId | undefined = received.tour;
  const first: ParcelId | undefined = received.data?.stops?.[0]?.parcel;
  // @ts-expect-error It may be missing.
  const sure: TourId = received.tour;
  console.log(tourOf, first, sure);
}

// Replies take over the id of the tour, and take those of parcels.
const reply = replyTo(message, "done", { sender: "van", failed: [parcel] });
export const replied: TourId = reply.tour;
// @ts-expect-error Not strings.
replyTo(message, "done", { sender: "van", failed: ["p-1"] });
filterByTour([message], tour);

// A guard narrows, and ids are keys of maps.
export function know(value: string): MessageId | undefined {
  return isMessageId(value) ? value : undefined;
}
export const byTour: Partial<Record<TourId, Assign>> = { [tour]: message };
export const arbitrary: import("fast-check").Arbitrary<Assign> = assignArbitrary();
`;

const ledgerProgram = `import { connect, createOpenRequest, createOpenResult, decode, parseAccountId, parseBrand, type AccountId, type Brand, type RequestId } from "./index.js";

const owner = parseAccountId("a-1");
const request = createOpenRequest({ owner, brand: parseBrand("Gold") });
export const id: RequestId = request.id;
export const brand: Brand | undefined = request.params.brand;
// @ts-expect-error Not a string.
createOpenRequest({ owner: "a-1" });
// @ts-expect-error Not a number.
export const wrong: RequestId = 7;
const result = createOpenResult(request, { account: owner });
export const answered: RequestId = result.id;
// @ts-expect-error Not a string.
createOpenResult(request, { account: "a-2" });
const decoded = decode("", { answers: request });
export const account: AccountId | undefined = decoded.ok ? decoded.value.result.account : undefined;
export async function run(streams: { readonly readable: AsyncIterable<string>; readonly writable: WritableStream<Uint8Array> }): Promise<AccountId> {
  const client = connect({ ...streams, role: "client" });
  const { account } = await client.request(request);
  const server = connect({ ...streams, role: "server" });
  await server.serve({ open: ({ params }) => ({ account: params.owner }) });
  // @ts-expect-error Not a string.
  await server.serve({ open: () => ({ account: "a-2" }) });
  return account;
}
`;

it("the specs have no diagnostics, and the types hold branded values and nothing else", () => {
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  writeFileSync(join(packages.folder, "packages/depot/src/program.ts"), depotProgram);
  writeFileSync(join(packages.folder, "packages/ledger/src/program.ts"), ledgerProgram);
  for (const name of ["depot", "ledger"])
    writeFileSync(join(packages.folder, `packages/${name}/src/readme.ts`), readmeProgram(texts.get(`packages/${name}/README.md`)!));
  packages.compile();
});

/** The TypeScript snippets of a README, each in a block of its own; the first is enough to see that builders get branded values. */
function readmeProgram(readme: string): string {
  const snippet = /```ts\n([^`]*)```/.exec(readme)![1]!;
  return snippet.replace(/from "@[\w/]+"/, 'from "./index.js"');
}

it("guards and parsers judge as the walker does", async () => {
  const depot = await packages.load<Package>("depot");
  const cases: readonly (readonly [type: string, valid: readonly unknown[], invalid: readonly unknown[]])[] = [
    ["TourId", ["tour-1"], ["tour", "", 1, null, undefined, new String("tour-1")]],
    ["NightTourId", ["tour-1"], ["night"]],
    ["Weight", [1, 700], [0, 1.5, "1"]],
    ["Label", ["ABC", 7], ["abc", 1.5, true]],
    ["Hint", ["x", null], ["x".repeat(21), "a\nb", 7]],
  ];
  for (const [type, valid, invalid] of cases) {
    for (const value of valid) {
      expect(depot[`is${type}`]!(value), `is${type}(${JSON.stringify(value)})`).toBe(true);
      expect(depot[`parse${type}`]!(value)).toBe(value);
    }
    for (const value of invalid) {
      expect(depot[`is${type}`]!(value), `is${type}(${JSON.stringify(value)})`).toBe(false);
      expect(() => depot[`parse${type}`]!(value)).toThrow(depot.InvalidMessageError);
    }
  }
  expect(() => depot.parseTourId!("tour")).toThrow(
    /^TourId must match \^tour-\[0-9\]\+\$ \(for example "tour-1"\), got "tour" \[pattern\]$/,
  );
  expect(() => depot.parseTourId!("tour")).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ code: "pattern", path: [] })] }),
  );
});

it("brands exist in types only: descriptor, schemas and tools are those of plain strings and numbers", () => {
  for (const [path, text] of texts) {
    if (/descriptor\.ts$|schema.*\.json$|tools\.ts$|asyncapi|agent-card/.test(path))
      expect(text, path).not.toMatch(/brand"?: true|Brand<|parseTourId/);
  }
});

it("doc comments, README and docs say how to make a value", () => {
  const types = texts.get("packages/depot/src/types.ts")!;
  expect(types).toContain(
    "/** The ID of a tour. Constraints: matches `^tour-[0-9]+$`. Branded: `parseTourId` checks a value and returns it as this type.",
  );
  expect(types).toContain('export type TourId = string & Brand<"TourId">;');
  expect(types).toContain('export type NightTourId = TourId & Brand<"NightTourId">;');
  expect(types).toContain('export type Label = (string | number) & Brand<"Label">;');
  expect(types).toContain('export type Hint = (string & Brand<"Hint">) | null;');
  expect(texts.get("packages/ledger/src/types.ts")).toContain('export type Brand = string & CoreBrand<"Brand">;');
  expect(texts.get("packages/depot/README.md")).toContain('tour: parseTourId("tour-1"), stops: [{ parcel: parseParcelId("p-1") }]');
  expect(texts.get("packages/depot/README.md")).toContain("`parseMessageId`, `isMessageId`");
  expect(texts.get("generated/depot/docs/types.md")).toContain(
    "- Branded in TypeScript: check a value with `isTourId`, or convert it with `parseTourId`",
  );
});
