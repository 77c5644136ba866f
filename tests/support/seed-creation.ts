import type { Database } from "@/db/client";
import { keepCreation, type NewCreation } from "@/db/queries/creations";

/** Keeps a creation of any owner, as if it had been made at `createdAt`. */
export function seedCreation(
  db: Database,
  { userId, createdAt, ...creation }: NewCreation & { userId: string; createdAt: Date },
) {
  return keepCreation({ db, user: { id: userId }, now: () => createdAt }, creation);
}
