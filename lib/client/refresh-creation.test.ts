import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";

import { queryKeys } from "@/lib/client/query-keys";
import { refreshCreation } from "@/lib/client/refresh-creation";

it("reads anew a changed creation that is shown alone, and nothing that belongs to it", async () => {
  const queries = new QueryClient();
  const reads: string[] = [];
  const keys = {
    creation: queryKeys.creation("a"),
    other: queryKeys.creation("b"),
    versions: queryKeys.versions("a"),
    list: queryKeys.creationLists({ q: "", tool: "" }),
    gallery: queryKeys.gallery({ q: "", order: "newest" }),
  };
  const ends = Object.entries(keys).map(([name, queryKey]) => {
    queries.setQueryData(queryKey, "seen");
    const queryFn = () => reads.push(name);
    return new QueryObserver(queries, { queryKey, queryFn, staleTime: 30_000 }).subscribe(() => {});
  });

  await refreshCreation(queries, "a");

  expect(reads.sort()).toEqual(["creation", "gallery", "list"]);
  for (const end of ends) end();
});
