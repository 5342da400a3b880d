// Where the spec says what a part of a message is: the file, the line and the definition.

import { dirname, join, relative, sep } from "node:path";
import { formatPath, type Path } from "@wirepact/core";
import { alongPath } from "@wirepact/core/shape";
import type { LocatedProtocol } from "../inspect/find-protocol.js";

export interface SpecPlace {
  readonly file: string;
  readonly line: number;
  readonly path: string;
}

/** The place of a part of a message type; undefined for a protocol of a package, whose spec is not there. */
export type PlaceOf = (message: string, path: Path) => SpecPlace | undefined;

/** Finds places in a spec; files are named relative to a folder. */
export function createPlaceOf({ protocol, spans, root, files = [] }: LocatedProtocol, folder: string): PlaceOf {
  if (spans === undefined || root === undefined) return () => undefined;
  return (message, path) => {
    const descriptor = protocol.messages[message];
    if (descriptor === undefined) return undefined;
    const start = descriptor.answers === undefined ? `messages/${message}` : `messages/${descriptor.answers}/result`;
    const found =
      placesOf(
        start,
        [...alongPath(protocol.types, descriptor.shape, path, start)].map(({ location }) => location),
      ).find((each) => spans.has(each)) ?? start;
    const { file, start: offset } = spans.spanOf(spans.declaredAt(found));
    const text = files.find((each) => each.path === file)?.text ?? "";
    const line = text.slice(0, offset).split("\n").length;
    return {
      file: relative(folder, join(dirname(root), file)).replaceAll(sep, "/"),
      line,
      path: path.length === 0 ? message : `${message} ${formatPath(path)}`,
    };
  };
}

/** The most exact place first: definitions of named types, then fields of the message, which the spec writes without the frame around them. */
function placesOf(start: string, locations: readonly string[]): readonly string[] {
  return locations.toReversed().flatMap((location) => {
    const short = location.replace(/^(messages\/.+?)\/fields\/[^/]+(\/fields\/)/, "$1$2");
    return [location, ...(location.startsWith(start) ? [short] : [])];
  });
}
