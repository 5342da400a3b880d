// Other words for every name of a protocol. Letters move half round the alphabet, so that a name keeps its kind (kebab, snake, SCREAMING, camel), its
// length and its case, and nothing of the old word is left to recognise.

/** The new words of one protocol. */
export interface Renaming {
  /** One name, whether it is known or not. */
  readonly word: (name: string) => string;
  /** A type: one of the protocol's own, or a scalar, which keeps its name. */
  readonly type: (name: string) => string;
  /** A text in which known names stand as whole words, in any case. */
  readonly text: (text: string) => string;
  /** The same for a whole mail; its header lines belong to the format. */
  readonly mail: (text: string) => string;
  /** A value of an example: its texts and the keys of its objects. */
  readonly data: <Value>(value: Value) => Value;
}

/** Words that encodings themselves read: booleans. */
const keptWords = new Set(["true", "false", "yes", "no", "null"]);

/** A run of letters, digits and inner hyphens or underscores; an escape inside JSON text is not a part of a word. */
const words = /\\(?:u[0-9a-fA-F]{4}|.)|[A-Za-z0-9]+(?:[_-]+[A-Za-z0-9]+)*/gs;

const mailHeader = /^(Subject|Body)(?=:)/gim;

export function shiftLetters(text: string): string {
  return text.replaceAll(/[A-Za-z]/g, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

/** New words for these names and types. */
export function createRenaming(names: ReadonlySet<string>, types: ReadonlySet<string>): Renaming {
  const known = new Set([...names].map((name) => name.toLowerCase()).filter((name) => !keptWords.has(name)));
  const word = (name: string): string => (keptWords.has(name.toLowerCase()) ? name : shiftLetters(name));
  const text = (given: string): string =>
    given.replaceAll(words, (found) => (known.has(found.toLowerCase()) ? shiftLetters(found) : found));
  // The separators are at the odd places.
  const mail = (given: string): string =>
    given
      .split(mailHeader)
      .map((part, index) => (index % 2 === 1 ? part : text(part)))
      .join("");
  const data = (value: unknown): unknown => {
    if (typeof value === "string") return text(value);
    if (Array.isArray(value)) return value.map(data);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [isRepeat(value) ? key : text(key), data(member)]));
  };
  return { word, type: (name) => (types.has(name) ? shiftLetters(name) : name), text, mail, data: data as Renaming["data"] };
}

/** `{ $repeat: x, times: 3 }` stands for a longer value. */
function isRepeat(value: object): boolean {
  return Object.hasOwn(value, "$repeat");
}

/** The members of an object with other keys and other values. */
export function renameMembers<Value, Renamed>(
  members: Readonly<Record<string, Value>>,
  key: (key: string) => string,
  value: (value: Value) => Renamed,
): Readonly<Record<string, Renamed>> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [key(name), value(member)]));
}

/** Applies a function to the members that are there; the others stay as they are. */
export function renameParts<Whole extends object>(
  whole: Whole,
  parts: { readonly [Key in keyof Whole]?: (part: Exclude<Whole[Key], undefined>) => unknown },
): Whole {
  const entries = Object.entries(whole).map(([key, part]) => {
    const rename = parts[key as keyof Whole] as ((part: unknown) => unknown) | undefined;
    return [key, rename === undefined || part === undefined ? part : rename(part)];
  });
  return Object.fromEntries(entries) as Whole;
}
