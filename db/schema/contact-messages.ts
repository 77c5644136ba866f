import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What visitors wrote to whoever runs this server. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Where to answer. Nobody has shown that it's theirs. */
    email: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When an operator marked it as done. */
    doneAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [index("contact_messages_newest").on(table.createdAt)],
);
