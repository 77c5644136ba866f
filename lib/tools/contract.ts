import type { z } from "zod";

/** What browser and server agree on for one call of a tool. */
export type ToolContract<Input extends z.ZodType, Output extends z.ZodType> = {
  /** Last part of its address under `/api/ai/`. */
  endpoint: string;
  input: Input;
  output: Output;
};

export function defineContract<Input extends z.ZodType, Output extends z.ZodType>(
  contract: ToolContract<Input, Output>,
): ToolContract<Input, Output> {
  return contract;
}
