import "server-only";

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

import type { Database } from "@/db/client";
import { getOrCreateSecret } from "@/db/queries/app-secrets";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose key it is: a sealed key opens for this connection of this person only. */
export type SealOwner = { userId: string; connectionId: string };

/**
 * Encrypts a person's API key with AES-256-GCM, under a key of the server: from `ENGINE_KEYS_SECRET` when it is set, so
 * that a copy of the database alone opens nothing, otherwise from a secret in the database.
 *
 * @returns text to store, never to send
 */
export async function sealKey(db: Database, apiKey: string, owner: SealOwner): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", await serverKey(db), iv);
  cipher.setAAD(boundTo(owner));
  const sealed = Buffer.concat([cipher.update(apiKey, "utf8"), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")}`;
}

/**
 * Decrypts what `sealKey` returned.
 *
 * @throws AppError `unusable` when the server's key changed, or the text was tampered with
 */
export async function openKey(db: Database, sealed: string, owner: SealOwner): Promise<string> {
  try {
    const bytes = Buffer.from(sealed.slice(VERSION.length + 1), "base64url");
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", await serverKey(db), iv, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(owner));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch (cause) {
    const message = "This server can no longer open your saved key. Remove it and add it again.";
    throw new AppError("unusable", message, { cause });
  }
}

async function serverKey(db: Database): Promise<Buffer> {
  const secret =
    env().ENGINE_KEYS_SECRET ??
    (await getOrCreateSecret(db, "engine-keys", () => randomBytes(32).toString("base64url")));
  return Buffer.from(hkdfSync("sha256", secret, "", "atelier engine keys", 32));
}

function boundTo({ userId, connectionId }: SealOwner): Buffer {
  return Buffer.from(`${userId}\n${connectionId}`);
}
