import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { AppError } from "@/lib/core/errors";
import { errorForLog } from "@/lib/core/log-error";
import { createTestContext } from "@/tests/support/context";

describe("an error in the log", () => {
  it("keeps its causes, and none of the words in a failed query", async () => {
    const { db } = await createTestContext();
    const typed = "my secret topic\n    at home $& and more";
    const cause = await db
      .execute(sql`select ${typed}::text from no_such_table`)
      .catch((error: Error) => error);

    const logged = JSON.stringify(
      errorForLog(new AppError("internal", "Something went wrong.", { cause })),
    );

    expect(logged).toContain("Something went wrong.");
    expect(logged).toContain("no_such_table");
    expect(logged).toContain("log-error.test.ts");
    expect(logged).not.toMatch(/secret|at home|and more/);
  });

  it("leaves other errors as they are", () => {
    const error = Object.assign(new Error("The disk is full."), { code: "ENOSPC" });

    expect(errorForLog(error)).toMatchObject({ message: "The disk is full.", code: "ENOSPC" });
  });
});
