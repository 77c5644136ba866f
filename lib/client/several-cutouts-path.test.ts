import { expect, it } from "vitest";

import { READY_MADE, setSteps } from "@/lib/chains/ready-made";
import { chainFault } from "@/lib/chains/steps";
import { severalCutoutsPath } from "@/lib/client/several-cutouts-path";
import { NO_FRAME } from "@/lib/frames/cutout-frame";
import { CUTOUTS } from "@/lib/registry/chain-paths";

const SHOP = { ...NO_FRAME, size: { width: 1600, height: 1600 }, margin: 0.12, shadow: 0.3 };
const GREEN = { kind: "color", color: "#00ff00" } as const;

/** The steps of the chain that a path opens. */
function stepsAt(path: string | null) {
  const given = Object.fromEntries(new URL(path ?? "", "https://page.invalid").searchParams);
  const chain = READY_MADE.find(({ slug }) => slug === given.readyMade);
  if (!chain) throw new Error("no such chain");
  return setSteps(chain, given);
}

it("opens a chain that does the same with many images", () => {
  const steps = stepsAt(severalCutoutsPath(SHOP, GREEN));
  expect(steps[1]?.settings).toEqual({
    background: "color",
    color: "#00ff00",
    size: "1600x1600",
    margin: "12",
    shadow: "30",
  });
  expect(chainFault(steps)).toBeNull();
});

it("opens none where a chain can't do the same", () => {
  const none = { kind: "none" } as const;
  expect(severalCutoutsPath({ ...SHOP, zoom: 2 }, none)).toBeNull();
  expect(severalCutoutsPath({ ...SHOP, size: { width: 1601, height: 9 } }, none)).toBeNull();
  expect(severalCutoutsPath(SHOP, { kind: "image", url: null })).toBeNull();
  expect(severalCutoutsPath({ ...NO_FRAME, zoom: 2 }, none)).not.toBeNull();
});

it("takes no setting from an address that a step doesn't have", () => {
  const steps = stepsAt(`/?readyMade=${CUTOUTS}&size=9x9&color=red&margin=12&quality=3`);
  expect(steps[1]?.settings).toMatchObject({ size: "subject", color: "#ffffff", margin: "12" });
  expect(steps[1]?.settings).not.toHaveProperty("quality");
});
