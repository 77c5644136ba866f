"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { useSession } from "#auth-client";
import { devicesSchema, type endDevicesInput } from "@/lib/account/devices-contract";
import { callApi, postJson } from "@/lib/client/call-api";
import { notify } from "@/lib/client/notify";
import { queryKeys } from "@/lib/client/query-keys";
import { reportFailure } from "@/lib/client/report-failure";

const PATH = "/api/account/devices";

/** Where the person is signed in. */
export function useDevices() {
  return useQuery({
    queryKey: queryKeys.devices(),
    enabled: useSession().status === "signed-in",
    staleTime: 0,
    queryFn: ({ signal }) => callApi(PATH, devicesSchema, { signal }),
  });
}

/** Signs out elsewhere. */
export function useEndDevices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: z.input<typeof endDevicesInput>) =>
      callApi(PATH, devicesSchema, postJson(wanted)),
    onSuccess: (list, wanted) => {
      notify.success("id" in wanted ? "Signed out there" : "Signed out everywhere else");
      queries.setQueryData(queryKeys.devices(), list);
    },
    onError: (error) => reportFailure(error),
  });
}
