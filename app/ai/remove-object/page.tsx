import { RemoveObject } from "@/components/tools/remove-object";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("remove-object");

export default function RemoveObjectPage() {
  return <RemoveObject />;
}
