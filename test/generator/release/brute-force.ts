// Verdicts compared with brute force over every small message.

import { runnable } from "@wirepact/core/codegen";
import { explain, type Json, type Mode } from "../../../packages/core/src/index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { compareModels } from "../../../generator/compare/compare-models.js";

type Message = Readonly<Record<string, Json>>;

/** A model with its answer to every message of the universe. */
interface Judged {
  readonly model: ProtocolModel;
  readonly accepts: readonly boolean[];
  readonly sends: readonly boolean[];
  /** What readers take each message for; undefined where they reject it. */
  readonly reads: readonly (string | undefined)[];
  /** Whether a name is that of a field, and whether senders may use it: for a field, or as `extras` declares. */
  readonly isField: (name: string) => boolean;
  readonly isDeclared: (name: string) => boolean;
}

function judgeAll(model: ProtocolModel, universe: readonly Message[], mode: Mode): Judged {
  const { fields, extras } = model.messages["note"]!.shape;
  const names = new Set(fields.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  const read = universe.map((message) => explain(runnable(model), message, { reading: true, mode }));
  return {
    model,
    reads: read.map((result) => (result.ok ? JSON.stringify(result.value, Object.keys(result.value as Message).sort()) : undefined)),
    accepts: read.map(({ ok }) => ok),
    sends: universe.map((message, index) => explain(runnable(model), message).ok && read[index]!.ok),
    isField: (name) => names.has(name),
    isDeclared: (name) => names.has(name) || (extras !== undefined && new RegExp(extras.keys ?? "", "u").test(name)),
  };
}

/** Every message with each field absent or with one of its values. */
export function everyMessage(members: Readonly<Record<string, readonly Json[]>>): readonly Message[] {
  return Object.entries(members).reduce<readonly Message[]>(
    (messages, [name, values]) => messages.flatMap((message) => [message, ...values.map((value) => ({ ...message, [name]: value }))]),
    [{ kind: "note" }],
  );
}

interface BruteForce {
  readonly old: boolean;
  readonly new: boolean;
  /** Both releases accept a message and take it for something else. */
  readonly misread: boolean;
}

function bruteForce(old: Judged, current: Judged, universe: readonly Message[]): BruteForce {
  const foreign = (message: Message, sender: Judged, reader: Judged): boolean =>
    Object.keys(message).some((name) => !sender.isDeclared(name) && reader.isField(name)) ||
    (message["a"] !== undefined && message["b"] !== undefined);
  return {
    old: universe.some(
      (message, index) => old.accepts[index] === true && current.accepts[index] !== true && !foreign(message, old, current),
    ),
    new: universe.some((message, index) => current.sends[index] === true && old.accepts[index] !== true && !foreign(message, current, old)),
    misread: universe.some(
      (message, index) =>
        old.accepts[index] === true &&
        current.accepts[index] === true &&
        old.reads[index] !== current.reads[index] &&
        !foreign(message, old, current) &&
        !foreign(message, current, old),
    ),
  };
}

/** Compares every pair of models; returns the pairs on which rules and brute force differ. */
export function compareAll(
  models: readonly ProtocolModel[],
  universe: readonly Message[],
  isMajor: (old: ProtocolModel, current: ProtocolModel) => boolean,
  { mode = "strict", every = 1 }: { readonly mode?: Mode; readonly every?: number } = {},
) {
  const judged = models.map((model) => judgeAll(model, universe, mode));
  const wrong: string[] = [];
  for (const [index, old] of judged.entries()) {
    // Another part of the pairs for each old release, so that every model is compared.
    for (const current of judged.filter((_, other) => (index + other) % every === 0)) {
      const brute = bruteForce(old, current, universe);
      const { changes, verdict } = compareModels(old.model, current.model);
      const rules = {
        old: changes.some(({ breaks }) => breaks.includes("old-senders")),
        new: changes.some(({ breaks }) => breaks.includes("old-readers")),
      };
      const major = brute.old || brute.new || brute.misread || isMajor(old.model, current.model);
      const missed = (brute.old && !rules.old) || (brute.new && !rules.new);
      // With several edits at once, one can remove what another one breaks; a single edit is exact.
      const overstated = changes.length === 1 && ((rules.old && !brute.old) || (rules.new && !brute.new));
      if (!missed && !overstated && (verdict === "major") === major) continue;
      wrong.push(
        `${show(old.model)} -> ${show(current.model)}: ${JSON.stringify({ brute, rules, verdict, major })} ${changes.map(({ rule }) => rule).join()}`,
      );
    }
  }
  return wrong;
}

function show({ messages }: ProtocolModel): string {
  const { open, fields, extras } = messages["note"]!.shape;
  const tags = Object.values(messages).map(({ name, aliases = [], lenientAliases = [] }) =>
    [name, ...aliases, ...lenientAliases].join("|"),
  );
  return `${tags.join(" ")} ${open ? "open" : "closed"} ${JSON.stringify([...fields.slice(1), extras ?? "no extras"]).replaceAll('"', "")}`;
}
