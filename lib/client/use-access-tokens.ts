"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { useSession } from "#auth-client";
import {
  accessTokensSchema,
  createdTokenSchema,
  type createTokenInput,
} from "@/lib/account/tokens-contract";
import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";

const PATH = "/api/account/tokens";

/** The person's access tokens. */
export function useAccessTokens() {
  return useQuery({
    queryKey: queryKeys.accessTokens(),
    enabled: useSession().status === "signed-in",
    staleTime: 0,
    queryFn: ({ signal }) => callApi(PATH, accessTokensSchema, { signal }),
  });
}

/** Makes one; the answer has all of it, and is forgotten with the form that asked. */
export function useCreateToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof createTokenInput>) =>
      callApi(PATH, createdTokenSchema, postJson(input)),
    gcTime: 0,
    onSuccess: ({ tokens }) => queries.setQueryData(queryKeys.accessTokens(), { tokens }),
    // An answer that was lost may have made one.
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.accessTokens() }),
  });
}

/** Revokes one, by its id. */
export function useRevokeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(`${PATH}/revoke`, accessTokensSchema, postJson({ id })),
    onSuccess: (list) => {
      notify.success("Token revoked");
      queries.setQueryData(queryKeys.accessTokens(), list);
    },
    onError: (error) => reportFailure(error),
  });
}
