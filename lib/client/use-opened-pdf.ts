"use client";

import { useEffect, useEffectEvent, useState } from "react";

import { fetchFile } from "@/lib/client/fetch-file";
import type { OpenedParts } from "@/lib/client/image-choice";
import { notify } from "@/lib/client/notify";

/**
 * Puts the PDF that an opened creation was made from into the form, as if it had been chosen there.
 *
 * @param chosen what the form has: a file that the person chose meanwhile stays
 * @returns that PDF once it's there; null where it wasn't kept
 */
export function useOpenedPdf(
  opened: OpenedParts | null,
  chosen: File | null,
  choose: (file: File) => unknown,
): File | null {
  const [loaded, setLoaded] = useState<{ url: string; file: File } | null>(null);
  const source = opened?.source ?? null;
  const url = source?.url;
  const put = useEffectEvent((from: string, content: Blob) => {
    const title = source?.title.replace(/^Review of /, "") || "document";
    const name = /\.pdf$/i.test(title) ? title : `${title}.pdf`;
    const file = new File([content], name, { type: "application/pdf" });
    setLoaded({ url: from, file });
    if (!chosen || chosen === loaded?.file) choose(file);
  });
  useEffect(() => {
    if (!url) return;
    let isThere = true;
    fetchFile(url).then(
      (content) => isThere && put(url, content),
      () => isThere && notify.error("Couldn't load the PDF. Choose it again to run this again."),
    );
    return () => {
      isThere = false;
    };
  }, [url]);
  return loaded && loaded.url === url ? loaded.file : null;
}
