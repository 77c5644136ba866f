import { z } from "zod";

/** What a run used of a model, as its server counted it. */
export const tokensSchema = z.object({
  /** Tokens that the model read. */
  input: z.int().nonnegative(),
  /** Tokens that it wrote, thinking included. */
  output: z.int().nonnegative(),
  /** What they cost in US dollars; absent when the server's prices aren't known. */
  dollars: z.number().nonnegative().optional(),
});

export type Tokens = z.output<typeof tokensSchema>;

/** US dollars per million tokens. */
export type TokenPrices = { input: number; output: number };

const MILLION = 1_000_000;

/** What these tokens cost, in US dollars. */
export function costOf({ input, output }: Tokens, prices: TokenPrices): number {
  return (input * prices.input + output * prices.output) / MILLION;
}
