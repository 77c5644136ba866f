import type { z } from "zod";

/**
 * What each of the values is by a schema; undefined when one of them is something else. Looks no further than that one: the
 * schema of a list collects what is wrong with each, of which very many are more than a stack has room for.
 */
export function parseEach<T>(values: readonly unknown[], schema: z.ZodType<T>): T[] | undefined {
  const parsed: T[] = [];
  for (const value of values) {
    const result = schema.safeParse(value);
    if (!result.success) return undefined;
    parsed.push(result.data);
  }
  return parsed;
}
