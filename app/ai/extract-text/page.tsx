import { ExtractText } from "@/components/tools/extract-text";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("extract-text");

export default function ExtractTextPage() {
  return <ExtractText />;
}
