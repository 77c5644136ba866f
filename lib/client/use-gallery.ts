"use client";

import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { refreshCreation } from "@/lib/client/refresh-creation";
import { reportFailure } from "@/lib/client/report-failure";
import { usePages } from "@/lib/client/use-pages";
import { galleryReader, messageReader } from "@/lib/creations/read-answer";
import type { Creation, Gallery, reportInput } from "@/lib/creations/schema";

export type GalleryFilter = {
  /** Words to search for in prompts; empty for all. */
  q: string;
  order: "newest" | "most-liked";
};

const LIKE_KEY = ["like"];

/** Fills a wide screen and some of what is below it. */
const PAGE_ITEMS = 40;

/**
 * Everyone's published images, a page at a time.
 *
 * @param enabled false until the user is known (CG-04)
 */
export function useGallery(filter: GalleryFilter, enabled: boolean) {
  return usePages({
    queryKey: queryKeys.gallery(filter),
    path: "/api/user/get-published-creations",
    query: { limit: PAGE_ITEMS, ...filter },
    reader: galleryReader,
    enabled,
  });
}

/**
 * Shows a like right away, toasts the server's message, and refetches the gallery (CG-05, ST-07).
 */
export function useToggleLike() {
  const queries = useQueryClient();
  const lists = useGalleryLists();
  return useMutation({
    mutationKey: LIKE_KEY,
    // One at a time: the second click on a heart waits for the first.
    scope: { id: "likes" },
    mutationFn: ({ id }: Creation) =>
      callApi("/api/user/toggle-like-creation", messageReader, postJson({ id })),
    onMutate: ({ id }) =>
      lists.change((creation) => (creation.id === id ? withToggledLike(creation) : creation)),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error, { id }) => {
      void lists.change((creation) => (creation.id === id ? withToggledLike(creation) : creation));
      reportFailure(error);
    },
    onSettled: () => {
      // Not while another like is in flight: a refetch now would undo it on screen.
      if (queries.isMutating({ mutationKey: LIKE_KEY }) === 1) void lists.refetch();
    },
  });
}

function withToggledLike(creation: Creation): Creation {
  const likeCount = Math.max(0, creation.likeCount + (creation.likedByMe ? -1 : 1));
  return { ...creation, likedByMe: !creation.likedByMe, likeCount };
}

/** Publishes one of the user's images to the gallery, or unpublishes it. */
export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: string; publish: boolean }) =>
      callApi("/api/user/publish-creation", messageReader, postJson(change)),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => reportFailure(error),
    onSettled: (_answer, _error, { id }) => refreshCreation(queries, id),
  });
}

export function useReport() {
  const lists = useGalleryLists();
  return useMutation({
    mutationFn: (report: z.input<typeof reportInput>) =>
      callApi("/api/user/report-creation", messageReader, postJson(report)),
    onSuccess: ({ message }) => notify.neutral(message),
    onError: (error) => reportFailure(error),
    onSettled: lists.refetch,
  });
}

/** Every gallery list this page has loaded. */
function useGalleryLists() {
  const queries = useQueryClient();
  const every = { queryKey: queryKeys.gallery() };
  return {
    refetch: () => queries.invalidateQueries(every),
    async change(map: (creation: Creation) => Creation): Promise<void> {
      // A response in flight doesn't know about the change yet.
      await queries.cancelQueries(every);
      queries.setQueriesData<InfiniteData<Gallery>>(every, (list) => {
        const pages = list?.pages.map((page) => ({ ...page, creations: page.creations.map(map) }));
        return list && pages && { ...list, pages };
      });
    },
  };
}
