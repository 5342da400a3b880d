// A random spec: any construct of the language beside any other, from one seed.

import type { SourceFile } from "../../generator/model/source.js";
import { writeYaml } from "../../generator/yaml/write-yaml.js";
import type { Json } from "../../packages/core/src/index.js";
import { createChance } from "./dice.js";
import { type DataMap, type NamedType, type Workshop } from "./made.js";
import { description, typeName } from "./names.js";
import { asMapping, makeDefinition, makeObject } from "./random-definitions.js";
import { makeCapabilities, makeConversations } from "./random-flows.js";
import { makeFramedEnvelope } from "./random-frames.js";
import { makeEncodings, makeFlatEnvelope, makeReading, makeRoles } from "./random-header.js";
import { type MadeMessage, makeFlatMessage, makeFramedMessage, makeMailMessage } from "./random-messages.js";
import { makeUnion } from "./random-unions.js";
import { deprecation, makeEnum, makeScalar } from "./random-scalars.js";
import { makeVersions, spokenPath } from "./random-versions.js";

/** The content of the files of a spec. */
export interface SpecData {
  readonly protocol: DataMap;
  /** The file of shared types, if there is one. */
  readonly shared?: DataMap | undefined;
  /** An older version that it speaks, if there is one. */
  readonly spoken?: DataMap | undefined;
}

/** The files as they are checked; the root file comes first. */
export function filesOf({ protocol, shared, spoken }: SpecData): readonly SourceFile[] {
  const path = `protocols/${protocol["protocol"] as string}.yaml`;
  return [
    { path: "wirepact.yaml", text: writeYaml({ protocols: [path], ...(shared === undefined ? {} : { types: ["types/shared.yaml"] }) }) },
    { path, text: writeYaml(protocol) },
    ...(shared === undefined ? [] : [{ path: "types/shared.yaml", text: writeYaml(shared) }]),
    ...(spoken === undefined ? [] : [{ path: spokenPath(spoken), text: writeYaml(spoken) }]),
  ];
}

/** What lint says about random names and patterns does not matter here. */
const allowed = ["name-case", "timestamp-untyped", "regex-redos", "sensitive-unmarked"];

/** The spec of a seed. */
export function randomSpec(seed: number, name: string): SpecData {
  const chance = createChance(seed);
  const isDated = chance.sometimes(0.15);
  const isMail = chance.sometimes(0.15);
  const isFramed = !isMail && chance.sometimes(0.35);
  const isSingle = !isMail && !isFramed && chance.sometimes(0.08);
  const taken = new Set<string>();
  const objects = chance.pick(["open", "closed"] as const);
  const bare: Workshop = {
    chance,
    version: isDated ? "2026-05-01" : "2.1.0",
    since: isDated ? ["2025-01-01", "2026-05-01"] : ["1.0.0", "2.0.0", "2.1.0"],
    objects,
    isMail,
    types: new Map(),
    announced: [],
    taken,
    copied: new Set(),
  };
  const announced = Array.from({ length: chance.between(0, 7) }, () => typeName(bare));
  const workshop: Workshop = { ...bare, announced };
  for (const type of announced) workshop.types.set(type, makeType(workshop, type));
  const parts = isFramed ? framedParts(workshop) : flatParts(workshop, isSingle);
  const types = Object.fromEntries([...workshop.types.values()].map((type) => [type.name, type.data as DataMap]));
  const isShared = Object.keys(types).length > 0 && chance.sometimes(0.2);
  const own =
    isShared && chance.sometimes(0.5) ? { [typeName(workshop)]: { ...asMapping(makeEnum(workshop)), doc: description(workshop) } } : {};
  const protocol: DataMap = {
    protocol: name,
    title: "Random spec",
    version: workshop.version,
    objects,
    doc: description(workshop),
    ...(chance.sometimes(0.1) ? { originalName: description(workshop) } : {}),
    ...renamedExports(workshop),
    reading: makeReading(workshop),
    ...(Object.keys(isShared ? own : types).length === 0 ? {} : { types: isShared ? own : types }),
    ...parts,
    allow: Object.fromEntries(allowed.map((rule) => [rule, "Names are random."])),
  };
  const defaulted = ["title", "doc", "reading", ...(objects === "open" ? ["objects"] : [])];
  const omitted = chance.sometimes(0.2) ? chance.some(defaulted, chance.between(1, defaulted.length)) : [];
  const written = Object.fromEntries(Object.entries(protocol).filter(([key]) => !omitted.includes(key)));
  const versions = makeVersions(workshop, written);
  return { ...versions, ...(isShared ? { shared: { doc: description(workshop), types } } : {}) };
}

const exportNames = [
  "Message",
  "MessageType",
  "Issue",
  "Received",
  "Result",
  "Requests",
  "Responses",
  "Results",
  "SentBy",
  "ReceivedBy",
  "RepliesTo",
  "ServedBy",
  "Notifications",
];

/** Other names for what packages export: where a type has the usual one, and sometimes anyway. */
function renamedExports({ chance, taken }: Workshop): DataMap {
  const renamed = exportNames.filter((name) => taken.has(name.toLowerCase()) || chance.sometimes(0.1));
  return renamed.length === 0 ? {} : { names: Object.fromEntries(renamed.map((name) => [name, `Own${name}`])) };
}

/** A named type of any kind. */
function makeType(workshop: Workshop, name: string): NamedType {
  const { chance, since } = workshop;
  const kind = chance.pick(["any", "object", "object", "mixin", "union", "union", "enum", "brand", "alias"] as const);
  const isMixin = kind === "mixin";
  const made =
    kind === "object" || isMixin
      ? makeObject(workshop, 0, { isMixin })
      : kind === "union"
        ? makeUnion(workshop, 0, { self: name })
        : kind === "enum"
          ? makeEnum(workshop)
          : kind === "brand"
            ? makeScalar(workshop)
            : makeDefinition(workshop, 0);
  const isBranded = kind === "brand" && made.what !== "boolean" && chance.sometimes(0.8);
  const data = {
    ...asMapping(made),
    doc: description(workshop),
    ...(isBranded ? { brand: true } : {}),
    ...(chance.sometimes(0.06) ? { since: chance.pick(since) } : {}),
    ...(chance.sometimes(0.05) ? { deprecated: deprecation(workshop) } : {}),
  };
  return { ...made, name, data, isMixin };
}

/** Messages with a tag, in one place or in mails. */
function flatParts(workshop: Workshop, isSingle: boolean): DataMap {
  const { chance, isMail } = workshop;
  const roles = makeRoles(workshop);
  const envelope = makeFlatEnvelope(workshop, isSingle);
  const tags = new Set<string>();
  const options = {
    tags,
    roles,
    taken: envelope.taken,
    hasAck: envelope.hasAck,
    canBeText: envelope.bodyField !== undefined,
    ...(isSingle && envelope.bodyField !== undefined ? { prefix: `${envelope.bodyField}.` } : {}),
  };
  const count = isSingle ? 1 : chance.between(1, 4);
  const made = Array.from({ length: count }, () => (isMail ? makeMailMessage(workshop, options) : makeFlatMessage(workshop, options)));
  const { data: capabilities, needs } = makeCapabilities(workshop, made, () => options.prefix ?? "");
  const messages = withNeeds(withReplies(workshop, made), needs);
  const encodings = isMail
    ? { mail: mailEncoding(envelope.data["tag"] as string, made, chance.sometimes(0.5)) }
    : makeEncodings(workshop, { isFramed: false, hasBody: envelope.bodyField !== undefined });
  return {
    roles: describeRoles(workshop, roles),
    encodings,
    envelope: envelope.data,
    messages,
    ...capabilities,
    ...(!isSingle && chance.sometimes(0.2) ? { others: othersData(workshop) } : {}),
    ...makeConversations(workshop, made, {
      keys: [...(envelope.hasThread ? ["thread" as const] : []), "connection"],
      prefixOf: () => options.prefix ?? "",
    }),
  };
}

const othersData = (workshop: Workshop): DataMap => ({
  ...(workshop.chance.sometimes(0.5) ? { pattern: "^x-" } : {}),
  doc: description(workshop),
});

function mailEncoding(tag: string, messages: readonly MadeMessage[], isLimited: boolean): DataMap {
  return {
    ...(isLimited ? { maxBytes: 100_000_000 } : {}),
    parts: { subject: "subject", body: "body_md" },
    subjects: [`{${tag}}`],
    precedence: messages.map((message) => message.tag),
  };
}

/** Requests, notifications and results. */
function framedParts(workshop: Workshop): DataMap {
  const { chance } = workshop;
  const roles = makeRoles(workshop);
  const envelope = makeFramedEnvelope(workshop);
  const tags = new Set(envelope.frameNames);
  const options = { tags, roles, taken: envelope.request.taken };
  const made = Array.from({ length: chance.between(1, 4) }, (_, index): MadeMessage => {
    const isNotification = index > 0 && envelope.notification !== undefined && !chance.sometimes(0.5);
    return { ...makeFramedMessage(workshop, isNotification ? envelope.notification : envelope.request, options), isNotification };
  });
  const prefixOf = ({ isNotification }: MadeMessage): string => {
    const { body } = (isNotification === true ? envelope.notification : undefined) ?? envelope.request;
    return body === undefined ? "" : `${body}.`;
  };
  const { data: capabilities, needs } = makeCapabilities(workshop, made, prefixOf);
  const { notification } = envelope;
  const cancels = notification?.body !== undefined && chance.sometimes(0.4);
  if (cancels) {
    const fields = { id: { ...envelope.idData, doc: description(workshop) } };
    made.push({
      tag: "$/abort",
      data: { doc: description(workshop), name: "Abort", from: made[0]!.data["from"]!, to: made[0]!.data["to"]!, fields },
      fields: [],
    });
  }
  const requests = made.filter(({ data }) => "result" in data).map(({ tag }) => tag);
  const cancellation = {
    message: "$/abort",
    where: { [`${notification?.body ?? ""}.id`]: envelope.idPath },
    ...(chance.sometimes(0.5) ? { requests: chance.some(requests, chance.between(1, requests.length)) } : {}),
  };
  const reports = notification?.body !== undefined && chance.sometimes(0.4);
  if (reports) {
    const fields = { "about?": { ...envelope.idData, doc: description(workshop) } };
    made.push({
      tag: "$/report",
      data: {
        doc: description(workshop),
        name: "Report",
        frame: "notification",
        from: made[0]!.data["to"]!,
        to: made[0]!.data["from"]!,
        fields,
      },
      fields: [],
    });
  }
  const progress = {
    message: "$/report",
    where: { [`${notification?.body ?? ""}.about`]: envelope.idPath },
    ...(chance.sometimes(0.5) ? { requests: chance.pick(requests) } : {}),
  };
  const failures = envelope.hasError && chance.sometimes(0.5) ? { failures: failuresOf(workshop, envelope.errorSample!) } : {};
  return {
    roles: describeRoles(workshop, roles),
    encodings: makeEncodings(workshop, { isFramed: true, hasBody: false }),
    envelope: envelope.data,
    messages: withNeeds(Object.fromEntries(made.map(({ tag, data }) => [tag, data])), needs),
    ...capabilities,
    ...failures,
    ...(cancels ? { cancellation } : {}),
    ...(reports ? { progress } : {}),
    ...(chance.sometimes(0.3) ? { others: othersData(workshop) } : {}),
    ...makeConversations(workshop, made, { keys: [...("thread" in envelope.data ? ["thread" as const] : []), "connection"], prefixOf }),
  };
}

const failuresOf = ({ chance }: Workshop, sample: DataMap): DataMap =>
  Object.fromEntries(
    chance
      .some(
        ["unparsable", "unknownMessage", "invalidEnvelope", "invalidMessage", "handlerFailed", "undeclared", "unsupportedVersion"],
        chance.between(1, 7),
      )
      .map((reason, index) => [reason, index % 2 === 0 ? sample : [sample, sample]]),
  );

const describeRoles = (workshop: Workshop, roles: readonly string[]): DataMap =>
  Object.fromEntries(roles.map((role) => [role, description(workshop)]));

/** Messages as they are written, with the capabilities that they need. */
const withNeeds = (messages: DataMap, needs: ReadonlyMap<string, readonly string[]>): DataMap =>
  Object.fromEntries(
    Object.entries(messages).map(([tag, data]) => [tag, needs.has(tag) ? { ...(data as DataMap), needs: needs.get(tag)! } : data]),
  );

const rolesOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);

/** Messages as they are written, some with the messages that reply to them. */
function withReplies({ chance, isMail }: Workshop, messages: readonly MadeMessage[]): DataMap {
  return Object.fromEntries(
    messages.map(({ tag, data }) => {
      const answering = messages.filter((other) => rolesOf(data["to"]!).some((role) => rolesOf(other.data["from"]!).includes(role)));
      const others = chance.some(answering, chance.below(answering.length + 1)).map((other) => other.tag as Json);
      return [tag, !isMail && chance.sometimes(0.4) ? { ...data, replies: others } : data];
    }),
  );
}
