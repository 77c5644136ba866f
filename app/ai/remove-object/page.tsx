import { RemoveObject } from "@/components/tools/remove-object";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("remove-object");

export default function RemoveObjectPage() {
  return <RemoveObject />;
}
