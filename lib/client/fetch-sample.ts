"use client";

/**
 * Fetches a sample as the file that a person would have chosen.
 *
 * @throws Error with a sentence for the user
 */
export async function fetchSample(path: string): Promise<File> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok)
    throw new Error("Couldn't load the sample. Check your connection and try again.");
  const content = await answer.blob();
  return new File([content], path.slice(path.lastIndexOf("/") + 1), { type: content.type });
}
