"use client";

import type { z } from "zod";

import { callApi, postJson } from "@/lib/client/call-api";

type PublicForm = {
  path: string;
  input: z.ZodObject;
  output: z.ZodType<{ accepted?: false | undefined; message: string }>;
};

/** What came of a form: words for the reader, and the fields to mend. */
export type PublicAnswer =
  | { accepted: true; message: string }
  | { accepted: false; message?: string; errors: Record<string, string> };

/**
 * Checks a form that needs no account, and sends it.
 *
 * @throws ApiError, like `callApi`
 */
export async function sendPublicForm(
  { path, input, output }: PublicForm,
  fields: Record<string, unknown>,
): Promise<PublicAnswer> {
  const checked = input.safeParse(fields);
  if (!checked.success) {
    // The first error of a field is the one shown.
    const issues = checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]);
    return { accepted: false, errors: Object.fromEntries(issues.reverse()) };
  }
  const answer = await callApi(path, output, postJson({ ...checked.data, fromPage: true }));
  return answer.accepted === false
    ? { accepted: false, message: answer.message, errors: {} }
    : { accepted: true, message: answer.message };
}
