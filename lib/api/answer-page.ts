import "server-only";

import { AppError, type ErrorCode } from "@/lib/core/errors";

/** The caller's limit, and what this server can't take now. */
const ANSWERS: readonly ErrorCode[] = ["rate_limited", "conflict"];

type Sent = { fromPage?: boolean | undefined };

/**
 * What a public form's call answers. To our own pages, a limit or a full list is an answer like any other,
 * `accepted: false` with its words: browsers log every status from 400 on as an error of the page. Other callers get
 * its own status.
 */
export async function answerPage(
  { fromPage }: Sent,
  run: () => Promise<{ message: string }>,
): Promise<{ accepted?: false; message: string }> {
  try {
    return await run();
  } catch (error) {
    const isAnswer = error instanceof AppError && ANSWERS.includes(error.code);
    if (!fromPage || !isAnswer) throw error;
    return { accepted: false, message: error.message };
  }
}
