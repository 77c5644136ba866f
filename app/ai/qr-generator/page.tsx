import { NotBuilt } from "@/components/tools/not-built";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("qr-generator");

export default function QrGeneratorPage() {
  return <NotBuilt slug="qr-generator" />;
}
