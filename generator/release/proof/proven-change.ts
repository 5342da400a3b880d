// A change with what demonstrates it.

import type { Affected, Change } from "../../compare/change.js";
import type { Counterexample } from "./counterexample.js";
import type { ConversationExample } from "./replay-conversations.js";
import type { Scene } from "./scenes/scene.js";

/** A change with the message that shows it, where one was found. */
export interface ProvenChange extends Change {
  readonly shownBy: readonly Counterexample[];
  /** Those who reject messages or whose messages are rejected according to the rule, although no replayed message shows it. */
  readonly unshown: readonly Affected[];
  /** The conversations that show it, where a single message does not. */
  readonly conversations?: readonly ConversationExample[];
  /** What programs of both releases make of the same text, event or code, where neither a message nor a conversation shows it. */
  readonly scenes?: readonly Scene[];
  /** Why nothing demonstrates a break, as the end of a sentence. */
  readonly notShown?: string;
}

/** Whether a break has a message, a conversation or a scene that shows it. What is no break needs none. */
export const isDemonstrated = ({ level, shownBy, conversations = [], scenes = [] }: ProvenChange): boolean =>
  level !== "major" || shownBy.length + conversations.length + scenes.length > 0;
