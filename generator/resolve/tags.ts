// Checks the tags of messages: each identifies one message, and reserved ones are not used.

import type { MessageDraft } from "./messages.js";
import type { ProtocolScope } from "./scope.js";

/** Reports duplicate tags, including aliases, and reserved tags. Tags are unique within a frame. */
export function checkTags(scope: ProtocolScope, drafts: readonly MessageDraft[]): void {
  const owners = new Map<string, string>();
  const claim = (frame: string, tag: string, location: string): void => {
    const key = JSON.stringify([frame, tag]);
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, location);
    else
      scope.report("resolve/duplicate-tag", { tag }, location, {
        related: [{ message: "first used here", span: scope.spans.keySpanOf(owner) }],
      });
  };
  const tagged = drafts.filter(({ facts }) => facts?.answers === undefined);
  for (const { names, frame } of tagged) {
    const location = `messages/${names.message}`;
    if (names.tag !== "") claim(frame?.frame.name ?? "", names.tagValue, names.tagValue === names.message ? location : `${location}/tag`);
  }
  for (const { names, syntax, frame } of tagged) {
    const location = `messages/${names.message}`;
    for (const [index, alias] of (syntax.aliases ?? []).entries()) claim(frame?.frame.name ?? "", alias, `${location}/aliases/${index}`);
    for (const [index, alias] of (syntax.lenient?.aliases ?? []).entries())
      claim(frame?.frame.name ?? "", alias, `${location}/lenient/aliases/${index}`);
  }
  const tags = new Set(tagged.map(({ names }) => names.tagValue));
  for (const [index, name] of (scope.syntax.reserved ?? []).entries()) {
    if (tags.has(name)) scope.report("resolve/reserved-name", { name }, `reserved/${index}`);
  }
  checkUntagged(scope, tagged);
}

/** Reports a second message in a frame without a tag, and messages that have the name of a frame's own message. */
function checkUntagged(scope: ProtocolScope, drafts: readonly MessageDraft[]): void {
  const first = new Map<string, string>();
  const names = new Map<string, string>();
  for (const {
    names: { message },
    frame,
  } of drafts) {
    if (frame === undefined) continue;
    const location = `messages/${message}`;
    const span = scope.spans.keySpanOf(location);
    const namesake = names.get(message);
    if (namesake !== undefined)
      scope.report("resolve/message-named-as-frame", { name: message }, namesake, { span: scope.spans.keySpanOf(namesake) });
    names.set(message, location);
    if (frame.frame.tag !== undefined || frame.frame.kind !== "message") continue;
    const other = first.get(frame.frame.name);
    if (other === undefined) first.set(frame.frame.name, location);
    else
      scope.report(
        "resolve/tag-required",
        { key: scope.syntax.envelope.frames === undefined ? "envelope.tag" : `envelope.frames.${frame.frame.name}.tag` },
        location,
        {
          span,
          related: [{ message: "the other message is here", span: scope.spans.keySpanOf(other) }],
        },
      );
  }
}
