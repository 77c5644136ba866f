import type { MetadataRoute } from "next";

import { appUrl } from "@/lib/core/env";

// The URL is known when the server runs, not when it is built.
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", "/about", "/contact", "/privacy", "/developers"].map((path) => ({
    url: new URL(path, appUrl()).href,
  }));
}
