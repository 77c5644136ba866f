"use client";

import clsx from "clsx";
import Link from "next/link";

import { ENGINE_SETTINGS, inSentence } from "@/components/engines/engine-words";
import { Notice } from "@/components/ui/notice";
import { findKind, type StepKindId } from "@/lib/chains/kinds";
import type { ChainStep } from "@/lib/chains/steps";
import { asksBrowserElsewhere, chainEngines } from "@/lib/client/chain-engines";
import { useEngines } from "@/lib/client/use-engines";
import { isRealistic, NO_REALISM } from "@/lib/tools/generate-images/options";

const READER = "the built-in reader";
const FROM_TEXT = { verb: "Writes", builtIn: `${READER}: quotes only` };
/** What a step's engine does, and what stands for the built-in one, as on its tool's page. */
const WORDS: Partial<Record<StepKindId, { verb: string; builtIn?: string }>> = {
  "summarize-video": { verb: "Summarizes", builtIn: READER },
  "summarize-pdf": { verb: "Summarizes", builtIn: READER },
  "write-article": { verb: "Writes" },
  "blog-titles": { verb: "Writes", builtIn: "our title templates" },
  "generate-image": { verb: "Draws", builtIn: "the built-in illustrator" },
  "remove-background": { verb: "Cuts out", builtIn: "the built-in background remover" },
  "remove-object": { verb: "Fills", builtIn: "the built-in eraser" },
};

type StepEngineProps = {
  step: ChainStep;
  /** Whether it makes an article of a text, whose words the built-in engine only quotes. */
  isFromText: boolean;
};

/** The engine that a step will be made with, and where to choose another. Nothing for a step without a choice. */
export function StepEngine({ step, isFromText }: StepEngineProps) {
  const engines = useEngines();
  const kind = findKind(step.kind)?.engine;
  const words = isFromText ? FROM_TEXT : WORDS[step.kind];
  if (!kind || !words) return null;
  // As high as the line.
  if (!engines) return <div className="h-6" />;
  const { inReach, current } = chainEngines(engines, kind);
  const used = inReach.find(({ ref }) => ref === current);
  const name = used?.source === "built-in" ? (words.builtIn ?? used.name) : used?.name;
  const limit = used && limitOf(step, used.source);
  return (
    <p className={clsx("break-words text-sm", name ? "text-soft" : "text-danger")}>
      {name
        ? `${words.verb} with ${inSentence(name)}`
        : "The engine you chose is no longer available"}{" "}
      ·{" "}
      <Link
        href={ENGINE_SETTINGS}
        className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink"
      >
        {name ? "Change" : "Choose another one"}
        {name && <span className="sr-only"> what {words.verb.toLowerCase()}</span>}
      </Link>
      {limit && <span className="block">{limit}</span>}
    </p>
  );
}

/** What the engine can't do of what is set, as the tool's page says; undefined when there is no such thing. */
export function limitOf({ kind, settings }: ChainStep, source: string): string | undefined {
  const isOutOfReach = kind === "generate-image" && isRealistic(String(settings.style));
  return source === "built-in" && isOutOfReach ? NO_REALISM : undefined;
}

/** Before a run: that the browser's model, which the tools' pages show, isn't what writes. */
export function ServerWrites({ steps }: { steps: readonly ChainStep[] }) {
  const engines = useEngines();
  if (!engines || !asksBrowserElsewhere(engines, steps)) return null;
  const { inReach, current } = chainEngines(engines, "writes");
  const writer = inReach.find(({ ref }) => ref === current);
  if (!writer) return null;
  return (
    <Notice>
      Chains run on the server, which can't ask this browser's model: {inSentence(writer.name)}{" "}
      writes instead.
    </Notice>
  );
}
