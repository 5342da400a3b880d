// Tells clients that lists have changed, when the spec, the configuration or the dependencies of the project change.

import { watchFiles } from "../watch/watch-files.js";
import type { ProtocolLibrary } from "./protocol-library.js";

/** A list that clients may have read. */
export type ListName = "tools" | "resources" | "prompts";

export interface AnnounceOptions {
  /** The protocols as they are now; the same object as long as nothing has changed. */
  readonly library: () => Promise<ProtocolLibrary>;
  /** The list of tools as text. */
  readonly tools: (library: ProtocolLibrary) => string;
  readonly announce: (list: ListName) => void;
  readonly onError: (error: unknown) => void;
  readonly stopped: AbortSignal;
}

/** Announces changes until it is stopped. */
export async function announceChanges({ library, tools, announce, onError, stopped }: AnnounceOptions): Promise<void> {
  let known = await library();
  let knownTools = tools(known);
  const compare = async (): Promise<void> => {
    const current = await library();
    if (current === known) return;
    known = current;
    const currentTools = tools(current);
    if (currentTools !== knownTools) announce("tools");
    knownTools = currentTools;
    // Titles and texts of pages and cards come from all over the spec.
    announce("resources");
    announce("prompts");
  };
  await watchFiles({
    paths: () => known.watched,
    isIgnored: (path) => /(?:^|[/\\])node_modules(?:$|[/\\])/.test(path),
    onChange: () => compare().catch(onError),
    stopped,
  });
}
