"use client";

import { type ReactNode, useState } from "react";

import { LookAgainButton } from "@/components/engines/look-again-button";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { lazyPart } from "@/components/ui/lazy-part";
import { useBrowserModel } from "@/lib/client/use-browser-model";
import { useDeclined } from "@/lib/client/use-first-run";
import type { FirstRun, FirstTask } from "@/lib/engines/first-run";

// Few browsers have a model, and fewer have yet to fetch it.
const BrowserModelOffer = lazyPart(
  async () => (await import("@/components/engines/browser-model-offer")).BrowserModelOffer,
  null,
);

export type BetterEngineCardProps = FirstRun & {
  task: FirstTask;
  /** Name of the page's field for notes, which is what the built-in model is good for; undefined where there is none. */
  notes: string | undefined;
  /** What the button says that keeps the built-in engine. */
  decline: string;
  /** What the card says: from the server, so that no page fetches it as script. */
  heading: ReactNode;
  children: ReactNode;
  /** On the button that unfolds it. */
  more: ReactNode;
  /** The way that suits this machine best, as far as the server can tell: a browser's own model comes before it. */
  best: ReactNode;
  /** Links to the ways to a better engine; nothing for one that isn't open to this person. */
  addKey: ReactNode;
  download: ReactNode;
};

/**
 * Before the first run with a built-in engine: what it can't do, what to do instead, and the ways to a better one. On a phone, all
 * but the heading is folded, so that the form is in sight.
 */
export function BetterEngineCard(props: BetterEngineCardProps) {
  const { task, notes, decline, heading, children, more, best } = props;
  const { looksOnThisMachine, suitable, addKey, download } = props;
  const [isOpen, setOpen] = useState(false);
  const [accepted, accept] = useDeclined(task);
  const browserModel = useBrowserModel();
  if (accepted) return null;
  const offersBrowser = browserModel?.startsWith("download");
  const downloadsFirst = suitable && !offersBrowser;
  return (
    <Card className="grid gap-2 px-4 py-3 sm:p-6">
      {/* The server draws it: what was pressed before it works would be lost. */}
      <DisabledUntilHydrated>
        <div className="phone-fold">
          {heading}
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-mr-2 sm:hidden"
          >
            {more}
          </Button>
        </div>
        <div>
          {children}
          <div className="rounded-control bg-sunken p-3">
            {offersBrowser ? <BrowserModelOffer isBest /> : best}
          </div>
          <div className="flex flex-wrap gap-2">
            {notes && (
              <Button
                variant="accent"
                size="sm"
                onClick={() => document.getElementsByName(notes)[0]?.focus()}
              >
                Write from my notes
              </Button>
            )}
            {downloadsFirst && download}
            {addKey}
            {!downloadsFirst && download}
            {looksOnThisMachine && <LookAgainButton />}
            <Button variant="ghost" size="sm" onClick={accept}>
              {decline}
            </Button>
          </div>
        </div>
      </DisabledUntilHydrated>
    </Card>
  );
}
