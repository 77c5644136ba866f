import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { RunsLeft } from "@/components/engines/runs-left";
import { queryKeys } from "@/lib/client/query-keys";
import type { RunAllowance } from "@/lib/core/run-allowance";

/** What a page says whose list of runs came with these. */
function said(left: Partial<Record<RunAllowance, number>>, allowance: RunAllowance): string {
  const queries = new QueryClient();
  queries.setQueryData(queryKeys.runs(), { runs: [], left });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RunsLeft allowance={allowance} />
    </QueryClientProvider>,
  );
  return page.replace(/<[^>]*>/g, "");
}

describe("RunsLeft", () => {
  it.each([
    [10, "10 runs left this hour"],
    [1, "1 run left this hour"],
    [0, "No runs left this hour"],
  ])("says that %d are left", (left, words) => {
    expect(said({ "built-in": left, plan: 60 }, "built-in")).toBe(words);
  });

  it("says nothing while there are more, or while that isn't known", () => {
    expect(said({ "built-in": 11, plan: 3 }, "built-in")).toBe("");
    expect(said({}, "plan")).toBe("");
  });
});
