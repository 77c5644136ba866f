import type { MetadataRoute } from "next";

import { appUrl } from "@/lib/core/env";

// The URL is known when the server runs, not when it is built.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/ai", "/api"] },
    sitemap: `${appUrl()}/sitemap.xml`,
  };
}
