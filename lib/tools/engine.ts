import { z } from "zod";

/** What made a result; see `TextEngine`. */
export const engineSchema = z.object({ id: z.string(), name: z.string(), builtIn: z.boolean() });
