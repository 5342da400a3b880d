// What the README of a package lists beside its programs: exports that a reader would not look for, each with what it is for.

import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { assertName, groupFilterName, groupPredicateName, schemaName, threadFilterName } from "../text/identifiers.js";
import { shellFields } from "./docs/shell-fields.js";
import { hasMigrations } from "./package-modules.js";

/** Names that belong together, and what they do. */
interface ExportRow {
  readonly names: string;
  readonly doc: string;
}

/** The rows for a protocol, what only some protocols have first. */
export function exportRows(model: ProtocolModel, message: MessageModel): readonly ExportRow[] {
  const { groups, parts, encodings, views } = model;
  const row = (names: readonly string[], doc: string): ExportRow => ({
    names: names.map((name) => `\`${name}\``).join(", "),
    doc: doc.replaceAll(/\s+/g, " ").replaceAll("|", "\\|"),
  });
  return [
    ...(encodings.mail === undefined ? [] : [row(["toMail"], "The mail to hand to a mail server, as an object; `encode` gives one text.")]),
    ...Object.values(groups).map(({ name, doc }) =>
      row([groupPredicateName(name), groupFilterName(name)], `The group \`${name}\`${doc === undefined ? "." : `: ${doc}`}`),
    ),
    ...(parts.thread ?? []).map((path) => row([threadFilterName(String(path.at(-1)))], `Messages with the same \`${path.join(".")}\`.`)),
    ...(parts.ack === undefined
      ? []
      : [row(["filterPending", "acknowledge"], "Messages that wait for an acknowledgement, and a copy of one that has it.")]),
    ...(Object.keys(views).length === 0
      ? []
      : [
          row(
            ["protocol"],
            `Describes the package to tools; \`@wirepact/store\` keeps its messages and has the views ${listOf(Object.keys(views))}.`,
          ),
        ]),
    ...(hasMigrations(model) ? [row(["upgrade", "downgrade"], "Turn messages of older versions into those of this one, and back.")] : []),
    ...shellFields(model).map((path) => ({
      ...row(
        ["findShellDanger"],
        `Texts that a shell would act on: \`findShellDanger(message.${path.join(".")})\`. Nothing does this unasked.`,
      ),
      names: "`findShellDanger` of `@wirepact/core`",
    })),
    row(["MessageType"], "The types of message as constants; enums have constants of their own."),
    row(["assertMessage", assertName(message.typeName)], "Throw unless a value is a message, or one of a type."),
    row(["messageSchema", schemaName(message.typeName)], "Standard Schema objects, for libraries that take them."),
    row(["negotiate"], "The version that two parties settle on, from the versions each of them speaks."),
  ];
}

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
