import type { JsonSchema } from "@/lib/programs/json-schema";

const OR = new Intl.ListFormat("en-US", { type: "disjunction" });

/** What a field holds, in a few words: "text, 3 to 600 characters". */
export function schemaWords(schema: JsonSchema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return OR.format(alternatives.map(schemaWords));
  if (Array.isArray(schema.enum)) return `one of ${OR.format(schema.enum.map(String))}`;
  if ("const" in schema) return String(schema.const);
  const { type, format } = schema;
  if (format === "binary") return "file";
  if (format === "uuid") return "ID";
  if (type === "string") return `text${rangeWords(schema, "Length", "character")}`;
  if (type === "integer") return `whole number${rangeWords(schema, "imum", "")}`;
  if (type === "number") return `number${rangeWords(schema, "imum", "")}`;
  if (type === "boolean") return "true or false";
  if (type === "null") return "null";
  if (type === "array") {
    return `list of ${schemaWords(Object(schema.items))}${rangeWords(schema, "Items", "entries")}`;
  }
  const fields = Object.keys(schema.properties ?? {});
  return fields.length > 0 ? `object with ${fields.join(", ")}` : "object";
}

/** Bounds that say nothing: those of integers in JavaScript. */
const isBound = (bound: unknown): bound is number =>
  typeof bound === "number" && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function rangeWords(schema: JsonSchema, name: string, unit: string): string {
  const [least, most] = [schema[`min${name}`], schema[`max${name}`]];
  const units = unit === "character" ? " characters" : unit ? ` ${unit}` : "";
  const show = (bound: number) => bound.toLocaleString("en-US");
  if (isBound(least) && isBound(most)) return `, ${show(least)} to ${show(most)}${units}`;
  if (isBound(most)) return `, at most ${show(most)}${units}`;
  // One character or entry at least goes without saying.
  return isBound(least) && least > 1 ? `, at least ${show(least)}${units}` : "";
}
