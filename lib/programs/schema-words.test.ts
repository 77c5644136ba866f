import { expect, it } from "vitest";
import { z } from "zod";

import { toJsonSchema } from "@/lib/programs/json-schema";
import { schemaWords } from "@/lib/programs/schema-words";

it.each([
  [z.string().min(3).max(600), "text, 3 to 600 characters"],
  [z.string().min(1), "text"],
  [z.int().min(10).max(100), "whole number, 10 to 100"],
  [z.literal([800, 1200, 1600]), "one of 800, 1200, or 1600"],
  [z.enum(["png", "svg"]).nullable(), "one of png or svg or null"],
  [z.array(z.uuid()).max(100), "list of ID, at most 100 entries"],
  [z.boolean(), "true or false"],
  [z.object({ id: z.uuid() }), "object with id"],
])("says what a field holds: %#", (schema, words) => {
  expect(schemaWords(toJsonSchema(schema, "input"))).toBe(words);
});
