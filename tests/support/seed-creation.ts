import type { Database } from "@/db/client";
import { keepCreation, type NewCreation } from "@/db/queries/creations";

/** Saves a creation for any owner, with a chosen `createdAt`. */
export function seedCreation(
  db: Database,
  { userId, createdAt, ...creation }: NewCreation & { userId: string; createdAt: Date },
) {
  return keepCreation({ db, user: { id: userId }, now: () => createdAt }, creation);
}
