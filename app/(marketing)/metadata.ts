import type { Metadata } from "next";

import { appUrl, env } from "@/lib/core/env";
import { SITE } from "@/lib/core/site";

/**
 * Title, description, and links of a public page.
 *
 * These pages are rendered at build time, so the canonical URL needs an `APP_URL` set at build
 * time: a guess would send search engines to the wrong host.
 */
export function publicMetadata(page: {
  path: string;
  title?: string;
  description: string;
}): Metadata {
  const { path, title, description } = page;
  return {
    ...(title ? { title } : {}),
    description,
    metadataBase: new URL(appUrl()),
    ...(env().APP_URL ? { alternates: { canonical: path } } : {}),
    openGraph: {
      type: "website",
      siteName: SITE.name,
      title: title ?? `${SITE.name}: ${SITE.tagline}`,
      description,
      url: path,
    },
  };
}
