import type { Metadata } from "next";

import linkPreview from "@/app/(marketing)/link-preview.png";
import { appUrl, env } from "@/lib/core/env";
import { SITE } from "@/lib/core/site";

/** What people search for. The tagline stands in the page. */
const HOME_TITLE = `${SITE.name}: AI tools for writing, images, PDFs, and video`;

/** Named by each page: the one that a page's folder gives would be lost with its own `openGraph`. */
const LINK_PREVIEW = {
  url: linkPreview.src,
  width: linkPreview.width,
  height: linkPreview.height,
  alt: "The Atelier landing page: the headline Create amazing content with AI tools, beside a photo that the live compressor made half as large.",
};

/**
 * Title, description, links, and link preview of a public page.
 *
 * Most of them are rendered at build time, so the canonical URL needs an `APP_URL` set at build
 * time: a guess would send search engines to the wrong host.
 */
export function publicMetadata(page: {
  path: string;
  title?: string;
  description: string;
}): Metadata {
  const { path, title, description } = page;
  return {
    title: title ?? { absolute: HOME_TITLE },
    description,
    metadataBase: new URL(appUrl()),
    ...(env().APP_URL ? { alternates: { canonical: path } } : {}),
    openGraph: {
      type: "website",
      siteName: SITE.name,
      title: title ?? HOME_TITLE,
      description,
      url: path,
      images: [LINK_PREVIEW],
    },
  };
}
