import { z } from "zod";
import { findKind, STEP_KINDS } from "@/lib/chains/kinds";
import { quotedInput } from "@/lib/chains/quoted-input";
import { CHAIN_LIMITS, chainFault } from "@/lib/chains/steps";
import { LIMITS } from "@/lib/core/limits";
import { RUN_CHAIN } from "@/lib/registry/chain-paths";
import { defineContract } from "@/lib/registry/contract";

const IDS = STEP_KINDS.map(({ id }) => id);
const setting = z.union([
  z.string().max(LIMITS.videoUrlCharacters),
  z.array(z.string().max(40)).max(8),
]);

const stepSchema = z
  .object({
    kind: z.enum(IDS, "This chain has a step that doesn't exist."),
    settings: z.record(z.string().max(40), setting),
  })
  // Only what the step knows is kept.
  .transform(({ kind, settings }) => ({
    kind,
    settings: Object.fromEntries(
      (findKind(kind)?.settings ?? []).flatMap(({ name }) => {
        const chosen = settings[name];
        return chosen === undefined ? [] : [[name, chosen]];
      }),
    ) as typeof settings,
  }));

/** Steps as they are stored. */
export const stepsSchema = z
  .array(stepSchema)
  .min(1, "Add a first step.")
  .max(CHAIN_LIMITS.steps, `A chain has at most ${CHAIN_LIMITS.steps} steps.`);

/** Steps that can be run. */
const runnableSteps = stepsSchema.superRefine((steps, context) => {
  const fault = chainFault(steps);
  if (fault)
    context.addIssue({ code: "custom", message: `Step ${fault.step + 1}: ${fault.message}` });
});

const name = z
  .string("Name the chain first.")
  .trim()
  .min(1, "Name the chain first.")
  .max(
    CHAIN_LIMITS.nameCharacters,
    `Use ${CHAIN_LIMITS.nameCharacters} characters or fewer for the name.`,
  );

export const idSchema = z.object({ id: z.uuid("That isn't a valid ID.") });

const updatedAt = z.iso.datetime("That isn't a valid time.").optional();

/** A chain to save; without an ID it's a new one. */
export const saveChainSchema = z.object({
  id: z.uuid("That isn't a valid ID.").optional(),
  name,
  steps: runnableSteps,
  /** When the one that is changed was saved last, as it was listed: another change meanwhile isn't saved over. */
  updatedAt,
});

export const savedChainSchema = z.object({ id: z.string(), updatedAt: z.iso.datetime() });

/** A deleted chain to restore, as it was listed: steps that don't fit anymore stay as they were. */
export const restoreChainSchema = z.object({
  ...idSchema.shape,
  name,
  steps: stepsSchema,
  updatedAt,
});

/** One of many lines has to be found. */
function tooLong(input: unknown): string {
  const most = LIMITS.videoUrlCharacters.toLocaleString("en");
  return `${quotedInput(String(input))} is too long: an input has at most ${most} characters.`;
}

/** A run to prepare: `inputs` are its texts or links; files are added one by one. */
export const beginChainSchema = z.object({
  name,
  steps: runnableSteps,
  inputs: z
    .array(
      z
        .string()
        .trim()
        .min(1, "Don't leave any input empty.")
        .max(LIMITS.videoUrlCharacters, { error: ({ input }) => tooLong(input) }),
    )
    .max(CHAIN_LIMITS.items, `A chain takes at most ${CHAIN_LIMITS.items} inputs at once.`)
    .default([]),
});

/** What carries a chain run out, from where it is. */
export const runChainContract = defineContract({
  endpoint: RUN_CHAIN,
  lasts: true,
  calls: true,
  input: z.object({
    id: z.uuid("That isn't a valid ID."),
    /** Names it in lists of runs. */
    prompt: z.string().trim().max(CHAIN_LIMITS.nameCharacters).default(""),
    /** Where the page is, for links that the chain makes: the process that carries it may not know. */
    origin: z
      .url({ protocol: /^https?$/, error: "That isn't a web address." })
      .max(300)
      .optional(),
  }),
  output: z.object({ id: z.string(), done: z.int().nonnegative(), failed: z.int().nonnegative() }),
});

/** One file of a chain run that hasn't begun. */
export const CHAIN_FILE = {
  file: {
    maxBytes: Math.max(LIMITS.imageBytes, LIMITS.pdfBytes),
    required: true as const,
    missing: "Choose a file first.",
    mayBeLocked: true as const,
  },
};

/** How a chain run is. `waiting` in the queue; `interrupted` when its server died. */
const RUN_STATES = [
  "new",
  "waiting",
  "running",
  "interrupted",
  "stopped",
  "failed",
  "done",
] as const;
export type ChainRunState = (typeof RUN_STATES)[number];

const chainSchema = z.object({ ...savedChainSchema.shape, name: z.string(), steps: stepsSchema });

const runFields = {
  id: z.string(),
  name: z.string(),
  state: z.enum(RUN_STATES),
  createdAt: z.iso.datetime(),
};

/** A person's chains and their runs. */
export const chainListSchema = z.object({
  chains: z.array(chainSchema),
  runs: z.array(
    z.object({
      ...runFields,
      items: z.int(),
      done: z.int(),
      failed: z.int(),
    }),
  ),
});

const callSchema = z.object({
  place: z.string(),
  step: z.int(),
  state: z.enum(["begun", "done", "failed"]),
  creationId: z.string().optional(),
  address: z.string().optional(),
  subject: z.string().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
});

/** One chain run with all that it has come to. */
export const chainRunSchema = z.object({
  run: z.object({
    ...runFields,
    steps: stepsSchema,
    /** Why it ended early. */
    notice: z.string().nullable(),
    items: z.array(
      z.object({
        id: z.string(),
        input: z.string(),
        state: z.enum(["waiting", "running", "done", "failed"]),
        calls: z.array(callSchema),
      }),
    ),
  }),
});

/** A chain run and the place of the first input, from 0, whose texts are wanted: the run's many don't come at once. */
export const chainTextsQuerySchema = idSchema.extend({
  from: z.coerce.number().int().min(0).max(CHAIN_LIMITS.items).default(0),
});

/** The texts that some of a chain run's inputs led to, as files, by creation. */
export const chainTextsSchema = z.object({
  texts: z.array(z.object({ id: z.string(), file: z.string(), extension: z.enum(["md", "txt"]) })),
});

export type ChainList = z.output<typeof chainListSchema>;
export type ChainRun = z.output<typeof chainRunSchema>["run"];
export type ChainItem = ChainRun["items"][number];
