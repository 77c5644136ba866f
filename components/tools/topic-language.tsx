"use client";

import Link from "next/link";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { useTopicLanguage } from "@/lib/client/use-topic-language";

/** Before a run with the built-in draft model or our templates: that it would refuse the topic for its language. */
export function TopicLanguage({ topic }: { topic: string }) {
  const language = useTopicLanguage(topic);
  return (
    <p aria-live="polite" className="text-pretty text-sm text-warning empty:-mt-2">
      {language && (
        <>
          Built-in writing is in English only, and this looks like {language}:{" "}
          <Link href={ENGINE_SETTINGS} className="underline underline-offset-4">
            connect another engine
          </Link>
          .
        </>
      )}
    </p>
  );
}
