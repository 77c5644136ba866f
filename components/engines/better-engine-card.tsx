"use client";

import Link from "next/link";

import { BrowserModelOffer } from "@/components/engines/browser-model-offer";
import { DOWNLOADS_ID, ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { LookAgainButton } from "@/components/engines/look-again-button";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { useDeclined } from "@/lib/client/use-first-run";
import type { FirstRun } from "@/lib/engines/first-run";

type BetterEngineCardProps = Partial<FirstRun> & {
  /** Name of the page's field for notes, which is what the built-in model is good for; undefined where there is none. */
  notes: string | undefined;
};

/**
 * Before the first run with the built-in draft model: what it can't do, what to do instead, and the ways to a better one.
 * Where the card is there before the engines are known, the server says which ways there are.
 */
export function BetterEngineCard({ notes, ...likely }: BetterEngineCardProps) {
  const engines = useEngines();
  const [accepted, accept] = useDeclined();
  const { looksOnThisMachine } = engines ?? likely;
  const hasBetter = engines && currentWriter(engines)?.source !== "built-in";
  if (accepted || hasBetter) return null;

  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <div className="grid gap-2">
        <h2 className="font-medium">
          {notes
            ? "For text you can publish, write from your notes or connect a better engine"
            : "For text you can publish, connect a better engine"}
        </h2>
        <p className="text-pretty text-sm text-soft">
          {notes &&
            "Give it notes, and you get an article in your own sentences, with nothing made up. "}
          The built-in model writes practice drafts in English, and what they say may be wrong.
          {looksOnThisMachine &&
            " Start Ollama, LM Studio, or another model server on this machine and we'll find it."}{" "}
          With a key from OpenAI, Anthropic, Google, or another provider, you can write in seconds.
        </p>
      </div>
      {/* The server draws them, and this part's script comes later: what was pressed until then would be lost. */}
      <DisabledUntilHydrated>
        <BrowserModelOffer />
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
          <Link href={ENGINE_SETTINGS} className={buttonClass({ size: "sm" })}>
            Add a key
          </Link>
          {likely.mayDownload && (
            <Link
              href={`${ENGINE_SETTINGS}#${DOWNLOADS_ID}`}
              className={buttonClass({ size: "sm" })}
            >
              Download a model
            </Link>
          )}
          {looksOnThisMachine && <LookAgainButton />}
          <Button variant="ghost" size="sm" onClick={accept}>
            Use the draft model
          </Button>
        </div>
      </DisabledUntilHydrated>
    </Card>
  );
}
