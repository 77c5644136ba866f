import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** What a machine needs in order to carry a run: the model in its process, local image networks, or only a line out. */
export type RunKind = "text" | "vision" | "remote";

/** All that whoever carries a run has to know about its call, beside its input. */
export type RunTicket = {
  /** Names its creations, the same ones each time it begins. */
  runId: string;
  /** Tells another call with the same key apart. */
  requestHash: string;
  user: { id: string; name: string; imageUrl: string | null; plan: "free" | "premium" };
  /** The engine that the caller named; null for the one they chose. */
  engine: string | null;
  compared: { id: string; side: 1 | 2 } | null;
  /** What was taken from a quota, to be refunded when it fails; null when nothing was. */
  charge: { subject: string; windowStart: string } | null;
  /** The form's files in the storage, deleted when the run ends. */
  files: {
    field: string;
    key: string;
    name: string;
    byteSize: number;
    creationId?: string | undefined;
    sourceId?: string | undefined;
  }[];
};

/** A run that goes on without the page that asked for it, from the moment it is asked for. */
export const runs = pgTable(
  "runs",
  {
    userId: text().notNull(),
    /** The call's idempotency key, which the page made. */
    id: text().notNull(),
    endpoint: text().notNull(),
    /** The checked fields, without files. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<"running" | "done" | "failed" | "stopped">().notNull().default("running"),
    step: jsonb().$type<{
      label: string;
      done?: number | undefined;
      total?: number | undefined;
      waitsFor?: "text" | "vision" | undefined;
      again?: true | undefined;
    }>(),
    /** What a model has written so far. */
    text: text().notNull().default(""),
    /** The body of the answer: of success when done, of failure when failed. */
    answer: jsonb().$type<Record<string, unknown>>(),
    stopRequested: boolean().notNull().default(false),
    /** What a machine needs to carry it. */
    kind: text().$type<RunKind>().notNull().default("remote"),
    /** Null for runs that were begun before there was a queue. */
    ticket: jsonb().$type<RunTicket>(),
    /** Its job in the queue; null for one that nobody takes up. */
    jobId: uuid(),
    /** Who works on it; null while it waits. */
    carrier: text(),
    /** Below zero for whoever has other runs already. */
    priority: integer().notNull().default(0),
    /** How often whoever worked on it has died. */
    timesLost: integer().notNull().default(0),
    /** Whether it goes on without its caller, and is listed. */
    kept: boolean().notNull().default(true),
    /** When it was last taken up, by the database's clock. */
    startedAt: timestamp({ withTimezone: true }),
    /** When its process last said that it's alive, by the database's clock. */
    heartbeatAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("runs_of_user").on(table.userId, table.createdAt.desc()),
    index("runs_age").on(table.createdAt),
    index("runs_of_job").on(table.jobId),
    index("runs_going_on").on(table.kind).where(sql`${table.state} = 'running'`),
  ],
);

export type RunRow = typeof runs.$inferSelect;
