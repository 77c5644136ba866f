import { uuidv7 } from "uuidv7";

import type { Database } from "@/db/client";
import { keepCreation, type NewCreation } from "@/db/queries/creations";

/** Saves a creation for any owner, with a chosen `createdAt`. */
export function seedCreation(
  db: Database,
  { userId, createdAt, ...creation }: NewCreation & { userId: string; createdAt: Date },
) {
  const owner = { id: userId };
  const nextCreationId = () => uuidv7();
  return keepCreation({ db, user: owner, now: () => createdAt, nextCreationId }, creation);
}
