import "server-only";

import pino from "pino";

/** Properties in which database drivers repeat the values of a failed query. */
const VALUE_PROPERTIES = ["params", "parameters", "detail"];

/** An error as the log shows it: with its causes, but without the values of failed queries. */
export function errorForLog(error: unknown): unknown {
  return error instanceof Error ? pino.stdSerializers.err(withoutValues(error)) : error;
}

/**
 * A copy of an error and its causes. Drizzle lists the values of a failed query in its message, and
 * values are what people typed.
 */
function withoutValues(error: Error): Error {
  const copy: Error & Record<string, unknown> = Object.create(
    Object.getPrototypeOf(error),
    Object.getOwnPropertyDescriptors(error),
  );
  const message =
    "params" in error ? error.message.replace(/\nparams: [\s\S]*/, "") : error.message;
  Object.defineProperty(copy, "message", { value: message });
  Object.defineProperty(copy, "stack", {
    value: error.stack?.replace(error.message, () => message),
  });
  for (const name of VALUE_PROPERTIES) delete copy[name];
  if (error.cause instanceof Error) {
    Object.defineProperty(copy, "cause", { value: withoutValues(error.cause) });
  }
  return copy;
}
