import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  examples?: unknown[];
  example?: unknown;
};

/** Names of the fields that our own code reads, from its contracts. */
export function contractFields(folder = "lib"): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry): string[] => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return contractFields(file);
    if (!/(?:contract|options)\.ts$/.test(entry.name)) return [];
    return readFileSync(file, "utf8").match(/(?<=^\s+)\w+(?=: )/gm) ?? [];
  });
  return [...new Set(names)];
}

/** A value that a schema allows, with as many of its optional fields as chance gives. */
export function validValue(schema: Schema, random: () => number): unknown {
  const choices = schema.enum ?? schema.examples;
  if (choices) return choices[Math.floor(random() * choices.length)];
  if (schema.const !== undefined) return schema.const;
  if (schema.example !== undefined) return schema.example;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return validValue(either[Math.floor(random() * either.length)] ?? {}, random);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties) return validFields(schema, random);
  if (type === "array") {
    const length = Math.max(schema.minItems ?? 0, Math.floor(random() * 3));
    return Array.from({ length }, () => validValue(schema.items ?? {}, random));
  }
  if (type === "number" || type === "integer") return schema.minimum ?? schema.maximum ?? 1;
  if (type === "boolean") return random() < 0.5;
  if (type === "null") return null;
  if (schema.format === "uuid") return crypto.randomUUID();
  if (schema.format === "uri") return "https://example.com/";
  return "bees in the city "
    .repeat(1 + Math.ceil((schema.minLength ?? 0) / 17))
    .slice(0, schema.maxLength);
}

function validFields(schema: Schema, random: () => number): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random() < 0.5,
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, validValue(field, random)]));
}

/** The same with one field, at any depth, made something else. */
export function spoil(value: unknown, other: unknown, random: () => number): unknown {
  if (typeof value !== "object" || value === null || random() < 0.2) return other;
  const entries = Object.entries(value);
  const at = Math.floor(random() * entries.length);
  const changed = entries.map(([name, field], index): [string, unknown] => [
    name,
    index === at ? spoil(field, other, random) : field,
  ]);
  return Array.isArray(value) ? changed.map(([, field]) => field) : Object.fromEntries(changed);
}
