import { QrGenerator } from "@/components/tools/qr-generator";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("qr-generator");

export default function QrGeneratorPage() {
  return (
    <ToolPage slug="qr-generator">
      <QrGenerator />
    </ToolPage>
  );
}
