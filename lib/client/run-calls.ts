"use client";

/** What runs a tool, and shows again what ran. One part: each one that a page may fetch adds to its first load. */
export * as runs from "@/lib/client/follow-run";
export { loadOpenedPdf } from "@/lib/client/load-opened-pdf";
export * as creations from "@/lib/client/open-creation";
export { namingResult, prepareRun } from "@/lib/client/prepare-run";
