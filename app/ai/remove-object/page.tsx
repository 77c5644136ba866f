import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("remove-object");

export default function RemoveObjectPage() {
  return <NotBuilt slug="remove-object" />;
}
