import { z } from "zod";

import { PROVIDER_IDS } from "@/lib/engines/providers";
import { ENGINE_KINDS, engineRowSchema } from "@/lib/engines/row";

/** A key or server that a person connected. The key itself never leaves the server. */
export const connectionSchema = z.object({
  id: z.uuid(),
  provider: z.enum(PROVIDER_IDS),
  baseUrl: z.string(),
  model: z.string(),
  /** Its last characters, to tell keys apart; null for a server that needs none. */
  keyEnd: z.string().nullable(),
});

export type EngineConnection = z.output<typeof connectionSchema>;

/** Every engine in a person's reach, best first; the page adds the model in its browser, which no server knows of. */
export const engineListSchema = z.object({
  writers: z.array(engineRowSchema),
  /** The `ref` of the one that writes: the person's choice while it is in reach, otherwise the first. */
  current: z.string(),
  /** The `ref` of the person's choice, in reach or not; null when they chose none. */
  chosen: z.string().nullable(),
  /** The same for engines that make images, best first. */
  painters: z.array(engineRowSchema),
  currentPainter: z.string(),
  chosenPainter: z.string().nullable(),
  /** The same for engines that remove objects, and for those that remove backgrounds, the usual one first. */
  erasers: z.array(engineRowSchema),
  currentEraser: z.string(),
  chosenEraser: z.string().nullable(),
  cutters: z.array(engineRowSchema),
  currentCutter: z.string(),
  chosenCutter: z.string().nullable(),
  connections: z.array(connectionSchema),
  /** Whether servers on this machine are looked for, and private addresses may be connected. */
  looksOnThisMachine: z.boolean(),
  allowsPrivateAddresses: z.boolean(),
});

export type EngineList = z.output<typeof engineListSchema>;

const addressSchema = z
  .string()
  .trim()
  .max(500, "Use 500 characters or fewer.")
  .url({ protocol: /^https?$/, error: "Enter an address that starts with https:// or http://." });

const keySchema = z.string().trim().max(500, "Use 500 characters or fewer.");

const serverShape = {
  provider: z.enum(PROVIDER_IDS),
  /** For the provider "other" only. */
  baseUrl: addressSchema.optional(),
  /** May be empty for the provider "other" only. */
  apiKey: keySchema,
};

function completeServer(
  input: { provider: string; baseUrl?: string | undefined; apiKey: string },
  context: z.RefinementCtx,
): void {
  if (input.provider === "other" && !input.baseUrl) {
    context.addIssue({ code: "custom", path: ["baseUrl"], message: "Enter the server's address." });
  }
  if (input.provider !== "other" && !input.apiKey) {
    context.addIssue({ code: "custom", path: ["apiKey"], message: "Paste your key." });
  }
}

const modelSchema = z.string().trim().min(1, "Choose a model.").max(200);

/** Tries a key: which models there are, and how long the first word of one takes. */
export const testInput = z
  .object({ ...serverShape, model: modelSchema.optional() })
  .superRefine(completeServer);

export const testResultSchema = z.object({
  /** Models that write, the suggested one first. */
  models: z.array(z.string()),
  /** The one that was asked. */
  model: z.string(),
  /** Models that make images, the suggested one first. */
  imageModels: z.array(z.string()),
  /** Models that edit images, the suggested one first. */
  editModels: z.array(z.string()),
  /** Milliseconds until its first word. */
  firstWordMs: z.number(),
});

export const connectInput = z
  .object({
    ...serverShape,
    model: modelSchema,
    imageModel: modelSchema.optional(),
    editModel: modelSchema.optional(),
  })
  .superRefine(completeServer);

export const chooseInput = z.object({
  ref: z.string().trim().min(1).max(800),
  kind: z.enum(ENGINE_KINDS).default("writes"),
});

/** The most characters in one piece of an answer. */
export const PIECE_CHARACTERS = 8_000;

/** Beyond what any browser's model takes; sums of them must stay exact. */
const answerTokens = z.int().nonnegative().max(10_000_000);

/** A piece of what the model in a browser answers to a `question` of a run's stream. */
export const answerInput = z.object({
  id: z.uuid(),
  /** 0, 1, 2… A piece that is sent twice counts once. */
  seq: z.number().int().min(0).max(100_000),
  /** Empty to say that the page is still there. */
  text: z.string().max(PIECE_CHARACTERS),
  /** With the last piece: how the model ended. */
  end: z.enum(["stop", "length", "too_long", "unsupported", "unavailable", "failed"]).optional(),
  /** With the last piece: what the model read and wrote, if it says so. */
  tokens: z.object({ input: answerTokens, output: answerTokens }).optional(),
});

export const disconnectInput = z.object({ id: z.uuid() });

export type ServerInput = z.output<typeof testInput>;
export type TestResult = z.output<typeof testResultSchema>;
