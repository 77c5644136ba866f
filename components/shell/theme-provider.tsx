"use client";

import { HeadManagerContext } from "next/dist/shared/lib/head-manager-context.shared-runtime";
import { ThemeProvider as NextThemes } from "next-themes";
import { type ReactNode, use } from "react";

/**
 * Sets the theme before the first paint and keeps it in step with the system and other tabs. The inline
 * script carries the answer's nonce, which Next.js keeps where its own `Script` finds it; a page rendered
 * at build time has none, and names the script's hash instead (decision 0012).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { nonce } = use(HeadManagerContext);
  return (
    <NextThemes attribute="class" enableColorScheme={false} {...(nonce ? { nonce } : {})}>
      {children}
    </NextThemes>
  );
}
