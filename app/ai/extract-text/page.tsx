import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("extract-text");

export default function ExtractTextPage() {
  return <NotBuilt slug="extract-text" />;
}
