import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** How the page says that its model ended: it finished, reached the limit, or couldn't answer. */
export type AnswerEnd = "stop" | "length" | "too_long" | "unsupported" | "unavailable" | "failed";

/** What the page's model says that it read and wrote. */
export type AnswerTokens = { input: number; output: number };

/**
 * What the model in a person's browser says, on its way from the page to the run that asked, which may be on another
 * server.
 */
export const browserAnswers = pgTable(
  "browser_answers",
  {
    /** Random: only the page that was asked knows it. */
    id: uuid().primaryKey(),
    userId: text().notNull(),
    /** The answer so far; emptied once the run has it. */
    text: text().notNull().default(""),
    maxCharacters: integer().notNull(),
    /** How many pieces came, the next one's number. A piece without text says that the page is still there. */
    pieces: integer().notNull().default(0),
    /** `closed` once the run takes no more. */
    state: text().$type<"open" | "closed" | AnswerEnd>().notNull().default("open"),
    /** With the last piece, where the model counts. */
    tokens: jsonb().$type<AnswerTokens>(),
    /** By the database's clock. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("browser_answers_of_user").on(table.userId),
    index("browser_answers_age").on(table.expiresAt),
  ],
);
