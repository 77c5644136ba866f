import { isCreation, readIf } from "@/lib/creations/read-answer";
import type { OpenedCreation } from "@/lib/creations/schema";

/** See `read-answer.ts`; apart from it, because most pages don't need it at first. */
export const openedCreationReader = {
  safeParse: (body: unknown) =>
    readIf<OpenedCreation>(
      body,
      ({ creation, input, answer, source, mask }) =>
        isCreation(creation) &&
        isTextOrNull(source) &&
        isTextOrNull(mask) &&
        typeof input === "object" &&
        typeof answer === "object" &&
        answer !== null,
    ),
};

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
