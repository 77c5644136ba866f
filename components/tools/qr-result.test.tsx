import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { QrResult } from "@/components/tools/qr-result";
import type { ToolRun } from "@/lib/client/use-tool";
import type { qrContract } from "@/lib/tools/qr-generator/contract";

const META = { size: 512, version: 2, errorCorrectionLevel: "M", textBytes: 27, seconds: 0 };

function said(isEarlier: boolean): string {
  const engine = { id: "local/qr", name: "QR", builtIn: true };
  const result = { id: "one", meta: { ...META, engine } };
  const run = { status: "success", result, submitted: null, error: null };
  return renderToStaticMarkup(
    // Safe: nothing else of a run is looked at.
    <QrResult run={run as unknown as ToolRun<typeof qrContract>} isEarlier={isEarlier} />,
  );
}

describe("QrResult", () => {
  it("says that a code is the earlier one once the form's content is refused, and doesn't offer it", () => {
    expect(said(true)).toContain("This is your earlier code.");
    expect(said(true)).not.toContain("result-toolbar");
  });

  it("offers the code of what was entered", () => {
    expect(said(false)).not.toContain("earlier");
    expect(said(false)).toContain("result-toolbar");
  });
});
