import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("generate-images");

export default function GenerateImagesPage() {
  return <NotBuilt slug="generate-images" />;
}
