"use client";

import { fetchFile } from "@/lib/client/fetch-file";
import type { StoredImage } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";

/**
 * Fetches the PDF that a creation was made from, as a file to run again; undefined, with a toast, when it can't be fetched.
 *
 * @param prefix what the tool put before the file's name in the creation's title
 */
export async function loadOpenedPdf(
  { url, title }: StoredImage,
  prefix = "",
): Promise<File | undefined> {
  const content = await fetchFile(url).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
    notify.error("Couldn't load the PDF. To run this again, choose the file again.");
  });
  if (!content) return undefined;
  const subject = title.slice(title.startsWith(prefix) ? prefix.length : 0) || "document";
  const name = /\.pdf$/i.test(subject) ? subject : `${subject}.pdf`;
  return new File([content], name, { type: "application/pdf" });
}
