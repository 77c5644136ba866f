import { expect } from "vitest";

import type { RunKind } from "@/db/schema/runs";
import { releasePlaces, takePlaces } from "@/lib/carrier/carrier";
import { PLACES } from "@/lib/queue/kinds";

/**
 * Takes all of this process's places for runs of a kind, so that what is asked for waits. A run that another test left may
 * give its own back a moment later.
 *
 * @returns gives them back
 */
export async function holdPlaces(kind: RunKind): Promise<() => void> {
  let held = 0;
  const take = () => {
    held += takePlaces(kind, PLACES[kind] - held);
    return held;
  };
  await expect.poll(take, { timeout: 15_000 }).toBe(PLACES[kind]);
  return () => {
    releasePlaces(kind, held);
    held = 0;
  };
}
