import { RemoveBackground } from "@/components/tools/remove-background";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("remove-background");

export default function RemoveBackgroundPage() {
  return <RemoveBackground />;
}
