"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { isNamedHere } from "@/lib/client/question-address";
import { reportFailure } from "@/lib/client/report-failure";
import type { ChatMessage, DocumentChat } from "@/lib/client/use-document-chat";
import { messageReader } from "@/lib/creations/read-answer";
import { MAX_KEPT_MESSAGES } from "@/lib/documents/chat-turns";
import { keptChatSchema } from "@/lib/documents/kept-chat-contract";
import { QUESTION_PARAMETER } from "@/lib/registry/question-parameter";

/**
 * Keeps a conversation on the server while its owner wants that: brings it back with its document, and saves it whenever
 * it grows. Then the page goes on with the question that its address names.
 */
export function useKeptChat(chat: DocumentChat, contextId: string) {
  const queries = useQueryClient();
  const key = queryKeys.keptChat(contextId);
  const { data } = useQuery({
    queryKey: key,
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit of the document asks again.
    gcTime: 0,
    queryFn: ({ signal }) =>
      callApi(`/api/user/get-chat?contextId=${contextId}`, keptChatSchema, { signal }),
  });
  const isKept = data?.messages != null;
  /** The messages that the server has. */
  const saved = useRef<readonly ChatMessage[]>(null);
  /** Set while the conversation is being deleted: an empty one isn't saved in its place. */
  const isGoing = useRef(false);

  const saving = useMutation({
    // One after the other, so that the latest conversation is what stays.
    scope: { id: `chat ${contextId}` },
    mutationFn: (messages: readonly Omit<ChatMessage, "id">[] | null) =>
      callApi(
        "/api/user/keep-chat",
        messageReader,
        postJson({ contextId, messages: messages?.slice(-MAX_KEPT_MESSAGES) ?? null }),
      ),
    onSuccess: (_answer, messages) =>
      queries.setQueryData(key, { messages: messages && [...messages] }),
    onError: (error) => reportFailure(error),
  });

  const restore = useEffectEvent(() => {
    if (!data || saved.current) return;
    saved.current = chat.messages;
    chat.restore(data.messages ?? []);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are there.
  useEffect(() => restore(), [data]);

  const asked = useSearchParams().get(QUESTION_PARAMETER);
  const isThere = data !== undefined;
  const hasBegun = useRef(false);
  const goOn = useEffectEvent(() => {
    const isOwn = chat.asking && (!hasBegun.current || (asked && isNamedHere(asked)));
    hasBegun.current = true;
    if (asked && !isOwn) chat.rejoin(asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the conversation is there, and for each link to a question.
  useEffect(() => {
    if (isThere) goOn();
  }, [asked, isThere]);

  const save = useEffectEvent(() => {
    if (!isKept || isGoing.current || !saved.current || saved.current === chat.messages) return;
    saved.current = chat.messages;
    saving.mutate(chat.messages);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved when the conversation has changed.
  useEffect(() => save(), [chat.messages, isKept]);

  return {
    /** What was just asked for, while it's being saved. */
    isKept: saving.isPending ? saving.variables !== null : isKept,
    isReady: data !== undefined && !saving.isPending,
    keep(kept: boolean): void {
      saved.current = chat.messages;
      saving.mutate(kept ? chat.messages : null);
    },
    /** Deletes the conversation, on the page as well. */
    remove(): void {
      isGoing.current = true;
      chat.clear();
      // What is said from now on is all there is.
      chat.restore([]);
      saving.mutate(null, {
        onSuccess: ({ message }) => notify.neutral(message),
        onSettled: () => {
          isGoing.current = false;
        },
      });
    },
  };
}
