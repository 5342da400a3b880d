// The other exports that the README of a package lists.

import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { brandedTypes, guardedTypes } from "../exports/named-types.js";
import {
  assertName,
  groupFilterName,
  groupGuardName,
  groupPredicateName,
  guardName,
  parseName,
  schemaName,
  threadFilterName,
  unionNames,
} from "../exports/exported-names.js";
import { code, docText, listed, tableRows } from "../text/markdown.js";
import { shellFields } from "./docs/shell-fields.js";
import { optionTypes } from "./options.js";
import { hasMigrations, spokenModels } from "./package-modules.js";
import { isDated } from "../text/version-text.js";

/** Exports that belong together. */
type ExportRow = {
  readonly names: string;
  readonly doc: string;
};

/** The rows for a protocol; exports that only some protocols have come first. */
export function exportRows(model: ProtocolModel, message: MessageModel): readonly ExportRow[] {
  const union = unionNames(model);
  return tableRows([
    ...specialRows(model),
    row([union.type], "Constants for the message types. Each named enum has constants, too."),
    row(
      [union.assert, assertName(message.typeName)],
      "Throw an error unless the value is a valid message, or a valid message of one type.",
    ),
    row(
      [union.schema, schemaName(message.typeName)],
      "Standard Schema and Standard JSON Schema for all messages, and for one message type.",
    ),
    row(
      optionTypes(model).map(({ name }) => name),
      "The TypeScript types of options and results, for functions that wrap those of the package. Without type arguments, the option types cover every mode and role; pass type arguments to narrow them.",
    ),
    row(["unwrap"], "Returns the value of a result, or throws an `InvalidMessageError`: `unwrap(decode(text))`."),
    row(["negotiate"], negotiateDoc(model)),
  ]);
}

const row = (names: readonly string[], doc: string): ExportRow => ({
  names: names.map((name) => `\`${name}\``).join(", "),
  doc: docText(doc),
});

/** The rows of exports that not every package has. */
function specialRows(model: ProtocolModel): readonly ExportRow[] {
  const { groups, parts, encodings, views } = model;
  const branded = brandedTypes(model);
  const guards = guardedTypes(model).filter((name) => !branded.includes(name));
  const [spoken] = spokenModels(model);
  const rows: ExportRow[] = [];
  if (encodings.mail !== undefined)
    rows.push(row(["toMail"], "Returns the message as an object for a mail server; `encode` returns a string."));
  for (const { name, doc } of Object.values(groups))
    rows.push(
      row(
        [groupGuardName(name), groupPredicateName(name), groupFilterName(name)],
        `Group \`${name}\`${doc === undefined ? "." : `: ${doc}`}`,
      ),
    );
  if (guards.length > 0)
    rows.push(row(guards.map(guardName), "Guards for values inside messages: unions of objects, and the parts of such unions."));
  if (branded.length > 0) rows.push(brandRow(branded));
  for (const path of parts.thread ?? [])
    rows.push(row([threadFilterName(String(path.at(-1)))], `Returns the messages with a given \`${path.join(".")}\`.`));
  if (parts.ack !== undefined)
    rows.push(
      row(
        ["filterPending", "acknowledge"],
        "`filterPending` returns the messages that have not been acknowledged yet; `acknowledge` returns an acknowledged copy of a received message.",
      ),
    );
  if (Object.keys(views).length > 0)
    rows.push(
      row(
        ["protocol"],
        `Describes the protocol to tools; \`@wirepact/store\` stores its messages and offers the views ${listed(Object.keys(views).map(code))}.`,
      ),
    );
  if (spoken !== undefined)
    rows.push(
      row(
        ["versions"],
        `The versions that the package reads and writes. The module \`versions/${spoken.version}\` exports \`version\` for \`decode(text, { version })\` and \`encode(message, { version })\`; warnings name what a conversion loses.`,
      ),
    );
  if (hasMigrations(model)) rows.push(row(["upgrade", "downgrade"], "Convert messages from older versions to this one, and back."));
  for (const path of shellFields(model)) {
    const doc = `Finds strings with characters that have a special meaning in a shell: \`findShellDanger(message.${path.join(".")})\`. It is never called automatically.`;
    rows.push({ ...row([], doc), names: "`findShellDanger` of `@wirepact/core`" });
  }
  return rows;
}

function brandRow(branded: readonly string[]): ExportRow {
  const isOne = branded.length === 1;
  const [first = ""] = branded;
  return row(
    branded.flatMap((name) => [parseName(name), guardName(name)]),
    `${listed(branded.map(code))} ${isOne ? "is a branded type" : "are branded types"}, so TypeScript does not accept other strings or numbers in ${isOne ? "its" : "their"} place. \`${parseName(first)}\` returns a value as one, or throws an \`InvalidMessageError\`; \`${guardName(first)}\` is the guard.`,
  );
}

/** What `negotiate` returns; versions that are dates are only compatible with themselves. */
const negotiateDoc = ({ version }: ProtocolModel): string =>
  isDated(version)
    ? `Returns the newest version that two parties both support, or an issue if there is none: \`negotiate([${JSON.stringify(version)}], theirs)\`.`
    : "Returns the version that two parties can both use, or an issue if there is none. It picks the newest major version that both support and, within it, the older of " +
      'the two versions: `negotiate(["1.0.0"], ["1.2.0", "2.0.0"])` returns a result with the value `"1.0.0"`.';
