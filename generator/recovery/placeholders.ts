// What takes the place of the head of a protocol that is missing or invalid, so that the rest can be resolved.

import type { Span, YamlMap, YamlNode } from "../model/source.js";
import { withEntries } from "./remove-parts.js";

/** The keys whose values the checks do not depend on. */
export const neutralKeys: ReadonlySet<string> = new Set(["protocol", "title", "doc"]);

/** A protocol with a head. */
export function withHead(node: YamlMap): YamlMap {
  const span: Span = { ...node.span, end: node.span.start };
  const scalar = (text: string): YamlNode => ({ kind: "scalar", span, value: text, text, plain: false });
  return withEntries(node, {
    protocol: scalar("protocol"),
    version: scalar("1.0.0"),
  });
}
