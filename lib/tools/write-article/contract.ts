import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { tokensSchema } from "@/lib/core/tokens";
import { citationSchema } from "@/lib/documents/chat-contract";
import { defineContract } from "@/lib/registry/contract";
import { ARTICLE_LANGUAGES } from "@/lib/tools/write-article/languages";
import { ARTICLE_LENGTHS } from "@/lib/tools/write-article/options";
import { HEADING_FAULTS, headingKey, OUTLINE_LIMITS } from "@/lib/tools/write-article/outline";
import { ARTICLE_TONES, MAX_AUDIENCE_CHARACTERS } from "@/lib/tools/write-article/style-options";

export { outlineFaults } from "@/lib/tools/write-article/outline";

const LENGTH_VALUES = ARTICLE_LENGTHS.map((length) => length.value);

/** Allowance for the words `articleRequest` adds around a topic. */
const REQUEST_CHARACTERS = 100;

/** How the article should read; see `ArticleStyle`. */
const styleFields = {
  language: z
    .enum(
      ARTICLE_LANGUAGES.map(({ value }) => value),
      "Choose one of the languages in the list.",
    )
    .optional(),
  tone: z
    .enum(
      ARTICLE_TONES.map(({ value }) => value),
      "Choose one of the tones in the list.",
    )
    .optional(),
  audience: z
    .string()
    .trim()
    .max(
      MAX_AUDIENCE_CHARACTERS,
      `Use ${MAX_AUDIENCE_CHARACTERS} characters or fewer for the audience.`,
    )
    .optional(),
};

/** As stored with an article. */
export const storedStyleSchema = z.object(styleFields);

// A heading that is too long isn't looked at: in its normal form, a character may be as many as 18.
const headingSchema = z
  .string()
  .trim()
  .max(OUTLINE_LIMITS.headingCharacters, { error: HEADING_FAULTS.long, abort: true })
  .refine((heading) => headingKey(heading) !== "", HEADING_FAULTS.empty);

/** The headings of an article, in order. */
export const outlineSchema = z
  .array(headingSchema)
  .min(OUTLINE_LIMITS.minHeadings, HEADING_FAULTS.few)
  .max(OUTLINE_LIMITS.maxHeadings, { error: HEADING_FAULTS.many, abort: true })
  .refine(
    (headings) => new Set(headings.map(headingKey)).size === headings.length,
    HEADING_FAULTS.repeated,
  );

/** A document to write from: one of the caller's creations that have text, or a PDF that `readDocumentContract` read. */
const sourceField = z
  .union(
    [z.object({ creationId: z.uuid() }).strict(), z.object({ documentId: z.uuid() }).strict()],
    "Choose one of your creations or a PDF to write from.",
  )
  .optional();

/** What an article, and its outline, are made from. */
const subjectFields = {
  prompt: z
    .string("Enter a topic first.")
    .trim()
    .min(3, "Enter at least 3 characters.")
    .max(
      LIMITS.topicCharacters + REQUEST_CHARACTERS,
      `Use ${LIMITS.topicCharacters} characters or fewer.`,
    ),
  length: z.literal(LENGTH_VALUES, "Choose 800, 1200, or 1600 words."),
  /** What the person knows and wants said. Without a model that follows instructions, the article is made of it. */
  notes: z
    .string()
    .trim()
    .max(
      LIMITS.notesCharacters,
      `Use ${LIMITS.notesCharacters.toLocaleString("en-US")} characters or fewer for your notes.`,
    )
    .optional(),
  ...styleFields,
  source: sourceField,
};

/** The document of a stored article. */
export const storedSourceSchema = z.object({
  kind: z.enum(["pdf", "youtube", "text"]),
  /** Untrusted. */
  title: z.string(),
  /** The creation it was chosen as, or the PDF that was handed over. */
  creationId: z.string().optional(),
  documentId: z.string().optional(),
  /** How much of it the article was written from, in a sentence. */
  extent: z.string(),
});

/** The call that reads a PDF to write from. It's kept for the calls that name it, and chats aren't about it. */
export const readDocumentContract = defineContract({
  endpoint: "read-document",
  files: {
    pdf: {
      maxBytes: LIMITS.pdfBytes,
      required: true,
      missing: "Choose a PDF first.",
      mayBeLocked: true,
    },
  },
  input: z.object({}),
  output: z.object({
    /** Names it in `source`. */
    id: z.string(),
    title: z.string(),
    pages: z.int().positive(),
    words: z.int().nonnegative(),
    /** Set when parts of the file couldn't be read, or might be misread. */
    message: z.string().optional(),
  }),
});

/** The call that proposes headings for an article. Nothing is stored. */
export const outlineContract = defineContract({
  endpoint: "generate-outline",
  writes: true,
  input: z.object(subjectFields),
  output: z.object({
    /** Plain text from a model: untrusted. As many as an outline has, or none, which `message` then explains. */
    headings: z.array(headingSchema).max(OUTLINE_LIMITS.maxHeadings),
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      tokens: tokensSchema.optional(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call that writes or continues an article. */
export const writeArticleContract = defineContract({
  endpoint: "generate-article",
  lasts: true,
  writes: true,
  input: z.object({
    ...subjectFields,
    /** Headings that the article has, exactly these and in this order. */
    outline: outlineSchema.optional(),
    /** One of the caller's truncated articles, which this run continues. */
    continueFrom: z.uuid("That isn't a valid article ID.").optional(),
    /** The caller's creation that this one is based on. */
    parentId: z.uuid("That isn't a valid creation ID.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** GitHub Flavored Markdown from a model. Untrusted: render it with `Markdown`. */
    content: z.string().min(1),
    /** Set when there is something to know about the article: its `notices` as one text. */
    message: z.string().optional(),
    meta: z.object({
      words: z.int().nonnegative(),
      engine: engineSchema,
      tokens: tokensSchema.optional(),
      /** Whether the article ends early; always after a full sentence. */
      truncated: z.boolean(),
      /** Present when it ends early because it was stopped. */
      stopped: z.literal(true).optional(),
      seconds: z.number().nonnegative(),
      /** Present when no model wrote it: every statement is from the person's notes or document. */
      madeOf: z.enum(["notes", "document"]).optional(),
      /** Present when shorthand of the notes is written out in it. */
      spelledOut: z.literal(true).optional(),
      /** What it was asked to read like; absent when nothing was chosen. */
      style: storedStyleSchema.optional(),
      /** The headings it was asked to have. */
      outline: outlineSchema.optional(),
      /** The document it was written from, and the quotations that prove what it says. */
      source: storedSourceSchema.optional(),
      citations: z.array(citationSchema).optional(),
      /** Statements of the model that the document didn't confirm and that were removed. */
      dropped: z.int().nonnegative().optional(),
      /** What its reader should know, one sentence each. */
      notices: z.array(z.string()).optional(),
      /** Present once its owner has changed what was written. */
      edited: z.literal(true).optional(),
      /** Present once it continues what the draft model began, with whichever engine. */
      drafted: z.literal(true).optional(),
    }),
  }),
});

/** What the call that reads a PDF answers. */
export type ReadDocument = z.output<typeof readDocumentContract.output>;
/** The outline call's checked input. */
export type OutlineInput = z.output<typeof outlineContract.input>;
/** The outline call's output. */
export type Outline = z.output<typeof outlineContract.output>;
/** The call's checked input. */
export type ArticleInput = z.output<typeof writeArticleContract.input>;
/** The call's output. */
export type Article = z.output<typeof writeArticleContract.output>;
