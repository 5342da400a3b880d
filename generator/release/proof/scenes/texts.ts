// Scenes with an encoded message: an encoding that is gone, a duplicate key, a length, a subject, a label, or a property of a raw mail.

import { decodeMessage, encodeMessage, type Encoding, type EncodingName, type Input, type Json, type Result } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { loadEncodings } from "../../../check/encodings.js";
import type { MessageModel, ProtocolModel } from "../../../model/protocol-model.js";
import { findMisreading } from "../counterexample.js";
import { firstScene, sceneOf, type MakeScenes, type Scene, type SceneInput } from "./scene.js";

/** A text of one release that both decode. */
interface WrittenText {
  readonly type: MessageModel;
  readonly message: Json;
  readonly text: string;
}

/** The examples of both releases as text. */
function textsOf(models: readonly ProtocolModel[], encoding: Encoding): readonly WrittenText[] {
  return models.flatMap((model) =>
    Object.values(model.messages).flatMap((type) =>
      type.examples.flatMap(({ value: message }) => {
        try {
          return [{ type, message, text: encodeMessage(runnable(model), [encoding], message, { encoding: encoding.name }) }];
        } catch {
          // The release does not have the encoding, or it cannot represent the message.
          return [];
        }
      }),
    ),
  );
}

const modes = ["strict", "lenient"] as const;

/** Whether what two releases read shows the change that is meant. */
type IsMeant = (was: Result<unknown>, is: Result<unknown>) => boolean;

/** What both releases make of the first text that they do not read alike. */
function readBoth(
  { old, current }: SceneInput,
  encoding: Encoding,
  inputs: readonly Input[],
  isMeant: IsMeant = () => true,
): readonly Scene[] {
  return firstScene(
    inputs.flatMap((input) => modes.map((mode) => ({ input, mode }))),
    ({ input, mode }) => {
      const [was, is] = [old, current].map((model) => decodeMessage(runnable(model), [encoding], input, { mode, encoding: encoding.name }));
      const given = showInput(input);
      if (!isMeant(was!, is!)) return [];
      if (was!.ok && is!.ok) {
        const misread = findMisreading(was!.value, is!.value);
        const say = (value: Json | undefined): string =>
          `reads ${misread!.path.join(".")} as ${value === undefined ? "absent" : JSON.stringify(value)}`;
        return misread === undefined ? [] : sceneOf(given, say(misread.sent), say(misread.read));
      }
      if (!was!.ok && !is!.ok) return [];
      const say = (result: typeof was): string => (result!.ok ? "reads it" : `rejects it: ${result!.issues[0]?.message ?? ""}`);
      return sceneOf(given, say(was), say(is));
    },
  );
}

/** The first lines of a text; a long one is described by its length. */
function showInput(input: Input): readonly string[] {
  const text = typeof input === "string" ? input : JSON.stringify(input);
  const size = text.length > 600 ? [`(${Buffer.byteLength(text)} bytes in all)`] : [];
  const lines = text.slice(0, 600).trimEnd().split("\n");
  return [...lines.slice(0, 12), ...size];
}

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

async function loadOne(name: string): Promise<Encoding> {
  const [encoding] = await loadEncodings([name as EncodingName]);
  return encoding!;
}

export const duplicateKeys: MakeScenes = async (input) => {
  const encoding = await loadOne(input.change.facts.what);
  const texts = textsOf([input.old], encoding).flatMap(({ message, text }) => {
    const [key, value] = isObject(message) ? (Object.entries(message)[0] ?? []) : [];
    return key === undefined ? [] : [text.replace("{", () => `{${JSON.stringify(key)}:${JSON.stringify(value)},`)];
  });
  return readBoth(input, encoding, texts);
};

export const encodingRemoved: MakeScenes = async ({ old, change }) => {
  const name = change.facts.what;
  const [first] = textsOf([old], await loadOne(name));
  return first === undefined ? [] : [{ given: showInput(first.text), old: `decodes it as ${name}`, new: `has no encoding ${name}` }];
};

/** Texts as long as the larger of two limits allows: white space changes no message. */
export const sizeLimit: MakeScenes = async (input) => {
  const { what } = input.change.facts;
  const encoding = await loadOne(what);
  const limits = [input.old, input.current].map(({ encodings }) => encodings[what as EncodingName]?.maxBytes ?? Infinity);
  const size = Math.max(...limits) === Infinity ? Math.min(...limits) + 1 : Math.max(...limits);
  const longer = (text: string): readonly string[] => {
    const space = size - Buffer.byteLength(text.trimEnd());
    if (space <= 0) return [];
    const filled = ["{", ": ", "\n\n"].map((mark) => text.trimEnd().replace(mark, () => `${mark}${" ".repeat(space)}`));
    return [...filled, `${text.trimEnd()}${" ".repeat(space)}`, `${text.trimEnd()}${"\n".repeat(space)}`, text.trimEnd().padEnd(size, "x")];
  };
  return readBoth(
    input,
    encoding,
    textsOf([input.old, input.current], encoding).flatMap(({ text }) => longer(text)),
  );
};

/** Mails with other subjects: the words that the change names, and its form with the values of the message. */
export const subject: MakeScenes = async (input) => {
  const { old, current, change } = input;
  const { what, text: words } = change.facts;
  const encoding = await loadOne("mail");
  const written = textsOf([old, current], encoding);
  const values = new Map(written.flatMap(({ message }) => (isObject(message) ? Object.entries(message) : [])));
  const subjects = (type: MessageModel, message: Json): readonly string[] => {
    const valueOf = (name: string): string => {
      if (name === old.tag || name === current.tag) return type.name;
      const own = (isObject(message) ? message[name] : undefined) ?? values.get(name);
      return typeof own === "string" || typeof own === "number" ? String(own) : "x1";
    };
    return words === undefined
      ? [what.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => valueOf(name))]
      : [words, `${words}: x1`, `[x1] ${words}`];
  };
  const texts = written.flatMap(({ text, type, message }) =>
    subjects(type, message).map((line) => text.replace(/^Subject: .*/m, () => `Subject: ${line}`)),
  );
  return readBoth(input, encoding, texts);
};

/** Mails with an alias of a label, or of the name of the type. */
export const mailAlias: MakeScenes = async (input) => {
  const { old, current, change } = input;
  const alias = change.facts.before ?? change.facts.text;
  if (alias === undefined || old.encodings.mail === undefined || current.encodings.mail === undefined) return [];
  const encoding = await loadOne("mail");
  const name = change.use?.tag;
  const texts = textsOf([old, current], encoding)
    .filter(({ type }) => name === undefined || type.name === name)
    .flatMap(({ text, type }) => {
      const labels = [...text.matchAll(/^((?:[*-] )?)([A-Z][^:\n]*):/gm)].flatMap(([all, bullet, label]) =>
        label === "Subject" ? [] : [text.replace(all, () => `${bullet}${alias}:`)],
      );
      return change.use?.path.length === 0 ? [text.replace(type.name, () => alias)] : labels;
    });
  const [field] = change.use?.path ?? [];
  return readBoth(input, encoding, texts, (was, is) => {
    const path = !was.ok ? [] : is.ok ? findMisreading(was.value, is.value)?.path : is.issues[0]?.path;
    return was.ok && (field === undefined || path?.[0] === field);
  });
};

/** A mail as an object, as mail servers hand it over. */
export const mailPart: MakeScenes = async (input) => {
  const { old, current, change } = input;
  const encoding = await loadOne("mail");
  const mails = textsOf([old, current], encoding).flatMap(({ text }) => {
    const [, line = "", body = ""] = /^Subject: (.*)\n(?:.*\n)*?\n([^]*)$/.exec(text) ?? [];
    const valueOf = (part: string): string => (part === "subject" ? line : part === "body" ? body : "x1");
    return [old, current].map(({ encodings }) =>
      Object.fromEntries(Object.entries(encodings.mail?.parts ?? {}).map(([part, property]) => [property, valueOf(part)])),
    );
  });
  return change.facts.before === undefined ? [] : readBoth(input, encoding, mails);
};
