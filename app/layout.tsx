import "@/app/globals.css";
// Every page has links and a theme to choose. Here their code is sent once, and not again with each page and its errors.
import "@/components/ui/theme-switch";
import "next/link";

import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";

import { FONT_VARIABLES } from "@/app/fonts";
import { ClientProviders } from "@/components/providers";
import { ThemeProvider } from "@/components/shell/theme-provider";
import { SITE } from "@/lib/core/site";

export const metadata: Metadata = {
  title: { default: `${SITE.name}: ${SITE.tagline}`, template: `%s · ${SITE.name}` },
  description: SITE.description,
  applicationName: SITE.name,
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#101216" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets the class before React hydrates.
    <html lang="en" className={FONT_VARIABLES} suppressHydrationWarning>
      <body className="min-h-dvh font-sans text-base antialiased">
        <ThemeProvider>
          <ClientProviders>{children}</ClientProviders>
        </ThemeProvider>
      </body>
    </html>
  );
}
