// Prepares text from a spec for a terminal: replaces control characters, expands tabs, and measures the width in columns.

const tabWidth = 4;
// Characters that control the terminal, or that reorder or hide other text.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;
const wide =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f1e6}-\u{1f1ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** A grapheme as it is printed, and its width in columns. */
export interface PrintedCharacter {
  readonly text: string;
  readonly width: number;
  /** Offset in the original text. */
  readonly offset: number;
}

/** Text with control, bidirectional and invisible characters written as `\\u001b`; line breaks and tabs stay unless the text is one line. */
export function escapeControls(text: string, { isLine = false }: { readonly isLine?: boolean } = {}): string {
  return text.replaceAll(control, (character) =>
    character === "\n" && !isLine ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Prepares a message for a single line of output. */
export function printable(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("\t", " ")
    .replaceAll(control, "\ufffd");
}

/** The graphemes of a line, or of the part that starts at `from`, as they are printed. */
export function printCharacters(line: string, from = 0): readonly PrintedCharacter[] {
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  let column = 0;
  return Array.from(segmenter.segment(line), ({ segment, index }) => {
    const text = segment === "\t" ? " ".repeat(tabWidth - (column % tabWidth)) : segment.replaceAll(control, "\ufffd");
    const width = segment === "\t" ? text.length : widthOf(text);
    column += width;
    return { text, width, offset: from + index };
  });
}

function widthOf(character: string): number {
  if (/^\p{Mark}+$/u.test(character)) return 0;
  return wide.test(character) || character.includes("\ufe0f") ? 2 : 1;
}
