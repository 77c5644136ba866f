import { QrGenerator } from "@/components/tools/qr-generator";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("qr-generator");

export default function QrGeneratorPage() {
  return <QrGenerator />;
}
