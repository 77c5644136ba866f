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
import type { FirstRun, FirstTask } from "@/lib/engines/first-run";

type Advice = { heading: string; limit: string; decline: string; key: string };

const KEY = "With a key from OpenAI, Anthropic, Google, or another provider,";

/** What the built-in engine is no good at, what to do instead, and what it's called where it stays. */
const ADVICE: Record<FirstTask, Advice> = {
  drafts: {
    heading: "For text you can publish, connect a better engine",
    limit: "The built-in model writes practice drafts in English, and what they say may be wrong.",
    key: `${KEY} you can write in seconds.`,
    decline: "Use the draft model",
  },
  summaries: {
    heading: "For a summary in plain words, connect a better engine",
    limit: "The built-in reader picks the most informative sentences and quotes them.",
    key: `${KEY} a model writes the summary; the provider then gets the text.`,
    decline: "Use the built-in reader",
  },
  reviews: {
    heading: "For remarks on what your résumé says, connect a better engine",
    limit: "The built-in reviewer measures, counts, and checks the grammar.",
    key: `${KEY} a model writes the remarks; the provider then gets your résumé's text.`,
    decline: "Use the built-in reviewer",
  },
};

type BetterEngineCardProps = Partial<FirstRun> & {
  task: FirstTask;
  /** Name of the page's field for notes, which is what the built-in model is good for; undefined where there is none. */
  notes: string | undefined;
};

/**
 * Before the first run with the built-in draft model: what it can't do, what to do instead, and the ways to a better one.
 * Where the card is there before the engines are known, the server says which ways there are.
 */
export function BetterEngineCard({ task, notes, ...likely }: BetterEngineCardProps) {
  const engines = useEngines();
  const [accepted, accept] = useDeclined(task);
  const { looksOnThisMachine } = engines ?? likely;
  const hasBetter = engines && currentWriter(engines)?.source !== "built-in";
  if (accepted || hasBetter) return null;
  const { heading, limit, key, decline } = ADVICE[task];

  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <div className="grid gap-2">
        <h2 className="font-medium">
          {notes
            ? "For text you can publish, write from your notes or connect a better engine"
            : heading}
        </h2>
        <p className="text-pretty text-sm text-soft">
          {notes &&
            "Give it notes, and you get an article in your own sentences, with nothing made up. "}
          {limit}
          {looksOnThisMachine &&
            " Start Ollama, LM Studio, or another model server on this machine and we'll find it."}{" "}
          {key}
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
            {decline}
          </Button>
        </div>
      </DisabledUntilHydrated>
    </Card>
  );
}
