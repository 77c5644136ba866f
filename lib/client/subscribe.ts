"use client";

import { callApi, postJson } from "@/lib/client/call-api";
import { newsletterContract } from "@/lib/newsletter/contract";

/**
 * Signs an address up for the newsletter.
 *
 * @returns what to tell the reader
 * @throws Error with a sentence for the user: an invalid address, or like `callApi`
 */
export async function subscribe(fields: Record<string, unknown>): Promise<string> {
  const input = newsletterContract.input.safeParse(fields);
  if (!input.success) throw new Error(input.error.issues[0]?.message);
  const { path, output } = newsletterContract;
  return (await callApi(path, output, postJson(input.data))).message;
}
