import { z } from "zod";

import { engineSchema } from "@/lib/core/engine";
import { creationIdInput } from "@/lib/creations/schema";

export const SHARE_DAYS = [1, 7, 30] as const;

export const shareInput = creationIdInput.extend({
  /** Null for a link that works until it's ended. */
  expiresInDays: z.literal(SHARE_DAYS, "Choose 1, 7, or 30 days.").nullable(),
  /** Shows the owner's name beside the creation. */
  showName: z.boolean("Set showName to true or false."),
});

const linkSchema = z.object({
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  showsName: z.boolean(),
});

/** The link of a creation. Its address isn't known any more: only a hash of it is stored. */
export const shareStateSchema = z.object({ link: linkSchema.nullable() });

export type ShareState = z.output<typeof shareStateSchema>;

/** A new link with its address, once. */
export const newShareSchema = z.object({
  /** Path on this server: `/s/…`. */
  path: z.string(),
  link: linkSchema,
});

export type NewShare = z.output<typeof newShareSchema>;

/** What everyone with the link sees. Prompt and content are untrusted. */
export const sharedCreationSchema = z.object({
  creation: z.object({
    tool: z.string(),
    type: z.string(),
    name: z.string(),
    /** What to know before the text; null for nothing. */
    notice: z.string().nullable(),
    /** The image's address when `type` is `image`, otherwise Markdown. Addresses in it work with the link only. */
    content: z.string(),
    /** Of the image, in pixels; null for everything else, and where it isn't known. */
    size: z.object({ width: z.number(), height: z.number() }).nullable(),
    engine: engineSchema.nullable(),
    created_at: z.iso.datetime(),
  }),
  sharedBy: z.string().nullable(),
});

export type SharedCreation = z.output<typeof sharedCreationSchema>["creation"];
