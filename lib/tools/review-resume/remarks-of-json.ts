import { z } from "zod";

import { completeItems } from "@/lib/core/json-items";

const remarkSchema = z.object({
  kind: z.enum(["strength", "weakness"]),
  remark: z.string(),
  page: z.number(),
  words: z.string(),
});

/** A model's remarks as the two lists that our other prompt asks for, whose quotations are then verified. */
export function remarksOfJson(json: string): string {
  const remarks = completeItems(json).flatMap((item) => remarkSchema.safeParse(item).data ?? []);
  const listOf = (wanted: string) =>
    remarks
      .filter(({ kind }) => kind === wanted)
      .map(({ remark, page, words }) => `- ${oneLine(remark)} [p. ${page}: "${oneLine(words)}"]`)
      .join("\n");
  return `## Strengths\n\n${listOf("strength")}\n\n## Weaknesses\n\n${listOf("weakness")}\n`;
}

/** Without what would end the line, its quotation, or its citation. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(/"/g, "'").replace(/[[\]]/g, "").trim();
}
