import { ImageCompressor } from "@/components/tools/image-compressor";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("image-compressor");

export default function ImageCompressorPage() {
  return <ImageCompressor />;
}
