"use client";

import { OfflineLink } from "@/components/offline/offline-link";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice } from "@/components/ui/notice";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import type { qrContract } from "@/lib/tools/qr-generator/contract";

const fetchViews = () => import("@/components/tools/qr-result-views");
const QrPreview = lazyPart(async () => (await fetchViews()).QrPreview);
const QrToolbar = lazyPart(
  async () => (await fetchViews()).QrToolbar,
  // As high as a button, so that nothing moves when it comes.
  <span className="h-9" />,
);

type QrResultProps = {
  run: ToolRun<typeof qrContract>;
  /** What is in the form now was refused, and the code is of what was there before. */
  isEarlier: boolean;
};

export function QrResult({ run, isEarlier }: QrResultProps) {
  usePreload(fetchViews);
  const { result, submitted } = run;
  const figures = result && [
    `${result.meta.size} × ${result.meta.size} px`,
    `Version ${result.meta.version}`,
    `Level ${result.meta.errorCorrectionLevel}`,
    `${result.meta.textBytes.toLocaleString("en")} bytes`,
  ];
  return (
    <ResultPanel
      title="Preview & Download"
      hint="Enter your content and click Generate QR to get started."
      run={run}
      remedy={
        <OfflineLink error={run.error} tool="qr-generator">
          Make it without a connection
        </OfflineLink>
      }
      toolbar={result && !isEarlier && <QrToolbar code={result} />}
      footer={result && <ResultFooter meta={result.meta} figures={figures ?? []} />}
    >
      {(code) => (
        <div className="grid gap-6">
          {isEarlier && (
            <Notice tone="warning">
              This is your earlier code. What you've entered now can't be made into one: correct it
              and generate again.
            </Notice>
          )}
          <QrPreview
            code={code}
            asked={submitted}
            onResize={submitted && ((size) => run.run({ ...submitted, size }))}
          />
        </div>
      )}
    </ResultPanel>
  );
}
