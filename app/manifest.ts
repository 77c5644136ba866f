import type { MetadataRoute } from "next";

import { SITE } from "@/lib/core/site";
import { SHARED_FIELD, SHARED_PAGE } from "@/lib/offline/shared-files";
import { getTool, toolPath } from "@/lib/registry/tools";

/** Tools in the menu of the installed app's icon: those that phones have pictures for. */
const SHORTCUTS = [
  "extract-text",
  "remove-background",
  "image-compressor",
  "qr-generator",
] as const;

/** What browsers install the app with. The icons are drawn from app/icon.svg. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/ai",
    name: SITE.name,
    short_name: SITE.name,
    description: SITE.description,
    start_url: "/ai",
    scope: "/",
    display: "standalone",
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    categories: ["productivity", "photo", "utilities"],
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    share_target: {
      action: SHARED_PAGE,
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: SHARED_FIELD, accept: ["image/*", "application/pdf"] }] },
    },
    shortcuts: SHORTCUTS.map((slug) => ({ name: getTool(slug).label, url: toolPath(slug) })),
  };
}
