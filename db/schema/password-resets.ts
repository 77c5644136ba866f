import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "@/db/schema/accounts";

/** Codes with which a person chooses a new password, from a mail or from the operator. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the code, in hex: whoever reads this table can't use one. */
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index("password_resets_of_user").on(table.userId),
    index("password_resets_expire").on(table.expiresAt),
  ],
);
