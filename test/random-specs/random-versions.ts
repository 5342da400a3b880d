// Random versions beside the current one: an older spec of the same protocol, and how two parties agree on one of them.

import type { Json } from "../../packages/core/src/index.js";
import type { DataMap, Workshop } from "./made.js";

/** A protocol, with the spec of an older version if it speaks one. */
export interface Versions {
  readonly protocol: DataMap;
  readonly spoken?: DataMap | undefined;
}

/** Where the spec of the older version is. */
export const spokenPath = ({ protocol, version }: DataMap): string => `versions/${protocol as string}-${version as string}.yaml`;

/** A protocol that speaks an older version, in which one of the messages has another field. */
export function makeVersions({ chance, isMail }: Workshop, protocol: DataMap): Versions {
  const tags = Object.entries(protocol["messages"] as DataMap).flatMap(([tag, message]) => ("fields" in (message as DataMap) ? [tag] : []));
  if (tags.length === 0 || !chance.sometimes(0.35)) return { protocol };
  const version = protocol["version"] as string;
  const before = version.includes("-") ? "2024-03-01" : "1.0.0";
  // Messages write the version itself where the envelope has a field for it.
  const isNumbered = !("version" in (protocol["envelope"] as DataMap)) && chance.sometimes(0.4);
  const type = fieldOf(isNumbered ? "integer" : "string", isMail ? "Spoken" : undefined);
  const asked = agree(protocol, chance.pick(tags), chance.pick(["request", "each"]), type);
  // Both ways, where there are requests.
  const isBoth = asked.by === "request" && chance.sometimes(0.4);
  const also = isBoth ? agree(asked.protocol, chance.pick(tags), "each", type) : undefined;
  const agreed = { protocol: (also ?? asked).protocol, negotiation: [...asked.negotiation, ...(also?.negotiation ?? [])] };
  const changed = chance.pick(tags);
  // A body that a message has not cannot be filled.
  const isRequired = bodyOf(protocol) === "" && chance.sometimes(0.5);
  const spoken = withFields(
    { ...(withoutHistory(agreed.protocol) as DataMap), version: before, negotiation: agreed.negotiation },
    changed,
    {
      [isRequired ? "gone" : "gone?"]: fieldOf("integer", isMail ? "Gone" : undefined),
    },
  );
  const { migrations: _migrations, ...rest } = spoken;
  const migrations = (protocol["migrations"] ?? {}) as DataMap;
  const converted = (migrations[version] ?? {}) as DataMap;
  const added = isRequired ? { [version]: { ...converted, [changed]: { ...(converted[changed] as DataMap), drop: { gone: 7 } } } } : {};
  return {
    protocol: {
      ...agreed.protocol,
      speaks: {
        [before]: { spec: spokenPath(rest), ...(isNumbered ? { as: 1 } : {}) },
        ...(isNumbered ? { [version]: { as: 2 } } : {}),
      },
      negotiation: agreed.negotiation,
      ...(isRequired || "migrations" in protocol ? { migrations: { ...migrations, ...added } } : {}),
    },
    spoken: rest,
  };
}

/** The property around the fields of requests, or of the only message, as paths write it. */
function bodyOf({ envelope }: DataMap): string {
  const {
    frames,
    tag,
    body: own,
  } = envelope as { readonly frames?: { readonly request: DataMap }; readonly tag?: string; readonly body?: Json };
  if (tag !== undefined) return "";
  const body = frames === undefined ? ((own as DataMap)["field"] ?? own) : frames.request["body"];
  return body === undefined || body === "inline" ? "" : `${body as string}.`;
}

/** A field, which mail has a place for. */
const fieldOf = (type: string, mail: string | undefined): Json => (mail === undefined ? type : { type, mail });

function withFields(protocol: DataMap, tag: string, fields: DataMap): DataMap {
  const messages = protocol["messages"] as DataMap;
  const message = messages[tag] as DataMap;
  return {
    ...protocol,
    messages: { ...messages, [tag]: { ...message, fields: { ...(message["fields"] as DataMap), ...fields } } },
  };
}

/** Fields that say which version is meant, and the negotiation that uses them. */
function agree(
  protocol: DataMap,
  tag: string,
  by: "request" | "each",
  type: Json,
): { readonly by: "request" | "each"; readonly protocol: DataMap; readonly negotiation: readonly Json[] } {
  const { result } = (protocol["messages"] as DataMap)[tag] as DataMap;
  const { frames } = protocol["envelope"] as { readonly frames?: { readonly result: DataMap } };
  const body = frames?.result["body"] as string | undefined;
  if (by === "each" || result === undefined || body === undefined)
    return {
      by: "each",
      protocol: withFields(protocol, tag, { "spokenVersion?": type }),
      negotiation: [{ each: `${bodyOf(protocol)}spokenVersion`, ...(tag.length % 2 === 0 ? { header: "Spoken-Version" } : {}) }],
    };
  const asked = withFields(protocol, tag, { offered: type });
  const messages = asked["messages"] as DataMap;
  const answered = { ...(messages[tag] as DataMap), result: { fields: { agreed: type }, doc: "What is agreed." } };
  return {
    by: "request",
    protocol: { ...asked, messages: { ...messages, [tag]: answered } },
    negotiation: [{ request: tag, offer: `${bodyOf(protocol)}offered`, answer: `${body}.agreed` }],
  };
}

/** What an older version did not have yet. */
function withoutHistory(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutHistory(item));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, member]) => !isHistory(key, member));
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutHistory(member)]));
}

const isHistory = (key: string, member: Json): boolean =>
  (key === "since" && typeof member === "string") ||
  (key === "deprecated" && typeof member === "object" && member !== null && "since" in member);
