import { callApi } from "@/lib/client/call-api";
import { creationName } from "@/lib/creations/prompt-parts";
import { creationResponseReader } from "@/lib/creations/read-answer";
import { nameInTitle } from "@/lib/files/title-from-file-name";

/**
 * The image of one of the caller's creations, which another tool sent to a page.
 *
 * @returns null for a creation that is no image
 * @throws ApiError
 */
export async function fetchSentImage(
  id: string,
  signal: AbortSignal,
): Promise<{ url: string; title: string } | null> {
  const path = `/api/user/get-creation?id=${encodeURIComponent(id)}`;
  const { creation } = await callApi(path, creationResponseReader, { signal });
  if (creation.type !== "image") return null;
  return { url: creation.content, title: nameInTitle(creationName(creation)) };
}
