import { LIMITS } from "@/lib/core/limits";

/**
 * What is wrong with overrides of the limits.
 *
 * @param json an object of limits; empty for none
 */
export function limitFaults(json: string): string[] {
  const overrides = readObject(json || "{}");
  if (!overrides) return ["isn't valid JSON"];
  const unknown = Object.keys(overrides).filter((name) => !(name in LIMITS));
  const wrong = Object.keys(overrides).filter(
    (name) => name in LIMITS && !isWholeAndPositive(overrides[name]),
  );
  return [
    ...(unknown.length > 0 ? [`has unknown keys: ${unknown.join(", ")}`] : []),
    ...(wrong.length > 0 ? [`needs positive whole numbers for: ${wrong.join(", ")}`] : []),
  ];
}

function readObject(json: string): Record<string, unknown> | null {
  try {
    return Object(JSON.parse(json));
  } catch {
    return null;
  }
}

function isWholeAndPositive(limit: unknown): boolean {
  return Number.isSafeInteger(limit) && Number(limit) > 0;
}
