"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { useSession } from "#auth-client";
import { resetCodeSchema } from "@/lib/account/password-contract";
import { peopleSchema, planSchema } from "@/lib/account/people-contract";
import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";
import { usePages } from "@/lib/client/use-pages";
import { type InboxChange, inboxSchema } from "@/lib/contact/inbox-contract";
import { reportListSchema } from "@/lib/creations/schema";
import { serverHealthSchema } from "@/lib/server/health-contract";

const HEALTH_EVERY_MS = 5_000;

function useIsSignedIn(): boolean {
  return useSession().status === "signed-in";
}

/** The accounts on this server, a page at a time. */
export function usePeople(q: string) {
  return usePages({
    queryKey: queryKeys.people(q),
    path: "/api/operator/people",
    query: { q },
    reader: peopleSchema,
    enabled: useIsSignedIn(),
  });
}

/** Changes somebody's plan. */
export function usePlanChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { email: string; plan: "free" | "premium" }) =>
      callApi("/api/operator/plan", planSchema, postJson(input)),
    onSuccess: ({ email, plan }) => {
      notify.success(`${email} is now on ${plan === "premium" ? "Premium" : "Free"}.`);
      return queries.invalidateQueries({ queryKey: queryKeys.people() });
    },
    onError: (error) => reportFailure(error),
  });
}

/** Makes a code with which somebody chooses a new password. */
export function useResetCode() {
  return useMutation({
    mutationFn: (email: string) =>
      callApi("/api/operator/reset-code", resetCodeSchema, postJson({ email })),
    onError: (error) => reportFailure(error),
  });
}

/** What was reported in the community. */
export function useReports() {
  return useQuery({
    queryKey: queryKeys.reports(),
    enabled: useIsSignedIn(),
    staleTime: 0,
    queryFn: ({ signal }) => callApi("/api/operator/reports", reportListSchema, { signal }),
  });
}

const SETTLED = {
  withdraw: "Image unpublished",
  dismiss: "Reports dismissed",
  "remove-name": "Name removed",
} as const;

/** Takes a reported image down, removes the name that was seen with it, or lets it stay. */
export function useSettleReports() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { id: string; settle: keyof typeof SETTLED; name?: string }) =>
      callApi("/api/operator/reports", reportListSchema, postJson(input)),
    onSuccess: (list, { settle }) => {
      notify.success(SETTLED[settle]);
      queries.setQueryData(queryKeys.reports(), list);
      // The gallery may be loaded already, with the image or the name.
      return queries.invalidateQueries({ queryKey: queryKeys.gallery() });
    },
    onError: (error) => {
      reportFailure(error);
      // What is shown was changed elsewhere: by its author, or by another operator.
      return queries.invalidateQueries({ queryKey: queryKeys.reports() });
    },
  });
}

/** What visitors wrote to whoever runs this server, a page at a time. */
export function useInbox() {
  return usePages({
    queryKey: queryKeys.messages(),
    path: "/api/operator/messages",
    query: {},
    reader: inboxSchema,
    enabled: useIsSignedIn(),
  });
}

/** Marks messages as done or open, or erases one. */
export function useInboxChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InboxChange) =>
      callApi("/api/operator/messages", inboxSchema, postJson(input)),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.messages() }),
    onError: (error) => reportFailure(error),
  });
}

/** How this server is, every five seconds. */
export function useServerHealth() {
  return useQuery({
    queryKey: queryKeys.serverHealth(),
    enabled: useIsSignedIn(),
    staleTime: 0,
    refetchInterval: HEALTH_EVERY_MS,
    queryFn: ({ signal }) => callApi("/api/operator/health", serverHealthSchema, { signal }),
  });
}
