"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import { callApi, postJson } from "@/lib/client/call-api";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { saveBlob } from "@/lib/client/save-blob";
import { usePages } from "@/lib/client/use-pages";
import { subscribersFileSchema, subscribersSchema } from "@/lib/newsletter/subscribers-contract";

const PATH = "/api/operator/newsletter";

/** Who subscribed to the newsletter, a page at a time. */
export function useSubscribers() {
  return usePages({
    queryKey: queryKeys.subscribers(),
    path: PATH,
    query: {},
    reader: subscribersSchema,
    enabled: useSession().status === "signed-in",
  });
}

/** Saves the whole list as a file. */
export function useSubscribersFile() {
  return useMutation({
    mutationFn: () => callApi(`${PATH}/export`, subscribersFileSchema),
    onSuccess: ({ csv }) => saveBlob(new Blob([csv], { type: "text/csv" }), "newsletter.csv"),
    onError: (error) => reportFailure(error),
  });
}

/** Takes an address off the list. */
export function useUnsubscribe() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => callApi(PATH, subscribersSchema, postJson({ email })),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.subscribers() }),
    onError: (error) => reportFailure(error),
  });
}
