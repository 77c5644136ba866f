import { ChevronDown } from "lucide-react";
import Link from "next/link";

import { BetterEngineCard } from "@/components/engines/better-engine-card";
import { DOWNLOADS_ID, ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { buttonClass } from "@/components/ui/button";
import { formatDownload } from "@/lib/core/format";
import type { FirstRun, FirstTask, SuitableModel } from "@/lib/engines/first-run";

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
  titles: {
    heading: "For titles written for your post, connect a better engine",
    limit:
      "The built-in titles come from our own templates, in English. They fit the kind of keyword you enter, and know nothing else about it.",
    key: `${KEY} a model writes them.`,
    decline: "Use the templates",
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

/** @param notes see `BetterEngineCard` */
type BetterEngineAdviceProps = FirstRun & { task: FirstTask; notes?: string | undefined };

/** The card with its words. Drawn on the server wherever it's likely to be needed. */
export function BetterEngineAdvice({ task, notes, ...ways }: BetterEngineAdviceProps) {
  const { heading, limit, key, decline } = ADVICE[task];
  const best = (
    <p className="text-pretty text-sm text-soft">
      <span className="font-medium text-ink">Best here: </span>
      {ways.suitable ? describeModel(ways.suitable) : key}
    </p>
  );
  return (
    <BetterEngineCard
      task={task}
      notes={notes}
      decline={decline}
      heading={
        <h2 className="min-w-0 flex-1 text-balance font-medium max-sm:text-sm">
          {notes
            ? "For text you can publish, write from your notes or connect a better engine"
            : heading}
        </h2>
      }
      more={
        <span className="flex items-center gap-2 font-normal text-soft">
          <span>
            More<span className="sr-only"> about engines</span>
          </span>
          <ChevronDown aria-hidden size={16} />
        </span>
      }
      best={best}
      addKey={
        <Link href={ENGINE_SETTINGS} className={buttonClass({ size: "sm" })}>
          Add a key
        </Link>
      }
      download={
        ways.mayDownload && (
          <Link href={`${ENGINE_SETTINGS}#${DOWNLOADS_ID}`} className={buttonClass({ size: "sm" })}>
            Download a model
          </Link>
        )
      }
      {...ways}
    >
      <p className="text-pretty text-sm text-soft">
        {notes &&
          "Give it notes, and they become an article: your own sentences and bullets, tidied, with nothing made up. "}
        {limit}
        {ways.looksOnThisMachine &&
          " Start Ollama, LM Studio, or another model server on this machine and we'll find it."}
        {ways.suitable && ` ${key}`}
      </p>
    </BetterEngineCard>
  );
}

function describeModel({ name, bytes, wordsPerMinute }: SuitableModel): string {
  const speed = wordsPerMinute
    ? `, and writes about ${wordsPerMinute.toLocaleString("en-US")} words a minute here`
    : "";
  return `${name} fits into this machine's memory${speed}. It's ${formatDownload(bytes)} to download once, then free and offline.`;
}
