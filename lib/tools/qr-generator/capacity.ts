/** How much of a code a text takes. Shared by browser and server. */

import { byteLength, type QrLevel } from "@/lib/tools/qr-generator/options";
import { segmentText } from "@/lib/tools/qr-generator/segments";

/** Texts of one mode in the largest code: its table 7, too. */
const ROOM: Record<QrLevel, { digits: number; characters: number; bytes: number }> = {
  L: { digits: 7_089, characters: 4_296, bytes: 2_953 },
  M: { digits: 5_596, characters: 3_391, bytes: 2_331 },
  Q: { digits: 3_993, characters: 2_420, bytes: 1_663 },
  H: { digits: 3_057, characters: 1_852, bytes: 1_273 },
};
/** What a segment of bytes takes besides them. */
const BYTE_HEADER_BITS = 20;
/** The four bits that no whole byte fills. */
const SPARE_BITS = 4;

/** What a text takes of a code's room, in the unit that it's encoded in. */
export type Usage = { used: number; room: number; unit: "digits" | "characters" | "bytes" };

/**
 * Tells how much of the largest code of a level a text takes. It fits when `used` is at most `room`. Digits, and capital
 * letters, take less room than bytes; texts that mix them are counted in the bytes that they come to.
 */
export function usageOf(text: string, level: QrLevel): Usage {
  const room = ROOM[level];
  // Nothing longer fits, and a pasted book would take a while.
  if (text.length > room.digits) return tooLong(text, level);
  const { segments, bits } = segmentText(text);
  const [only, ...others] = segments;
  if (only?.mode === "numeric" && others.length === 0)
    return { used: text.length, room: room.digits, unit: "digits" };
  if (only?.mode === "alphanumeric" && others.length === 0)
    return { used: text.length, room: room.characters, unit: "characters" };
  const bytes = Math.ceil((bits - BYTE_HEADER_BITS - SPARE_BITS) / 8);
  return { used: Math.max(0, bytes), room: room.bytes, unit: "bytes" };
}

/** Whether a text fits even if all of it takes bytes. That's soon told, and true of almost all of a list. */
export function fitsInBytes(text: string, level: QrLevel): boolean {
  const room = ROOM[level].bytes;
  return text.length <= room && byteLength(text) <= room;
}

function tooLong(text: string, level: QrLevel): Usage {
  const { digits, characters, bytes } = ROOM[level];
  if (/^\d+$/.test(text)) return { used: text.length, room: digits, unit: "digits" };
  if (/^[\dA-Z $%*+\-./:]+$/.test(text))
    return { used: text.length, room: characters, unit: "characters" };
  return { used: byteLength(text), room: bytes, unit: "bytes" };
}
