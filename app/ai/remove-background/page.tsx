import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("remove-background");

export default function RemoveBackgroundPage() {
  return <NotBuilt slug="remove-background" />;
}
