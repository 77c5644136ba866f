import { ExtractText } from "@/components/tools/extract-text";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("extract-text");

export default function ExtractTextPage() {
  return (
    <ToolPage slug="extract-text">
      <ExtractText />
    </ToolPage>
  );
}
