import { z } from "zod";

import { engineSchema } from "@/lib/core/engine";
import { RUN_ALLOWANCES } from "@/lib/core/run-allowance";

/**
 * Where an engine is from, best first unless a person chooses: what the administrator configured, a key of the person's
 * own, a server on the same machine, the model in the browser, a model that the operator downloaded, what comes with
 * the product.
 */
export const ENGINE_SOURCES = [
  "server",
  "own-key",
  "this-machine",
  "this-browser",
  "downloaded",
  "built-in",
] as const;

export type EngineSource = (typeof ENGINE_SOURCES)[number];

/** Where the engines are from that a server knows of. */
export type KnownSource = Exclude<EngineSource, "this-browser">;

/** What an engine is chosen for. */
export const ENGINE_KINDS = ["writes", "paints", "erases", "cutsOut"] as const;

export type EngineKind = (typeof ENGINE_KINDS)[number];

/** What an engine can do: what it may be chosen for, hold an answer to a JSON schema, take images as its input. */
export const ENGINE_ABILITIES = [...ENGINE_KINDS, "writesJson", "sees"] as const;

export type EngineAbility = (typeof ENGINE_ABILITIES)[number];

/** What is known of whether it works; `unchecked` ones answer only when they are called. */
export const ENGINE_STATES = ["ready", "fetching", "failed", "unchecked"] as const;

/** An engine in a person's reach: a row of the registry. Null means that nobody knows. */
export const engineRowSchema = engineSchema.extend({
  /** Chooses it, for one kind; see `refs.ts`. */
  ref: z.string(),
  source: z.enum(ENGINE_SOURCES),
  /** What is known that it can do: another ability isn't ruled out. */
  abilities: z.array(z.enum(ENGINE_ABILITIES)),
  /** Tokens that a call and its answer may have together; null when unknown or larger than any call. */
  contextTokens: z.number().nullable(),
  /** About how many words it writes within the time limit of a call; null when unknown, or when no call meets it. */
  wordsPerGo: z.number().int().positive().nullable(),
  /** Languages that it's known to write, or to take descriptions in, as BCP 47 tags. */
  languages: z.array(z.string()).nullable(),
  /** US dollars per million tokens; null when unknown, or when the operator doesn't tell. */
  prices: z.object({ input: z.number(), output: z.number() }).nullable(),
  state: z.enum(ENGINE_STATES),
  /** What its runs count toward. */
  allowance: z.enum(RUN_ALLOWANCES),
  /** Where it runs, who pays, and what it's good at, in a line. */
  about: z.string(),
});

export type EngineRow = z.output<typeof engineRowSchema>;
