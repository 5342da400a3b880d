// Reads tar archives as written by Git and npm: regular files, including those with long names.

import { gunzipSync } from "node:zlib";

export interface ArchivedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

const block = 512;

/** The regular files of an archive, which may be compressed; undefined when it is not a tar archive. */
export function readTar(archive: Buffer): readonly ArchivedFile[] | undefined {
  try {
    return readFiles(archive[0] === 0x1f && archive[1] === 0x8b ? gunzipSync(archive) : archive);
  } catch {
    return undefined;
  }
}

function readFiles(tar: Buffer): readonly ArchivedFile[] {
  const files: ArchivedFile[] = [];
  let longName: string | undefined;
  if (tar.length < block) throw new RangeError("not a tar archive");
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + block);
    const size = Number.parseInt(textAt(header, 124, 12).trim() || "0", 8);
    if (!Number.isFinite(size) || textAt(header, 257, 5) !== "ustar") throw new RangeError("not a tar archive");
    const content = tar.subarray(at + block, at + block + size);
    const kind = String.fromCharCode(header[156] ?? 0);
    const prefix = textAt(header, 345, 155);
    const name = longName ?? `${prefix === "" ? "" : `${prefix}/`}${textAt(header, 0, 100)}`;
    longName = kind === "x" ? /(?:^|\n)\d+ path=([^\n]*)\n/.exec(content.toString("utf8"))?.[1] : undefined;
    if (kind === "0" || kind === "\0") files.push({ path: name, bytes: Buffer.from(content) });
    at += block + Math.ceil(size / block) * block;
  }
  return files;
}

function textAt(header: Buffer, start: number, length: number): string {
  const text = header.subarray(start, start + length);
  const end = text.indexOf(0);
  return text.subarray(0, end === -1 ? length : end).toString("utf8");
}
