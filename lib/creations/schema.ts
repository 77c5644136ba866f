import { z } from "zod";

import { LIMITS } from "@/lib/core/limits";
import { REPORT_REASONS } from "@/lib/creations/report-reasons";

/** A creation as the API returns it (E-02). */
export const creationSchema = z.object({
  id: z.string(),
  tool: z.string(),
  type: z.string(),
  prompt: z.string(),
  /** What its owner named it; null when they didn't, and for everyone else. */
  title: z.string().nullable(),
  /** Its owner wants it first; only with the caller's own. */
  pinned: z.boolean().optional(),
  /** The image URL when `type` is `image`, otherwise untrusted Markdown. */
  content: z.string(),
  meta: z.record(z.string(), z.unknown()),
  /** Ids are opaque per creation, except the caller's own. At most 1,000; `likeCount` is exact. */
  likes: z.array(z.string()),
  likeCount: z.int().nonnegative(),
  likedByMe: z.boolean(),
  /** The name that its owner shows in the gallery; only there. */
  author: z.string().optional(),
  /** The caller owns it. */
  mine: z.boolean(),
  published: z.boolean(),
  truncated: z.boolean(),
  parentId: z.string().nullable(),
  /** Set while it is one of two results to choose from; only with the caller's own. */
  comparison: z.object({ id: z.string(), side: z.int() }).optional(),
  /** What its owner gave to write from; only with a single creation. */
  notes: z.string().nullable().optional(),
  /** Counts the changes of the text; only with a single creation. */
  revision: z.int().nonnegative().optional(),
  /** How many earlier texts are kept; only with a single creation. */
  versionCount: z.int().nonnegative().optional(),
  created_at: z.iso.datetime(),
});

export type Creation = z.output<typeof creationSchema>;

export const creationListSchema = z.object({
  creations: z.array(creationSchema),
  /** All matches, not just this page. */
  total: z.int().nonnegative(),
  /** Pass it as `cursor` to get the next page; null on the last page. */
  nextCursor: z.string().nullable(),
});

export type CreationList = z.output<typeof creationListSchema>;

export const creationListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(200).optional(),
  q: z.string().trim().max(LIMITS.searchCharacters).optional(),
});

const comparisonId = z.uuid("That isn't a valid comparison ID.");

export const comparisonQuery = z.object({ id: comparisonId });

/** Both sides, the first one first. */
export const comparisonSchema = z.object({ creations: z.array(creationSchema) });

export const keepComparedInput = z.object({
  id: comparisonId,
  side: z.union([z.literal(1), z.literal(2)], "Set side to 1 or 2."),
  /** False to undo it. */
  keep: z.boolean("Set keep to true or false."),
});

export const creationIdInput = z.object({ id: z.uuid("That isn't a valid creation ID.") });

/** How many creations one call takes. */
export const MAX_SELECTED = 100;

export const creationIdsInput = z.object({
  ids: z
    .array(z.uuid("That isn't a valid creation ID."))
    .min(1, "Choose at least one creation.")
    .max(MAX_SELECTED, `Choose ${MAX_SELECTED} creations or fewer.`),
});

export const changedIdsSchema = z.object({ message: z.string(), ids: z.array(z.string()) });

export const renameInput = creationIdInput.extend({
  /** Null goes back to the prompt. */
  title: z
    .string("Enter a name.")
    .trim()
    .min(1, "Enter a name.")
    .max(
      LIMITS.creationTitleCharacters,
      `Use ${LIMITS.creationTitleCharacters} characters or fewer.`,
    )
    .nullable(),
});

export const pinInput = creationIdInput.extend({
  pinned: z.boolean("Set pinned to true or false."),
});

export const gallerySchema = creationListSchema.omit({ total: true });

export type Gallery = z.output<typeof gallerySchema>;

export const galleryQuery = creationListQuery.pick({ limit: true, cursor: true, q: true }).extend({
  order: z.enum(["newest", "most-liked"]).default("newest"),
  /** Only this one. */
  id: z.uuid("That isn't a valid creation ID.").optional(),
});

export const toggledLikeSchema = z.object({
  message: z.string(),
  likedByMe: z.boolean(),
  likeCount: z.int().nonnegative(),
});

const revision = z.int("Send the revision that you edited.").nonnegative();

export const saveTextInput = creationIdInput.extend({
  content: z
    .string("Write something first.")
    .refine((text) => text.trim() !== "", "Write something first.")
    .max(
      LIMITS.articleCharacters,
      `Use ${LIMITS.articleCharacters.toLocaleString("en-US")} characters or fewer.`,
    ),
  /** Of the text that was edited. */
  revision,
});

export const versionQuery = creationIdInput.extend({
  versionId: z.uuid("That isn't a valid version ID."),
});

export const restoreVersionInput = versionQuery.extend({
  /** Of the text that it replaces. */
  revision,
});

/** A creation whose text was replaced. */
export const replacedTextSchema = z.object({
  creation: creationSchema,
  /** The version that the text until then became; null when nothing had changed. */
  replacedId: z.string().nullable(),
});

/** An earlier text of a creation, without the text. */
export const versionSchema = z.object({
  id: z.string(),
  words: z.int().nonnegative(),
  /** Its engine's name; null when that isn't known. */
  engine: z.string().nullable(),
  /** Its owner has changed what the engine wrote. */
  edited: z.boolean(),
  written_at: z.iso.datetime(),
});

export type Version = z.output<typeof versionSchema>;

/** An earlier text; `content` is untrusted Markdown. */
export const versionTextSchema = z.object({
  version: versionSchema.extend({ content: z.string() }),
});

export const versionListSchema = z.object({ versions: z.array(versionSchema) });

export const publishInput = creationIdInput.extend({
  publish: z.boolean("Set publish to true or false."),
});

export const reportInput = creationIdInput.extend({
  reason: z.enum(
    REPORT_REASONS.map(({ value }) => value),
    "Choose a reason for your report.",
  ),
  note: z
    .string()
    .trim()
    .max(
      LIMITS.reportCharacters,
      `Use ${LIMITS.reportCharacters} characters or fewer for your note.`,
    )
    .default(""),
});

/** The administrator's list of reports. Prompts, names, and notes are untrusted text. */
export const reportListSchema = z.object({
  reported: z.array(
    z.object({
      id: z.uuid(),
      prompt: z.string(),
      content: z.string(),
      /** The name that its author shows in the gallery; null without one. */
      author: z.string().nullable(),
      reports: z.int().positive(),
      reasons: z.array(z.string()),
      notes: z.array(z.string()),
      lastAt: z.iso.datetime(),
    }),
  ),
});

export const resolveReportsInput = creationIdInput.extend({
  settle: z.enum(["withdraw", "dismiss", "remove-name"]),
  /** With "remove-name": the name as it was seen, so that another one typed meanwhile stays. */
  name: z.string().optional(),
});

export const messageSchema = z.object({ message: z.string() });

/** What it takes to open a creation in its tool again. */
export const openedCreationSchema = z.object({
  creation: creationSchema,
  /** What its run was asked for, files left out; null when that wasn't kept. */
  input: z.record(z.string(), z.unknown()).nullable(),
  /** What its run answered beside the creation. */
  answer: z.record(z.string(), z.unknown()),
  /** URL of the image or PDF it was made from, where that was uploaded and kept; only its owner can load it. */
  source: z.string().nullable(),
  /** URL of the mask of what was removed, white on black, where one was sent; only its owner can load it. */
  mask: z.string().nullable(),
});

export type OpenedCreation = z.output<typeof openedCreationSchema>;

export const creationResponseSchema = z.object({ creation: creationSchema });
