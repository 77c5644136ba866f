import { z } from "zod";

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  [keyword: string]: unknown;
};

/**
 * A schema of ours as JSON Schema 2020-12, the dialect of OpenAPI 3.1 and of MCP. Rules that only code can check (what
 * fits into a QR code) aren't in it.
 *
 * @param io `input` for what is sent, where fields with a default may be left out; `output` for what is answered
 */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json as JsonSchema; // Safe: zod writes the keywords of JSON Schema.
}

/** An object's schema with words for its fields. */
export function describeFields(
  schema: JsonSchema,
  wordsOf: (field: string) => string | undefined,
): JsonSchema {
  const described = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const description = wordsOf(field);
    return [field, description ? { ...property, description } : property] as const;
  });
  return { ...schema, properties: Object.fromEntries(described) };
}
