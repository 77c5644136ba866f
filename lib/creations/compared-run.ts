import { AppError } from "@/lib/core/errors";

/** Says that a run is one of two to compare: an id that both share, a slash, and 1 or 2. */
export const COMPARISON_HEADER = "x-comparison";

/** One of two runs whose results are compared. */
export type ComparedRun = {
  /** Shared by both: a UUID that the page made. */
  id: string;
  side: 1 | 2;
};

export function writeComparedRun({ id, side }: ComparedRun): string {
  return `${id}/${side}`;
}

/**
 * Reads what the header says; null when the run isn't compared.
 *
 * @throws AppError `invalid_input` when it isn't written as above
 */
export function readComparedRun(headers: Headers): ComparedRun | null {
  const written = headers.get(COMPARISON_HEADER);
  if (written === null) return null;
  const [, id, side] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([12])$/.exec(written) ?? [];
  if (id === undefined) {
    throw new AppError("invalid_input", `The header ${COMPARISON_HEADER} isn't valid.`);
  }
  return { id, side: side === "1" ? 1 : 2 };
}
