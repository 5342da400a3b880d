// Changes of message types, of who sends and receives them, and of the replies they ask for.

import { formatPath } from "@wirepact/core";
import type { MessageModel } from "../../model/protocol-model.js";
import type { Effect, FoundChange, ModelPaths } from "../change.js";
import { compareNames } from "../compare-names.js";
import type { Comparison, MessagePair } from "../comparison.js";
import { listNames } from "../describe-path.js";
import { toleratesNewTypes, unlessNegotiated } from "../tolerance.js";
import {
  added,
  affectedIf,
  breaks,
  deprecatedAdvice,
  exceptNegotiated,
  lines,
  minor,
  misreads,
  noAction,
  type ReleaseRule,
  undo,
} from "./release-rule.js";

const hail = "HAIL: { doc: A ship is near., from: ship, to: office, examples: { minimal: {} }, invalid: {} }";
const drift = "DRIFT: { doc: A ship lost its anchor., from: ship, to: office, examples: { minimal: {} }, invalid: {} }";
const greet = "GREET: { aliases: [HAIL], doc: A ship is near., from: ship, to: office, examples: { minimal: {} }, invalid: {} }";

const messageAdded = lines(["messages:", `  ${hail}`], ["messages:", `  ${hail}`, `  ${drift}`]);
const senderAdded = lines(["doc: Is there a berth?", "from: ship"], ["doc: Is there a berth?", "from: [ship, pilot]"]);
const recipientAdded = lines(
  ["doc: Is there a berth?", "from: ship", "to: office"],
  ["doc: Is there a berth?", "from: ship", "to: [office, pilot]"],
);
const ackAdded = lines(["GRANT:", "  doc: Take this berth."], ["GRANT:", "  doc: Take this berth.", "  ack: required"]);
const replyRequired = lines(["conventions: { berth: request }", "replies: []"], ["conventions: { berth: request }", "replies: [LEAVE]"]);
const replyAdded = { before: "replies: [GRANT]", after: "replies: [GRANT, DENY]" };
const echoAdded = { before: "conventions: {}", after: "conventions: { berth: request }" };

/** Findings about roles that one list of a message gained or lost. Answers follow their requests, which are reported. */
function listedNames(
  { messages, new: model }: Comparison,
  key: "from" | "to",
  kind: "added" | "removed",
  effect: Effect,
): readonly FoundChange[] {
  const answers = new Set(model.frames?.flatMap((frame) => (frame.kind === "message" ? [] : [frame.name])));
  const asked = messages.filter(({ new: { frame } }) => frame === undefined || !answers.has(frame));
  return asked.flatMap(({ old, new: current, paths }) =>
    compareNames(old[key], current[key])[kind].map((role) => ({
      paths: { old: `${paths.old}/${key}`, new: `${paths.new}/${key}` },
      facts: { what: current.name, [kind === "added" ? "after" : "before"]: role },
      ...effect,
    })),
  );
}

const replies = (comparison: Comparison, kind: ReplyChange["kind"], fact: "before" | "after", effect: Effect): readonly FoundChange[] =>
  replyChanges(comparison)
    .filter((change) => change.kind === kind)
    .map(({ paths, name, types }) => ({ paths, facts: { what: name, [fact]: listNames(types) }, ...effect }));

const echoes = ({ messages }: Comparison, kind: "added" | "removed"): readonly FoundChange[] =>
  messages.flatMap(({ old, new: current, paths }) =>
    compareNames(old.echoes?.map(formatPath), current.echoes?.map(formatPath))[kind].map((path) => ({
      paths: { old: `${paths.old}/conventions`, new: `${paths.new}/conventions` },
      facts: { what: `${current.name}.${path}` },
      ...minor,
    })),
  );

const acks = ({ messages }: Comparison, required: boolean, effect: Effect): readonly FoundChange[] =>
  messages
    .filter(({ old, new: current }) => old.ackRequired !== required && current.ackRequired === required)
    .map(({ new: { name }, paths }) => ({ paths, facts: { what: name }, ...effect }));

function renamedMessage({ old, new: current, paths }: MessagePair): FoundChange {
  const readsOld = current.aliases?.includes(old.name) === true;
  const readsNew = old.aliases?.includes(current.name) === true;
  return {
    paths,
    use: { tag: readsOld ? current.name : old.name, path: [] },
    facts: { what: old.name, before: old.name, after: current.name },
    breaks: affectedIf({ "old-senders": !readsOld, "old-readers": !readsNew, "source-code": true }),
  };
}

/** The messages without results whose request is among them too. */
const withoutResults = (messages: readonly MessageModel[]): readonly MessageModel[] =>
  messages.filter(({ answers }) => answers === undefined || !messages.some(({ name }) => name === answers));

export const messageRules: readonly ReleaseRule[] = [
  {
    id: "message-removed",
    mirror: "message-added",
    find: ({ removedMessages }) =>
      withoutResults(removedMessages).map((message) => ({
        paths: { old: `messages/${message.name}` },
        use: { tag: message.name, path: [] },
        facts: { what: message.name },
        fix: deprecatedAdvice(message),
        ...breaks("old-senders", "source-code"),
      })),
    say: ({ what }) => `message ${what} removed`,
    explain: "Senders of the old release still send the message, and new readers reject it. Code that uses its type no longer compiles.",
    code: "uses the type of the message",
    fix: "Keep the message, mark it as `deprecated`, and remove it in a later major version.",
    example: undo(messageAdded),
  },
  {
    id: "message-added",
    mirror: "message-removed",
    find: ({ old, new: current, addedMessages }) => {
      return withoutResults(addedMessages).flatMap((message) => {
        const effect = toleratesNewTypes(old, current, message) ? minor : breaks("old-readers");
        return added("messages", [message.name], effect).map((found) => ({ ...found, use: { tag: message.name, path: [] } }));
      });
    },
    say: ({ what }) => `message ${what} added`,
    explain: "Readers of the old release reject messages of an unknown type.",
    except:
      "It is a minor change where messages carry a version that both sides negotiate, or where readers keep messages of unknown types by default.",
    fix: "Add a version field to the envelope, so that senders know what their readers support, or let readers keep unknown types.",
    example: messageAdded,
  },
  {
    id: "message-renamed",
    mirror: "message-renamed",
    find: ({ messages }) => messages.filter(({ renamed }) => renamed !== undefined).map(renamedMessage),
    say: ({ before, after }) => `message ${before} renamed to ${after}`,
    explain:
      "New readers accept the old type because it is an alias, but new senders write the new one, which readers of the old release reject. Code uses the old name.",
    code: "uses the old name",
    fix: "Keep the type that is sent. `name` changes only the TypeScript name, and `doc` can add explanations.",
    example: { before: hail, after: greet },
  },
  {
    id: "sender-removed",
    mirror: "sender-added",
    find: (comparison) => listedNames(comparison, "from", "removed", misreads("old-senders")),
    say: ({ what, before }) => `${what}: role ${before} may no longer send it`,
    explain: "Agents of the old release in that role still send the message, and new conversation monitors report it.",
    fix: "Keep the role as a sender, or give its messages a separate type first.",
    example: undo(senderAdded),
  },
  {
    id: "sender-added",
    mirror: "sender-removed",
    find: (comparison) => listedNames(comparison, "from", "added", unlessNegotiated(comparison)),
    say: ({ what, after }) => `${what}: role ${after} may send it`,
    explain:
      "Agents of the old release do not expect the message from this role. Their conversation monitors report it if they know who sent it.",
    except: exceptNegotiated,
    fix: "Give the messages of the new sender a separate type, or release a major version.",
    example: senderAdded,
  },
  {
    id: "recipient-removed",
    mirror: "recipient-added",
    find: (comparison) => listedNames(comparison, "to", "removed", misreads("old-senders")),
    say: ({ what, before }) => `${what}: role ${before} no longer receives it`,
    explain: "Senders of the old release still send the message to that role, which ignores it now.",
    fix: "Keep the role as a recipient. It can ignore what it does not need.",
    example: undo(recipientAdded),
  },
  {
    id: "recipient-added",
    mirror: "recipient-removed",
    find: (comparison) => listedNames(comparison, "to", "added", unlessNegotiated(comparison)),
    say: ({ what, after }) => `${what}: role ${after} receives it`,
    explain:
      "Agents of the old release do not expect this role to receive the message. Their conversation monitors can mistake it for another role, and then report its messages.",
    except: exceptNegotiated,
    fix: "Send the new recipient a separate message type, or release a major version.",
    example: recipientAdded,
  },
  {
    id: "ack-required-added",
    mirror: "ack-required-removed",
    find: (comparison) => acks(comparison, true, misreads("old-senders")),
    say: ({ what }) => `${what}: acknowledgement now required`,
    explain: "Agents of the old release do not acknowledge the message, and new senders wait for it.",
    fix: "Ask for the acknowledgement in a field of the message, or introduce a new message type.",
    example: ackAdded,
  },
  {
    id: "ack-required-removed",
    mirror: "ack-required-added",
    find: (comparison) => acks(comparison, false, misreads("old-readers")),
    say: ({ what }) => `${what}: acknowledgement no longer required`,
    explain: "Senders of the old release still wait for the acknowledgement.",
    fix: "Keep acknowledging. Senders that do not need it can ignore it.",
    example: undo(ackAdded),
  },
  {
    id: "reply-required-added",
    mirror: "reply-required-removed",
    find: (comparison) => replies(comparison, "required", "after", misreads("old-senders")),
    say: ({ what, after }) => `${what}: reply now required (${after})`,
    explain: "Agents of the old release do not reply, and new senders wait for the reply.",
    fix: "Introduce a new message type whose sender expects the reply.",
    example: replyRequired,
  },
  {
    id: "reply-required-removed",
    mirror: "reply-required-added",
    find: (comparison) => replies(comparison, "dropped", "before", misreads("old-readers")),
    say: ({ what, before }) => `${what}: reply no longer required (${before})`,
    explain: "Senders of the old release still wait for the reply.",
    fix: "Keep replying.",
    example: undo(replyRequired),
  },
  {
    id: "reply-type-removed",
    mirror: "reply-type-added",
    find: (comparison) => [
      ...replies(comparison, "narrowed", "before", misreads("old-senders")),
      // No reply is awaited in either release, and new monitors only warn about one.
      ...replies(comparison, "excluded", "before", minor),
    ],
    say: ({ what, before }) => `${what}: ${before} is no longer a reply`,
    explain: "Agents of the old release still reply with that message.",
    fix: "Keep accepting the reply.",
    example: undo(replyAdded),
  },
  {
    id: "reply-type-added",
    mirror: "reply-type-removed",
    find: (comparison) => [
      ...replies(comparison, "widened", "after", unlessNegotiated(comparison)),
      ...replies(comparison, "opened", "after", minor),
    ],
    say: ({ what, after }) => `${what}: ${after} is now a reply`,
    explain: "Senders and monitors of the old release do not treat the message as a reply, and wait for one of the others.",
    except: exceptNegotiated,
    fix: "Introduce a new message type whose sender expects the reply, or release a major version.",
    example: replyAdded,
  },
  {
    id: "echo-added",
    mirror: "echo-removed",
    find: (comparison) => echoes(comparison, "added"),
    say: ({ what }) => `${what} should now repeat the value of the request`,
    explain: "The conversation monitor warns about a reply with another value.",
    fix: "No action is needed: the conversation monitor only warns.",
    example: echoAdded,
  },
  {
    id: "echo-removed",
    mirror: "echo-added",
    find: (comparison) => echoes(comparison, "removed"),
    say: ({ what }) => `${what} no longer needs to repeat the value of the request`,
    explain: "The conversation monitor no longer warns about a reply with another value.",
    fix: noAction,
    example: undo(echoAdded),
  },
];

interface ReplyChange {
  readonly paths: ModelPaths;
  /** The message that is replied to. */
  readonly name: string;
  readonly kind: "required" | "dropped" | "narrowed" | "widened" | "opened" | "excluded";
  readonly types: readonly string[];
}

/** Every change of the replies to a message. A message may require certain replies, exclude replies, or leave them open. */
function replyChanges({ messages, tagNow }: Comparison): readonly ReplyChange[] {
  return messages.flatMap(({ old, new: current, paths }): ReplyChange[] => {
    const at = { paths: { old: `${paths.old}/replies`, new: `${paths.new}/replies` }, name: current.name };
    const before = old.replies?.map(tagNow);
    const after = current.replies;
    const [asked, asks] = [(before?.length ?? 0) > 0, (after?.length ?? 0) > 0];
    if (!asked && asks) return [{ ...at, kind: "required", types: after ?? [] }];
    if (asked && !asks) return [{ ...at, kind: "dropped", types: before ?? [] }];
    if (!asked) {
      if ((before === undefined) === (after === undefined)) return [];
      return [{ ...at, kind: before === undefined ? "excluded" : "opened", types: ["any message"] }];
    }
    const types = compareNames(before, after);
    return [
      ...(types.removed.length === 0 ? [] : [{ ...at, kind: "narrowed" as const, types: types.removed }]),
      ...(types.added.length === 0 ? [] : [{ ...at, kind: "widened" as const, types: types.added }]),
    ];
  });
}
