import { headAnchors } from "@/lib/illustrator/head-anchors";
import type { IconEntry } from "@/lib/illustrator/scene";

type Spot = "hat" | "eyes" | "neck";

/** Where and how something is worn. */
export type Wearable = {
  spot: Spot;
  /** The middle of what touches the head, in shares of the drawing's side; a hat's lower edge. */
  x: number;
  y: number;
  /** How wide its drawing is there. */
  width: number;
  /** How wide it is, compared with the head. */
  wider: number;
  /** Its drawing when worn. */
  icon?: string;
};

const WEARABLES: ReadonlyMap<string, Wearable> = new Map(
  Object.entries({
    "top-hat": { spot: "hat", x: 0.5, y: 0.84, width: 0.94, wider: 1.12 },
    "womans-hat": { spot: "hat", x: 0.48, y: 0.72, width: 0.94, wider: 1.3 },
    "billed-cap": { spot: "hat", x: 0.55, y: 0.72, width: 0.9, wider: 1.2 },
    "graduation-cap": { spot: "hat", x: 0.5, y: 0.76, width: 0.6, wider: 0.95 },
    crown: { spot: "hat", x: 0.5, y: 0.93, width: 0.86, wider: 0.9 },
    "rescue-workers-helmet": { spot: "hat", x: 0.5, y: 0.6, width: 0.94, wider: 1.15 },
    "military-helmet": { spot: "hat", x: 0.5, y: 0.62, width: 0.96, wider: 1.2 },
    ribbon: { spot: "hat", x: 0.5, y: 0.7, width: 0.94, wider: 0.72 },
    "party-hat": { spot: "hat", x: 0.5, y: 0.95, width: 0.64, wider: 0.62 },
    "santa-hat": { spot: "hat", x: 0.5, y: 0.94, width: 0.82, wider: 1.05 },
    "cowboy-hat": { spot: "hat", x: 0.5, y: 0.84, width: 0.98, wider: 1.35 },
    "wizard-hat": { spot: "hat", x: 0.5, y: 0.9, width: 0.96, wider: 1.25 },
    "knit-hat": { spot: "hat", x: 0.5, y: 0.94, width: 0.82, wider: 1.02 },
    "flower-crown": { spot: "hat", x: 0.5, y: 0.92, width: 0.96, wider: 1.0 },
    glasses: { spot: "eyes", x: 0.5, y: 0.5, width: 0.94, wider: 1 },
    sunglasses: { spot: "eyes", x: 0.5, y: 0.5, width: 0.94, wider: 1 },
    goggles: { spot: "eyes", x: 0.5, y: 0.6, width: 0.9, wider: 1.1 },
    scarf: { spot: "neck", x: 0.5, y: 0.32, width: 0.98, wider: 1.15, icon: "worn-scarf" },
    "bow-tie": { spot: "neck", x: 0.5, y: 0.5, width: 0.86, wider: 0.75 },
    necktie: { spot: "neck", x: 0.5, y: 0.03, width: 0.32, wider: 0.36, icon: "worn-tie" },
    "sports-medal": { spot: "neck", x: 0.5, y: 0.03, width: 0.56, wider: 0.7 },
  } satisfies Record<string, Wearable>),
);
/** Icons with a body of ours, whose neck is where it meets the head. */
const OWN_NECKS =
  /^(?:man|woman|boy|girl|child|person|old-man|old-woman|baby|princess|prince|fox|bear|polar-bear|panda|koala|lion|wolf|hamster|frog|moose|boar|chicken|robot|cook|artist|elf|vampire|zombie|pilot|scientist|teacher|health-worker|judge|mechanic)$/;

/** How something is worn; undefined for what isn't. */
export function wearableOf(icon: string): Wearable | undefined {
  return WEARABLES.get(icon) ?? [...WEARABLES.values()].find((one) => one.icon === icon);
}

/** What a thing looks like on somebody; undefined when it can't be worn there. */
export function wornBy(owner: string, entry: IconEntry): IconEntry | undefined {
  const wearable = wearableOf(entry.icon);
  if (!wearable) return undefined;
  const anchors = headAnchors(owner);
  const hasPlace = anchors?.[wearable.spot] ?? (wearable.spot === "neck" && OWN_NECKS.test(owner));
  // A snowman has a hat on.
  if (!hasPlace || (wearable.spot === "hat" && /^snowman/.test(owner))) return undefined;
  return { ...entry, icon: wearable.icon ?? entry.icon };
}
