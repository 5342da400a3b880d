// Where a type has very many values or parts, the test values of each message have some of them: those of all messages together have all.

import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";

/** So many of a kind are in the test values of every message. */
const usualMost = 100;

/** Takes from a list what it is the turn of a message to have; all where the list is short, or where there is no other message. */
export type InTurn = <Item>(items: readonly Item[]) => readonly Item[];

/** What it is the turn of this message to have. */
export function inTurn({ messages }: ProtocolDescriptor, { name }: MessageDescriptor): InTurn {
  return (items) => {
    if (items.length <= usualMost) return items;
    const names = Object.keys(messages);
    const turn = names.indexOf(name);
    const turns = Math.min(Math.ceil(items.length / usualMost), names.length);
    return items.filter((_, index) => index % turns === turn % turns);
  };
}
