import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("image-compressor");

export default function ImageCompressorPage() {
  return <NotBuilt slug="image-compressor" />;
}
