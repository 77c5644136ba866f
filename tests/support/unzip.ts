import { inflateRawSync } from "node:zlib";

const CENTRAL_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;

/** The files of a ZIP archive by name. Supports stored and deflated entries, as in Office files. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let end = archive.length - END_BYTES;
  while (archive.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  let entry = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(entry) === CENTRAL_ENTRY) {
    const [method, size] = [archive.readUInt16LE(entry + 10), archive.readUInt32LE(entry + 20)];
    const nameLength = archive.readUInt16LE(entry + 28);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + size);
    const name = archive.toString("utf8", entry + 46, entry + 46 + nameLength);
    files.set(name, method === 0 ? packed : inflateRawSync(packed));
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return files;
}
