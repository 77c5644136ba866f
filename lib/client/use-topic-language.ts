"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { callApi, postJson, type Reader } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { LIMITS } from "@/lib/core/limits";

/** Without a keystroke, before the server is asked. */
const TYPING_PAUSE_MS = 600;

const answerReader: Reader<string | null> = {
  safeParse: (body) => {
    const { language } = Object(body);
    return language === null || typeof language === "string"
      ? { success: true, data: language }
      : { success: false };
  },
};

/** The language of a topic by name, where it clearly isn't English; undefined otherwise, and until it's known. */
export function useTopicLanguage(typed: string): string | undefined {
  const topic = typed.trim().slice(0, LIMITS.topicCharacters);
  const answer = useQuery({
    queryKey: queryKeys.topicLanguage(topic),
    enabled: topic !== "",
    staleTime: Number.POSITIVE_INFINITY,
    // The run says it, too.
    retry: false,
    // What is said stays while typing goes on.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      // A further keystroke aborts it.
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
      signal.throwIfAborted();
      const init = { ...postJson({ topic }), signal };
      return callApi("/api/engines/topic-language", answerReader, init);
    },
  });
  return (topic && answer.data) || undefined;
}
