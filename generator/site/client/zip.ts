// Writes a ZIP archive of text files. Nothing is compressed: the files of a project are small.

/** The archive; the same files give the same bytes. */
export function zipFiles(files: readonly { readonly path: string; readonly text: string }[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const { path, text } of files) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    // Version 2.0, names in UTF-8, no compression, 1 January 1980.
    const head = [20, 0x0800, 0, 0, 0x21, crc32(data), data.length, data.length, name.length, 0] as const;
    const local = join([bytes([[0x04034b50, 4], ...fields(head)]), name, data]);
    entries.push(join([bytes([[0x02014b50, 4], [20, 2], ...fields(head), [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]), name]));
    parts.push(local);
    offset += local.length;
  }
  const directory = join(entries);
  const count = files.length;
  const end = bytes([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return join([...parts, directory, end]);
}

type Numbers = readonly (readonly [value: number, size: 2 | 4])[];

/** What the two headers of a file have in common. */
const fields = (values: readonly number[]): Numbers => values.map((value, index) => [value, index >= 5 && index <= 7 ? 4 : 2]);

/** Numbers in little-endian order. */
function bytes(numbers: Numbers): Uint8Array {
  const result = new Uint8Array(numbers.reduce((total, [, size]) => total + size, 0));
  const view = new DataView(result.buffer);
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return result;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

function crc32(data: Uint8Array): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
