import type { Engine } from "@/lib/core/engine";

/** Whether something is an engine, as in `engineSchema`, for pages that do without the schema library. */
export function isEngine(value: unknown): value is Engine {
  const { id, name, builtIn }: Partial<Record<keyof Engine, unknown>> = Object(value);
  return typeof id === "string" && typeof name === "string" && typeof builtIn === "boolean";
}
