import "server-only";

import { keepCreationRun } from "@/db/queries/creation-runs";
import { logger } from "@/lib/core/logger";
import type { UserContext } from "@/lib/providers/context";

/** Longest answer kept beside its creation, as JSON. A QR code and a mask are far below it. */
const MAX_ANSWER_CHARACTERS = 500_000;

/**
 * The creations of one run, so that each can be opened in its tool again.
 *
 * @param run.input what it was asked for; its files aren't kept
 * @param run.name the page's name for it; null where it has none
 * @param run.nextId the ids its creations get
 */
export function creationsOfRun(
  { db, user }: Pick<UserContext, "db" | "user">,
  run: { input: object; name: string | null; nextId: () => string },
) {
  const creationIds: string[] = [];
  const { files: _files, ...fields }: Record<string, unknown> = { ...run.input };
  return {
    nextId(): string {
      const id = run.nextId();
      creationIds.push(id);
      return id;
    },
    /**
     * Keeps with each creation what the run was asked for and what it answered beside the creation itself. A failure is
     * logged: the creation is there, and opens without its form.
     *
     * @param answer empty for a run that ended early
     */
    async keepRun(answer: Record<string, unknown>): Promise<void> {
      if (creationIds.length === 0) return;
      const kept = { creationIds, userId: user.id, input: fields, runName: run.name };
      await keepCreationRun(db, { ...kept, answer: besideCreation(answer) }).catch(
        (error: unknown) => logger.warn({ error }, "could not keep what a creation was asked for"),
      );
    },
  };
}

/** What of an answer the row of its creation doesn't have. Several images have a row each. */
function besideCreation(answer: Record<string, unknown>): Record<string, unknown> {
  const { id: _id, content: _content, meta: _meta, images: _images, ...rest } = answer;
  return JSON.stringify(rest).length > MAX_ANSWER_CHARACTERS ? {} : rest;
}
