import { RemoveBackground } from "@/components/tools/remove-background";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("remove-background");

export default function RemoveBackgroundPage() {
  return (
    <ToolPage slug="remove-background">
      <RemoveBackground />
    </ToolPage>
  );
}
