import { QrGenerator } from "@/components/tools/qr-generator";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("qr-generator");

export default function QrGeneratorPage() {
  return <QrGenerator />;
}
