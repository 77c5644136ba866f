"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Fetched when a page fails, which few do. */
export default lazyPart(async () => (await import("@/components/shell/root-error")).RootError);
