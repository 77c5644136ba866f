import { ExtractText } from "@/components/tools/extract-text";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("extract-text");

export default function ExtractTextPage() {
  return <ExtractText />;
}
