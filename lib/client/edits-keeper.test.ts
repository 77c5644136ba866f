import { beforeEach, describe, expect, it } from "vitest";

import { GET as getEditsRoute } from "@/app/api/user/get-edits/route";
import { POST as keepEditsRoute } from "@/app/api/user/keep-edits/route";
import { ApiError } from "@/lib/client/api-error";
import { readEnvelope } from "@/lib/client/call-api";
import type { CutoutDraft } from "@/lib/client/cutout-drafts";
import { createEditsKeeper } from "@/lib/client/edits-keeper";
import { getDatabase } from "@/lib/providers/database";
import { type CutoutEdits, NO_EDITS } from "@/lib/tools/remove-background/cutout-edits";
import {
  keptEditsSchema,
  savedEditsSchema,
} from "@/lib/tools/remove-background/cutout-edits-contract";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

let token: string;
let id: string;
beforeEach(async () => {
  const owner = await signUpAccount();
  token = owner.token;
  const made = { tool: "remove-background", type: "image", prompt: "A cat", content: "/x" };
  const times = { userId: owner.id, createdAt: new Date() };
  id = (await seedCreation(await getDatabase(), { ...made, ...times })).id;
});

/** A tab with the cutout open, whose calls are counted, and fail while it's offline. */
async function openTab({ draft = null as CutoutDraft | null, pauseMs = 5 } = {}) {
  const tab = { saves: 0, isOffline: false, draft };
  const online = () => {
    if (tab.isOffline) throw new ApiError("offline", "No connection.", { thrown: true });
  };
  const keeper = createEditsKeeper({
    read: async () => {
      online();
      const answer = await getEditsRoute(apiRequest(`/x?id=${id}`, { token }));
      return readEnvelope(answer, keptEditsSchema);
    },
    save: async (kept) => {
      online();
      tab.saves += 1;
      const answer = await keepEditsRoute(apiRequest("/x", { json: { id, ...kept }, token }));
      return readEnvelope(answer, savedEditsSchema);
    },
    draft: {
      read: () => tab.draft,
      write: (written) => {
        tab.draft = structuredClone(written);
      },
      drop: () => {
        tab.draft = null;
      },
    },
    pauseMs,
  });
  await keeper.open();
  return { tab, keeper };
}

type Keeper = Awaited<ReturnType<typeof openTab>>["keeper"];

function draw(keeper: Keeper, stroke: string): void {
  const drawn = { id: stroke, mode: "erase", radius: 0.1, points: [1, 2] } as const;
  keeper.change((edits) => ({ ...edits, strokes: [...edits.strokes, drawn] }));
}

const undo = (keeper: Keeper) =>
  keeper.change((edits) => ({ ...edits, strokes: edits.strokes.slice(0, -1) }));

const idsOf = ({ strokes }: CutoutEdits) => strokes.map((stroke) => stroke.id).join("");
const shown = (keeper: Keeper) => idsOf(keeper.get().edits);
const kept = async () => shown((await openTab()).keeper);

describe("edits of a cutout on a page", () => {
  it("are saved once the hand rests, all in one call", async () => {
    const { tab, keeper } = await openTab({ pauseMs: 60_000 });
    for (const stroke of "abc") draw(keeper, stroke);
    undo(keeper);
    expect(tab.saves).toBe(0);

    await keeper.flush();

    expect([tab.saves, await kept(), keeper.get().status]).toEqual([1, "ab", "saved"]);
    await keeper.flush();
    expect(tab.saves).toBe(1);
  });

  it("of two tabs are all there, and each of them once", async () => {
    const one = await openTab();
    draw(one.keeper, "a");
    await one.keeper.flush();
    const other = await openTab();
    draw(one.keeper, "b");
    draw(other.keeper, "c");
    await Promise.all([one.keeper.flush(), other.keeper.flush()]);
    undo(other.keeper);
    await other.keeper.flush();
    draw(other.keeper, "d");
    draw(one.keeper, "e");
    await Promise.all([one.keeper.flush(), other.keeper.flush()]);

    await one.keeper.refresh();
    await other.keeper.refresh();
    expect([...shown(one.keeper)].sort()).toEqual([...shown(other.keeper)].sort());
    expect(await kept()).toBe(shown(one.keeper));
    expect(new Set(shown(one.keeper)).size).toBe(shown(one.keeper).length);
    expect(shown(one.keeper)).toMatch(/^a/);
    for (const stroke of "de") expect(shown(one.keeper)).toContain(stroke);
  });

  it("that weren't saved come back after a reload, also when they had just arrived", async () => {
    const { tab, keeper } = await openTab({ pauseMs: 60_000 });
    draw(keeper, "a");
    draw(keeper, "b");
    const draft = structuredClone(tab.draft);

    const reloaded = await openTab({ draft });
    expect([shown(reloaded.keeper), await kept(), reloaded.tab.draft]).toEqual(["ab", "ab", null]);
    const again = await openTab({ draft });
    expect([shown(again.keeper), await kept(), again.tab.saves]).toEqual(["ab", "ab", 0]);
  });

  it("say so when they can't be saved, and are with the next attempt", async () => {
    const { tab, keeper } = await openTab({ pauseMs: 60_000 });
    tab.isOffline = true;
    draw(keeper, "a");
    await keeper.flush();
    expect(keeper.get()).toMatchObject({ status: "failed", message: "No connection." });
    expect(tab.draft?.edits.strokes).toHaveLength(1);

    tab.isOffline = false;
    await keeper.flush();
    expect([keeper.get().status, await kept()]).toEqual(["saved", "a"]);
  });

  it("that were made before the server could be asked join what it has", async () => {
    const before = await openTab();
    draw(before.keeper, "a");
    await before.keeper.flush();
    const { keeper } = await openTab({
      draft: {
        base: NO_EDITS,
        edits: {
          ...NO_EDITS,
          backdrop: { kind: "none" },
          strokes: [{ id: "b", mode: "erase", radius: 0.1, points: [1, 2] }],
        },
      },
    });
    expect([shown(keeper), await kept()]).toEqual(["ab", "ab"]);
  });
});
