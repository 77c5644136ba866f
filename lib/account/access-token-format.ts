import "server-only";

import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Tells programs that look for leaked secrets what they found. */
export const TOKEN_PREFIX = "atl_";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_BYTES = 32;
/** Digits that hold 256 bits, and those that hold the 32 of the checksum. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;

const SHAPE = new RegExp(`${TOKEN_PREFIX}[0-9A-Za-z]{${SECRET_DIGITS + CHECKSUM_DIGITS}}`);

/** A new token: 256 random bits and their checksum, in digits and letters that a double click selects. */
export function makeAccessToken(): string {
  const bits = BigInt(`0x${randomBytes(SECRET_BYTES).toString("hex")}`);
  const secret = `${TOKEN_PREFIX}${inDigits(bits, SECRET_DIGITS)}`;
  return `${secret}${checksumOf(secret)}`;
}

/** Whether a text may be a token as far as that shows without looking it up: typos and cut ends fail. */
export function isWellFormedToken(text: string): boolean {
  if (SHAPE.exec(text)?.[0] !== text) return false;
  return checksumOf(text.slice(0, -CHECKSUM_DIGITS)) === text.slice(-CHECKSUM_DIGITS);
}

/** Whether an address has a token somewhere inside, also with percent-encoded characters. */
export function holdsToken(address: string): boolean {
  const decoded = address.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return SHAPE.test(decoded);
}

/** What is stored of a token. It has 256 random bits, so a fast hash is enough. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function checksumOf(secret: string): string {
  return inDigits(BigInt(crc32(secret)), CHECKSUM_DIGITS);
}

function inDigits(bits: bigint, length: number): string {
  let rest = bits;
  let text = "";
  for (let index = 0; index < length; index += 1) {
    text = (DIGITS[Number(rest % 62n)] ?? "") + text;
    rest /= 62n;
  }
  return text;
}
