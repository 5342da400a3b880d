// Uses of names: the language schema says what a string refers to, and the context which symbols that can be.

import type { Reference } from "../../parse/language/schema.js";
import { alternativesOf, entriesOf, valueOf } from "./definition-nodes.js";
import { hasField, innerFields, usePath } from "./json-uses.js";
import type { Place } from "./symbol-table.js";
import type { FileContext, WalkContext } from "./walk-context.js";

/** Uses the name of a symbol. */
export function useName(file: FileContext, refersTo: Reference, place: Place, context: WalkContext): void {
  const { table } = file;
  const { name } = place;
  switch (refersTo) {
    case "type":
      return table.usePaths(place, [`types/${name}`]);
    case "role":
      return table.usePaths(place, [`roles/${name}`]);
    case "capability":
      return table.usePaths(place, [`capabilities/${name}`]);
    case "flow":
      return table.usePaths(place, [`flows/${name}`]);
    case "frame":
      return table.usePaths(place, [`envelope/frames/${name}`]);
    case "message":
    case "message-or-group": {
      const request = name.endsWith(" result") ? name.slice(0, -" result".length) : name;
      const group = refersTo === "message" ? [] : [`groups/${name}`];
      return table.usePaths({ ...place, name: request }, [`messages/${request}`, `envelope/frames/${name}`, ...group]);
    }
    case "example":
      return table.usePaths(place, [`${context.sample}/examples/${name}`]);
    case "issue":
      return useRule(file, place, context);
    case "own-field": {
      const own = innerFields(file.find, { nodes: alternativesOf(file.find, context.definition) });
      return table.use(
        place,
        own.filter((field) => field.name === name).map(({ definition }) => definition),
      );
    }
    default:
      return useFieldPath(file, place, context);
  }
}

/** A field of the message; a mixin also refers to fields of the messages that include it. */
function useFieldPath(file: FileContext, place: Place, { owners }: WalkContext): void {
  const [head = ""] = place.name.split(".");
  usePath(file, hasField(owners, head) ? owners : file.owners.all(), place);
}

/** `rule/<name>`: a rule of the message, of the envelope, or of a type. */
function useRule(file: FileContext, { scalar, name }: Place, { sample }: WalkContext): void {
  const rule = /^rule\/(.+)$/.exec(name)?.[1];
  if (rule === undefined) return;
  const own = [`${sample}/rules/${rule}`, `envelope/rules/${rule}`];
  const others = entriesOf(valueOf(file.root, "types")).map(({ key }) => `types/${key}/rules/${rule}`);
  const messages = sample === "" ? entriesOf(valueOf(file.root, "messages")).map(({ key }) => `messages/${key}/rules/${rule}`) : [];
  file.table.usePaths({ scalar, start: "rule/".length, name: rule }, [...own, ...others, ...messages]);
}
