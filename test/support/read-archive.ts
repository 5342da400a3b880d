// Reads a ZIP archive of files that are not compressed, by what its format says.

import { crc32 } from "node:zlib";
import { expect } from "vitest";

/** The files that the directory at the end of an archive lists, each checked against its own header. */
export function readArchive(archive: Buffer): Readonly<Record<string, string>> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [checksum, size, length] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const name = archive.toString("utf8", at + 46, at + 46 + length);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    expect(archive.toString("utf8", local + 30, local + 30 + length)).toBe(name);
    const data = archive.subarray(local + 30 + length, local + 30 + length + size);
    expect(crc32(data)).toBe(checksum);
    files[name] = data.toString("utf8");
    at += 46 + length;
  }
  expect(at).toBe(end);
  return files;
}
