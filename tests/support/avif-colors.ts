import { withColors } from "@/lib/images/profile-avif";

/** An AVIF that names its colors by their numbers in ITU-T H.273, and has no color profile. */
export function nameColors(avif: Buffer, primaries: number, transfer: number): Buffer {
  const named = Buffer.from("nclx\0\0\0\0\0\x06\x80", "latin1");
  named.writeUInt16BE(primaries, 4);
  named.writeUInt16BE(transfer, 6);
  const made = withColors(avif, named);
  if (!made) throw new Error("This AVIF can't name its colors.");
  return made;
}
