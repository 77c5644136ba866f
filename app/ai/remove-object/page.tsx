import { RemoveObject } from "@/components/tools/remove-object";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("remove-object");

export default function RemoveObjectPage() {
  return (
    <ToolPage slug="remove-object">
      <RemoveObject />
    </ToolPage>
  );
}
