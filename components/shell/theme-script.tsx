"use client";

import { HeadManagerContext } from "next/dist/shared/lib/head-manager-context.shared-runtime";
import { use } from "react";

/**
 * Sets the theme before the first paint.
 *
 * A file rather than an inline script, so that a page rendered at build time needs no exception in
 * its content security policy; on a page rendered per request it carries that response's nonce,
 * which Next keeps where its own `Script` finds it.
 */
export function ThemeScript() {
  const { nonce } = use(HeadManagerContext);
  // The browser hides the nonce from scripts, so the two renders can't agree on it.
  return <script src="/theme.js" nonce={nonce} suppressHydrationWarning />;
}
