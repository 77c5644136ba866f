import { isCreation, readIf } from "@/lib/creations/read-answer";
import type { OpenedCreation } from "@/lib/creations/schema";

/** See `read-answer.ts`; apart from it, because most pages don't need it at first. */
export const openedCreationReader = {
  safeParse: (body: unknown) =>
    readIf<OpenedCreation>(
      body,
      ({ creation, input, answer, source }) =>
        isCreation(creation) &&
        (source === null || typeof source === "string") &&
        typeof input === "object" &&
        typeof answer === "object" &&
        answer !== null,
    ),
};
