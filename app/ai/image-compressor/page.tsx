import { ImageCompressor } from "@/components/tools/image-compressor";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("image-compressor");

export default function ImageCompressorPage() {
  return (
    <ToolPage slug="image-compressor">
      <ImageCompressor />
    </ToolPage>
  );
}
