import { type Hsl, hsl, shade } from "@/lib/illustrator/color";
import { circle, ellipse, path } from "@/lib/illustrator/shapes";

/** Icons that show only a head; each gets a body. */
const ANIMAL_HEADS: Readonly<Record<string, { fur: string; belly: string }>> = {
  fox: { fur: "#f4511e", belly: "#ffe9dc" },
  bear: { fur: "#8d5f52", belly: "#c79a82" },
  "polar-bear": { fur: "#f4f8fa", belly: "#dfe9ee" },
  panda: { fur: "#2f3337", belly: "#fafafa" },
  koala: { fur: "#90a4ae", belly: "#cfd8dc" },
  lion: { fur: "#f0b04a", belly: "#fbdc9c" },
  wolf: { fur: "#9ea3a6", belly: "#d9dcde" },
  hamster: { fur: "#f0b070", belly: "#fff0dc" },
  frog: { fur: "#a4c81e", belly: "#e4ef9c" },
  moose: { fur: "#8a5c46", belly: "#a97a5f" },
  boar: { fur: "#5f4a40", belly: "#7d6457" },
  chicken: { fur: "#f0f0f0", belly: "#ffffff" },
};

/** Icons of people that show only a head. */
const PERSON_HEADS = /^(?:man|woman|boy|girl|child|person|old-man|old-woman|baby|princess|prince)$/;

/** Icons cut off below the shoulders, and the color of their clothes. */
const BUSTS: Readonly<Record<string, string>> = {
  astronaut: "#e6e9ec",
  cook: "#f5f5f5",
  farmer: "#3f7fc4",
  artist: "#4a5a68",
  mage: "#8793a0",
  elf: "#d9ecef",
  vampire: "#3b3f44",
  "santa-claus": "#d83a34",
  ninja: "#33424a",
  detective: "#5f666b",
  guard: "#c8312b",
  "police-officer": "#2c4aa8",
  firefighter: "#c9312b",
  pilot: "#33415c",
  scientist: "#f5f5f5",
  teacher: "#c9782e",
  student: "#4a4f55",
  singer: "#7a3f8a",
  judge: "#4a4045",
  mechanic: "#3a62b0",
  "construction-worker": "#4a6fc0",
  "health-worker": "#f5f5f5",
  zombie: "#5f7a4a",
  "person-with-veil": "#ffffff",
};

const CLOTHES = ["#d9534f", "#3f7fd0", "#4aa564", "#e0a030", "#8a5bc0", "#2fa6a6", "#e07aa0"];
const SKIN = "#fcc21b";

/** A body to draw below a head icon. */
export type BodyPlan = {
  /** Position and size of the head on a canvas of 100 by 160, whose lower edge is the ground. */
  head: { x: number; y: number; side: number };
  /** SVG drawn behind the head. */
  body: string;
  /** SVG drawn before the head: a raised arm. */
  front?: string;
};

/** How somebody is drawn. */
export type Pose = {
  /** Whether the right arm is up, as seen by the viewer. */
  raises?: boolean | undefined;
  /** Whether somebody sits. */
  sits?: boolean | undefined;
};

/**
 * Draws the body that an icon lacks; undefined for a complete one.
 *
 * @param seed picks clothes, 0 to 100
 */
export function bodyFor(
  icon: string,
  seed: number,
  { color, dressed }: { color: Hsl | undefined; dressed: boolean },
  pose: Pose = {},
): BodyPlan | undefined {
  const animal = ANIMAL_HEADS[icon];
  if (animal) return sitting(animal, color, icon, pose);
  if (icon === "robot") return robot(color);
  const cloth = color ? hsl(color) : (CLOTHES[clothesAt(seed)] ?? "#3f7fd0");
  if (PERSON_HEADS.test(icon)) {
    return dressed ||
      icon === "princess" ||
      ((icon === "girl" || icon === "woman") && seed % 2 >= 1)
      ? person(cloth, "dress", icon, pose)
      : person(cloth, "trousers", icon, pose);
  }
  const worn = BUSTS[icon];
  return worn ? standing(color ? hsl(color) : worn, pose) : undefined;
}

/** Which of our clothes a seed picks. */
export function clothesAt(seed: number): number {
  return Math.floor(seed) % CLOTHES.length;
}

/** Whether a requested color applies to the clothes rather than the whole figure. */
export function wearsColor(icon: string): boolean {
  return PERSON_HEADS.test(icon) || icon in BUSTS;
}

function sitting(
  animal: { fur: string; belly: string },
  color: Hsl | undefined,
  icon: string,
  { raises }: Pose,
): BodyPlan {
  const fur = color ? hsl(color) : animal.fur;
  const dark = shade(fur, -0.16);
  const tail =
    icon === "fox" || icon === "wolf"
      ? path("M66 148C98 158 104 122 92 104C88 122 82 132 64 134Z", fur) +
        path("M92 104C97 113 98 120 97 127C93 122 91 118 89 117Z", animal.belly)
      : icon === "lion"
        ? `<path d="M66 146C92 150 96 128 90 112" stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round"/>${circle(90, 109, 7, "#8a4b22")}`
        : circle(78, 146, 8, dark);
  return {
    head: { x: 8, y: 8, side: 84 },
    body:
      tail +
      path("M50 70C84 72 86 132 76 152C72 160 28 160 24 152C14 132 16 72 50 70Z", fur) +
      path(
        "M50 88C68 90 68 136 60 152H40C32 136 32 90 50 88Z",
        icon === "panda" ? "#fafafa" : animal.belly,
      ) +
      ellipse(27, 150, 15, 9, dark) +
      ellipse(73, 150, 15, 9, dark) +
      path("M35 100C32 120 33 140 36 154H47C48 134 47 116 45 104Z", fur) +
      (raises ? "" : path("M65 100C68 120 67 140 64 154H53C52 134 53 116 55 104Z", fur)) +
      ellipse(41, 154, 9, 5.5, shade(fur, -0.08)) +
      (raises ? "" : ellipse(59, 154, 9, 5.5, shade(fur, -0.08))),
    ...(raises && {
      front:
        path("M62 98C70 112 90 106 98 82L86 76C80 90 72 90 68 86Z", fur) +
        circle(92, 78, 8, shade(fur, -0.08)),
    }),
  };
}

function person(
  cloth: string,
  wear: "dress" | "trousers",
  icon: string,
  { raises, sits }: Pose,
): BodyPlan {
  const dark = shade(cloth, -0.18);
  const legs = sits
    ? seatedLegs(
        wear === "dress" ? { knees: cloth, shins: SKIN } : { knees: "#4a5a7a", shins: "#43526f" },
      )
    : wear === "dress"
      ? path("M42 128H48V152H42ZM52 128H58V152H52Z", SKIN) +
        ellipse(44, 154, 7, 4, "#5a3b2e") +
        ellipse(56, 154, 7, 4, "#5a3b2e")
      : path("M36 118H49V152H38ZM51 118H64L62 152H51Z", "#4a5a7a") +
        ellipse(42, 154, 8, 4.5, "#3a3236") +
        ellipse(58, 154, 8, 4.5, "#3a3236");
  const torso =
    wear === "dress" && !sits
      ? path("M40 76C46 73 54 73 60 76L74 134C58 140 42 140 26 134Z", cloth) +
        path("M36 96H64L65 101H35Z", dark)
      : path("M34 80C44 72 56 72 66 80L65 122H35Z", cloth) +
        path("M46 74C48 79 52 79 54 74L52 72H48Z", SKIN);
  const arms =
    path("M37 79C28 84 24 98 22 112L29 114C32 102 36 96 41 92Z", cloth) +
    circle(25.5, 115, 4.6, SKIN) +
    (raises
      ? ""
      : path("M63 79C72 84 76 98 78 112L71 114C68 102 64 96 59 92Z", cloth) +
        circle(74.5, 115, 4.6, SKIN));
  const side = icon === "baby" ? 84 : 74;
  return {
    head: { x: 50 - side / 2, y: 78 - side, side },
    body: path("M45 66H55V78H45Z", "#e5a81a") + (sits ? arms + torso + legs : legs + arms + torso),
    ...(raises && {
      front:
        path("M58 82C66 98 88 98 94 74L87 71C82 84 74 84 65 80Z", cloth) +
        circle(90.5, 70, 5, SKIN),
    }),
  };
}

/** Knees toward the viewer. */
function seatedLegs({ knees, shins }: { knees: string; shins: string }): string {
  return (
    path("M34 126H48V152H36ZM52 126H66L64 152H52Z", shins) +
    `<rect x="31" y="112" width="18" height="24" rx="8" fill="${knees}"/>` +
    `<rect x="51" y="112" width="18" height="24" rx="8" fill="${knees}"/>` +
    ellipse(41, 154, 9, 5, "#3a3236") +
    ellipse(59, 154, 9, 5, "#3a3236")
  );
}

function standing(cloth: string, { raises }: Pose): BodyPlan {
  const dark = shade(cloth, -0.2);
  return {
    head: { x: 7, y: 14, side: 86 },
    body:
      path("M34 124H49V152H36ZM51 124H66L64 152H51Z", dark) +
      ellipse(42, 154, 9, 5, "#33302f") +
      ellipse(58, 154, 9, 5, "#33302f") +
      path("M16 92C14 104 15 112 18 122L27 120L28 98Z", shade(cloth, -0.1)) +
      circle(22.5, 123, 5, SKIN) +
      (raises
        ? ""
        : path("M84 92C86 104 85 112 82 122L73 120L72 98Z", shade(cloth, -0.1)) +
          circle(77.5, 123, 5, SKIN)) +
      path("M20 92H80L72 132C60 136 40 136 28 132Z", cloth),
    ...(raises && {
      front:
        path("M70 96C80 108 96 104 100 84L92 81C88 92 82 92 76 90Z", shade(cloth, -0.1)) +
        circle(96, 80, 5.5, SKIN),
    }),
  };
}

function robot(color: Hsl | undefined): BodyPlan {
  const metal = color ? hsl(color) : "#84a3b3";
  const dark = shade(metal, -0.3);
  return {
    head: { x: 14, y: 10, side: 72 },
    body:
      path("M44 78H56V88H44Z", dark) +
      path("M34 130H46V150H34ZM54 130H66V150H54Z", dark) +
      path("M30 150H48V157H30ZM52 150H70V157H52Z", "#c0392b") +
      path("M14 92H24V122H14ZM76 92H86V122H76Z", dark) +
      circle(19, 125, 6.5, "#c0392b") +
      circle(81, 125, 6.5, "#c0392b") +
      `<rect x="24" y="86" width="52" height="48" rx="7" fill="${metal}"/>` +
      `<rect x="34" y="96" width="32" height="18" rx="3" fill="#22303a"/>` +
      path("M37 106h6l3-6l4 10l3-4h10", "none", 'stroke="#5fe0a0" stroke-width="2"') +
      circle(38, 124, 3, "#f2c94c") +
      circle(50, 124, 3, "#5fe0a0") +
      circle(62, 124, 3, "#eb5757"),
  };
}
