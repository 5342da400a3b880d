// Where an error of the project's own code comes from, by its stack trace.

/** A position in a file of the project, from 1. */
export interface ErrorLocation {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The first frame of an error that is in code of the project, and not in Node or in a library; undefined if there is none. */
export function errorLocation(error: unknown): ErrorLocation | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  // Frames come after the message, which can contain anything.
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  for (const frame of frames) {
    const [, path = "", line, column] =
      /[\s(](?:file:\/\/)?((?:[A-Za-z]:[\\/]|\/)[^?()]*?)(?:\?[^:()]*)?:(\d+):(\d+)\)?$/.exec(frame) ?? [];
    if (path === "" || /[\\/]node_modules[\\/]|[\\/]generator[\\/](?:dist|emit|config|text)[\\/]/.test(path)) continue;
    return { path: decode(path), line: Number(line), column: Number(column) };
  }
  return undefined;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The location as it is shown, with the path as far as it is below the folder. */
export function showLocation({ path, line, column }: ErrorLocation, folder = ""): string {
  const shown = folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
  return `${shown}:${line}:${column}`;
}
