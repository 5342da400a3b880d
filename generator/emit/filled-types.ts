// The types of messages whose defaults were filled in by decoding.

import { isIdentifiable } from "../describe/message-parts.js";
import { defaultFieldsType, hasDefaults } from "../lower/default-fields.js";
import type { ModuleStatement } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { freeName } from "../text/free-names.js";
import { unionNames } from "../text/identifiers.js";

/** The union of all messages with defaults, and that of lenient mode, where `received` gives the type of one message; none without defaults. */
export function filledTypes(model: ProtocolModel, received: (typeName: string) => string): readonly ModuleStatement[] {
  if (!hasDefaults(model)) return [];
  const names = unionNames(model);
  const messages = Object.values(model.messages).filter((message) => isIdentifiable(model, message));
  const union = (typeOf: (typeName: string) => string): string =>
    messages
      .map(({ typeName, shape }) => {
        const fields = defaultFieldsType(model.types, shape);
        return fields === undefined ? typeOf(typeName) : `${freeName(model, "WithDefaults")}<${typeOf(typeName)}, ${fields}>`;
      })
      .join(" | ");
  const unknown = model.reading.lenient.unknownTypes === "keep" ? ` | ${names.unknown}` : "";
  return [
    {
      kind: "type",
      name: names.filled,
      type: union((name) => name),
      doc: "Any message with the defaults that `decode` fills in if `defaults` is set.",
    },
    {
      kind: "type",
      name: names.receivedFilled,
      type: union(received) + unknown,
      doc: "Any message as lenient mode returns it, with the defaults that `decode` fills in if `defaults` is set.",
    },
  ];
}
