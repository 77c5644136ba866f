import type { ApiOperation } from "@/lib/programs/api-operation";

/** What to know about a call beside its fields: scopes, and what it's counted as. */
export function wordsOf({ operation, contract }: ApiOperation): string {
  const scopes = operation.scopes.map((scope) => `\`${scope}\``).join(" or ");
  const scope = `Needs the scope ${scopes}.`;
  if (!contract) return scope;
  const counts = contract.asks
    ? "Counts as one of your questions an hour if it succeeds."
    : "Counts as one of your runs an hour if it succeeds.";
  const streams = "Answers as a stream of events to `Accept: text/event-stream`.";
  return `${scope} ${counts} ${streams}`;
}
