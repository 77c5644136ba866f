import { contains, containsLooking } from "@/lib/illustrator/natural-looks";
import type { Figure } from "@/lib/illustrator/scene";

type Drawing = Pick<Figure, "icon" | "kind">;

/** Whose drawings show a part: kinds of figures, and icons among them. */
type Owners = { kinds: RegExp; icons?: RegExp; butNot?: RegExp };

const ALIVE = /^(?:person|animal|flyer|swimmer)$/;
const ANIMALS = /^(?:animal|flyer|swimmer)$/;
const CREATURES =
  /^(?!(?:spiral-shell|sauropod|carousel-horse|airplane|small-airplane|helicopter|parachute|hot-air-balloon|kite|balloon|rocket|flying-saucer|satellite|ringed-planet|globe.*|comet|rock|milky-way|glowing-star|submarine)$)/;
const RIDES =
  /^(?:automobile|taxi|oncoming-.*|sport-utility-vehicle|police-car|ambulance|bus|delivery-truck|pickup-truck|fire-engine|tram|locomotive|high-speed-train|metro|minibus|trolleybus|train|bullet-train|railway-car)$/;
const HATS =
  /^(?:cook|farmer|artist|mage|santa-claus|mrs-claus|detective|guard|police-officer|firefighter|pilot|student|mechanic|construction-worker|astronaut|snowman|snowman-without-snow)$/;
const DISHES = /^(?:birthday-cake|shortcake)$/;
const LETTERED =
  /^(?:hospital|hotel|bank|convenience-store|police-car|taxi|ambulance|love-hotel|post-office|bus-stop|atm.*)$/;

/** Owners of parts by their names, which are separated by spaces. */
const PARTS: readonly (readonly [names: string, owners: Owners])[] = [
  [
    "window windows",
    {
      kinds: /^(?:building|vehicle|object)$/,
      icons:
        /^(?:house|log-cabin|shop|house-with-garden|houses|derelict-house|castle|japanese-castle|church|school|hospital|hotel|love-hotel|factory|department-store|convenience-store|post-office|office-building|windmill|synagogue|mosque|lighthouse|automobile|taxi|sport-utility-vehicle|police-car|ambulance|bus|delivery-truck|pickup-truck|fire-engine|tram|locomotive|high-speed-train|metro|minibus|trolleybus|bullet-train|racing-car)$/,
    },
  ],
  [
    "door",
    {
      kinds: /^building$/,
      icons:
        /^(?:house|log-cabin|shop|house-with-garden|houses|hut|castle|japanese-castle|church|school|hospital|hotel|bank|department-store|convenience-store|office-building|windmill|classical-building)$/,
    },
  ],
  [
    "roof",
    {
      kinds: /^building$/,
      icons:
        /^(?:house|log-cabin|shop|house-with-garden|houses|hut|castle|japanese-castle|church|school|bank|windmill|classical-building|convenience-store)$/,
    },
  ],
  ["chimney", { kinds: /^building$/, icons: /^(?:house|log-cabin|factory)$/ }],
  [
    "wall",
    {
      kinds: /^building$/,
      butNot:
        /^(?:tent|circus-tent|bridge|fountain|moai|.*wheel|roller-coaster|statue.*|tokyo-tower|eiffel-tower|shinto-shrine|carousel-horse)$/,
    },
  ],
  [
    "wheel tire tyre",
    { kinds: /^vehicle$/, butNot: /^(?:high-speed-train|metro|bullet-train|tram)$/ },
  ],
  ["headlight windshield", { kinds: /^vehicle$/, icons: RIDES }],
  ["sail mast", { kinds: /^boat$/, icons: /^sailboat$/ }],
  ["leaf foliage trunk branch", { kinds: /^tree$/, butNot: /^(?:leafless-tree|pine-decoration)$/ }],
  [
    "leaf",
    {
      kinds: /^plant$/,
      butNot: /^(?:rock|wood|cactus|jack-o-lantern|mushroom|blossom|maple-leaf)$/,
    },
  ],
  [
    "petal",
    { kinds: /^plant$/, icons: /^(?:blossom|hibiscus|rose|tulip|sunflower|lotus|bouquet)$/ },
  ],
  ["thorn spine needle", { kinds: /^plant$/, icons: /^cactus$/ }],
  [
    "shoe boot footwear",
    { kinds: /^person$/, butNot: /^(?:ghost|genie|merman|mermaid|merperson|fairy|superhero)$/ },
  ],
  [
    "clothes clothing shirt trousers pants sleeve",
    {
      kinds: /^person$/,
      butNot: /^(?:ghost|genie|robot|mermaid|merman|merperson|alien|person-swimming)$/,
    },
  ],
  ["hair", { kinds: /^person$/, butNot: /^(?:ghost|genie|robot|alien|ninja|elf|guard|troll)$/ }],
  [
    "face head eye nose mouth smile",
    { kinds: ALIVE, icons: CREATURES, butNot: /^(?:jellyfish|spiral-shell|.*wrestling)$/ },
  ],
  ["arm hand", { kinds: /^person$/, butNot: /^mer.*$/ }],
  [
    "leg foot",
    {
      kinds: /^(?:person|animal)$/,
      butNot: /^(?:snowman.*|snail|snake|worm|seal|spiral-shell|ghost|genie|mer.*)$/,
    },
  ],
  [
    "ear",
    {
      kinds: /^(?:person|animal)$/,
      icons:
        /^(?:man|boy|old-man|elf|cat|dog|fox|rabbit|mouse|horse|donkey|bear|panda|koala|lion|wolf|elephant|cow|pig|guide-dog|poodle)$/,
    },
  ],
  [
    "tail",
    {
      kinds: ANIMALS,
      icons:
        /^(?:cat|black-cat|dog|guide-dog|service-dog|poodle|fox|wolf|lion|tiger|leopard|horse|donkey|cow|zebra|monkey|mouse|rat|chipmunk|squirrel|peacock|whale|dolphin|shark|orca|fish|tropical-fish|crocodile|dragon|t-rex|sauropod|lizard|kangaroo|rooster|chicken|skunk|beaver)$/,
    },
  ],
  [
    "fur paw",
    {
      kinds: /^animal$/,
      icons:
        /^(?:cat|black-cat|dog|guide-dog|service-dog|poodle|fox|wolf|lion|tiger|leopard|bear|polar-bear|panda|koala|rabbit|hamster|raccoon|otter|beaver)$/,
    },
  ],
  [
    "feather wing beak",
    { kinds: /^flyer$/, icons: /^(?:bird|dove|black-bird|parrot|eagle|phoenix)$/ },
  ],
  ["mane", { kinds: /^animal$/, icons: /^(?:lion|horse|unicorn)$/ }],
  ["hat cap headwear", { kinds: /^(?:person|animal|object)$/, icons: HATS }],
  ["helmet", { kinds: /^person$/, icons: /^(?:astronaut|firefighter|construction-worker)$/ }],
  ["crown", { kinds: /^person$/, icons: /^(?:prince|princess)$/ }],
  ["beard", { kinds: /^person$/, icons: /^(?:santa-claus|bearded-person)$/ }],
  ["glasses eyeglasses spectacles", { kinds: /^person$/, icons: /^(?:teacher|scientist)$/ }],
  ["mask", { kinds: /^person$/, icons: /^(?:ninja|superhero)$/ }],
  ["spacesuit", { kinds: /^person$/, icons: /^astronaut$/ }],
  ["collar leash harness", { kinds: /^animal$/, icons: /^(?:guide-dog|service-dog)$/ }],
  ["saddle rider", { kinds: /./, icons: /^horse-racing$/ }],
  ["candle strawberry frosting icing", { kinds: /^food$/, icons: DISHES }],
  ["sprinkle frosting icing", { kinds: /^food$/, icons: /^(?:cupcake|doughnut)$/ }],
  ["cheese", { kinds: /^food$/, icons: /^(?:pizza|hamburger|taco)$/ }],
  ["tomato lettuce", { kinds: /^food$/, icons: /^(?:hamburger|taco|green-salad|sandwich)$/ }],
  ["chopstick chopsticks noodle noodles", { kinds: /^food$/, icons: /^steaming-bowl$/ }],
  ["steam", { kinds: /^food$/, icons: /^(?:hot-beverage|steaming-bowl)$/ }],
  ["saucer", { kinds: /^food$/, icons: /^hot-beverage$/ }],
  ["text word lettering writing number sign", { kinds: /./, icons: LETTERED }],
];

const OWNERS: ReadonlyMap<string, readonly Owners[]> = new Map(
  [...new Set(PARTS.flatMap(([names]) => names.split(" ")))].map((name) => [
    name,
    PARTS.filter(([names]) => names.split(" ").includes(name)).map(([, owners]) => owners),
  ]),
);

/** How parts look in drawings that weren't given another color. */
const FEATURES: readonly (readonly [part: string, looks: RegExp, icons: RegExp])[] = [
  [
    "hair",
    /^brown$/,
    /^(?:man|woman|boy|girl|child|person|cook|farmer|artist|detective|police-officer|firefighter|pilot|scientist|teacher|student|judge|mechanic|construction-worker|health-worker|vampire)$/,
  ],
  ["hair", /^gr[ae]y$/, /^(?:old-man|old-woman|mage)$/],
  ["nose", /^(?:carrot|orange)$/, /^snowman/],
  ["hat", /^(?:black|top)$/, /^snowman/],
  ["hat", /^red$/, /^santa-claus$/],
  ["beard", /^white$/, /^santa-claus$/],
  ["roof", /^red$/, /^(?:house|castle)$/],
  ["roof", /^brown$/, /^(?:hut|log-cabin)$/],
];

/** Whether a part of a figure looks as it should: brown hair, a carrot for a nose. */
export function featureOf({ icon, kind, color }: Figure, part: string, look: string): boolean {
  if (containsLooking(icon, part, look)) return true;
  if (color && kind !== "person") return false;
  return FEATURES.some(
    ([name, looks, icons]) => name === part && looks.test(look) && icons.test(icon),
  );
}

/** Whether things of a figure's kind have a part, in drawings of some of them. */
export function canHavePart({ kind }: Drawing, name: string): boolean {
  return (OWNERS.get(name) ?? []).some(({ kinds }) => kinds.source !== "." && kinds.test(kind));
}

/** What is nowhere but on a thing: a door is no thing of its own beside a house. */
const BUILT_IN =
  /^(?:window|door|roof|chimney|wall|wheel|tire|tyre|headlight|windshield|sail|mast|foliage|trunk|petal|thorn|tail|mane|fur|hair|beard)$/;

/** Whether a part is nowhere but on what has it. */
export function isBuiltIn(name: string): boolean {
  return BUILT_IN.test(name);
}

/** Whether a name is of something that drawings may have without being asked. */
export function isPart(name: string): boolean {
  return OWNERS.has(name);
}

/**
 * Whether a figure's drawing shows a part.
 *
 * @param name in the singular
 */
export function showsPart({ icon, kind }: Drawing, name: string): boolean {
  const isOwner = (OWNERS.get(name) ?? []).some(
    ({ kinds, icons, butNot }) =>
      kinds.test(kind) && (icons?.test(icon) ?? true) && !butNot?.test(icon),
  );
  return isOwner || contains(icon, name);
}
