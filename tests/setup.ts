import { beforeAll } from "vitest";

import { getDatabase } from "@/lib/providers/database";

// The first file pays for opening the database and the accounts, not the first test.
beforeAll(async () => {
  await getDatabase();
});
