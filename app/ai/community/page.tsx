import { GalleryPage } from "@/components/gallery/gallery-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("community");

export default function CommunityPage() {
  return <GalleryPage />;
}
