// The comments of a YAML text.

import { EVENT_ID, parseEvents, type Event } from "js-yaml";

/** The comments in order. A text that is not valid YAML has one wherever a # starts one outside of strings. */
export function findComments(text: string): readonly string[] {
  if (!text.includes("#")) return [];
  const strings = scalarsIn(text);
  const comments: string[] = [];
  let next = 0;
  let end = 0;
  for (const { index } of text.matchAll(/(?<=^|\s)#/gm)) {
    while ((strings[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next++;
    if (index < end || (strings[next]?.start ?? Number.POSITIVE_INFINITY) < index) continue;
    const comment = /.*/.exec(text.slice(index))![0];
    end = index + comment.length;
    comments.push(comment.trim());
  }
  return comments;
}

function scalarsIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  let events: readonly Event[];
  try {
    events = parseEvents(text, { maxDepth: 64 });
  } catch {
    return [];
  }
  return events.flatMap((event) =>
    event.type === EVENT_ID.SCALAR && event.valueStart >= 0 ? [{ start: event.valueStart, end: event.valueEnd }] : [],
  );
}
