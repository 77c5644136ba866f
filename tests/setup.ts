import fc from "fast-check";
import { beforeAll } from "vitest";

import { getDatabase } from "@/lib/providers/database";

// The same examples on every machine, so that a change fails for what it changed (decision 0202). Others with FC_SEED.
fc.configureGlobal({ seed: Number(process.env.FC_SEED) || 1 });

// The first file pays for opening the database and the accounts, not the first test.
beforeAll(async () => {
  await getDatabase();
});
