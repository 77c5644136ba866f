"use client";

import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useBrowserModel } from "@/lib/client/use-browser-model";
import { useModelDownload } from "@/lib/client/use-model-download";

type BrowserModelOfferProps = {
  /** Whether it is called the best way here. */
  isBest?: boolean;
  className?: string;
};

/** Offers the browser's own model where the browser has yet to fetch it; renders nothing elsewhere. */
export function BrowserModelOffer({ isBest = false, className = "" }: BrowserModelOfferProps) {
  const state = useBrowserModel();
  const { start, isRunning, share } = useModelDownload();
  if (state !== "downloadable" && state !== "downloading") return null;
  return (
    <section aria-label="This browser's model" className={`grid gap-3 ${className}`}>
      <p className="text-pretty text-sm text-soft">
        {isBest && <span className="font-medium text-ink">Best here: </span>}
        Your browser can run a model of its own, for free, and no AI service sees your text. The
        browser downloads it once: 2.7 to 4 GB.
      </p>
      {isRunning ? (
        <ProgressBar label="Downloading this browser's model" value={share} max={1} />
      ) : (
        <div>
          <Button size="sm" onClick={start}>
            Download this browser's model
          </Button>
        </div>
      )}
    </section>
  );
}
