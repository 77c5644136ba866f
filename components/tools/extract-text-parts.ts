"use client";

/** What can be done with a text from images. One part: each one that a page may fetch adds to its first load. */
export { ExtractTextDownload } from "@/components/tools/extract-text-download";
export { ExtractTextSend } from "@/components/tools/extract-text-send";
