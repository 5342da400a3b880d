// A question that a reader of a protocol's document may have, and what the docs must say on the page where one would look.

export interface Question {
  readonly asks: string;
  /** Page below `docs/`, without the ending. */
  readonly page: string;
  /** Texts that stand there, as they read once Markdown is rendered; cells of a table are parted by ` | `. */
  readonly says: readonly string[];
}
