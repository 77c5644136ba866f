import type { Tokens } from "@/lib/core/tokens";

/**
 * What a run used, for display: "1,204 tokens in, 812 out, $0.0031".
 *
 * @param tokens of a result's `meta`; null when they aren't known
 */
export function describeTokens(tokens: unknown): string | null {
  if (!isTokens(tokens)) return null;
  const { input, output, dollars } = tokens;
  const used = `${input.toLocaleString("en-US")} tokens in, ${output.toLocaleString("en-US")} out`;
  return dollars === undefined ? used : `${used}, ${formatDollars(dollars)}`;
}

/** An amount of US dollars with at least two digits that count: "$12.40", "$0.0031"; "under $0.0001" below that. */
export function formatDollars(dollars: number): string {
  if (dollars > 0 && dollars < 0.0001) return "under $0.0001";
  const digits = dollars === 0 || dollars >= 0.1 ? 2 : dollars >= 0.01 ? 3 : 4;
  return `$${dollars.toFixed(digits)}`;
}

/** By hand, because every result shows it and a schema library is heavy. */
function isTokens(value: unknown): value is Tokens {
  if (typeof value !== "object" || value === null) return false;
  const { input, output, dollars } = value as Partial<Tokens>;
  return (
    typeof input === "number" &&
    typeof output === "number" &&
    (dollars === undefined || typeof dollars === "number")
  );
}
