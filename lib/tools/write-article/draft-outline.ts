import { lowerCaseWords, toTitleCase } from "@/lib/drafting/draft-words";

/** Longer topics aren't repeated in headings. */
const MAX_HEADING_TOPIC_WORDS = 6;

type Outline = {
  /** Headings in order; the length decides how many are used. */
  body: readonly string[];
  last: string;
};

/**
 * Picks headings for a topic that are grammatical whether its noun is singular, plural or
 * uncountable.
 */
export function outlineOf(topic: string): Outline {
  const about = nameInHeadings(topic);
  const kind = KINDS.find(({ pattern }) => pattern.test(topic));
  const parts = kind?.pattern.exec(topic)?.slice(1) ?? [];
  const own =
    kind?.headings(parts.map((part) => toTitleCase(part ?? ""))) ?? nounHeadings(topic, about);
  const body = [...own, ...PLAIN].filter((heading, index, all) => all.indexOf(heading) === index);
  return { body, last: "Conclusion" };
}

const KINDS: {
  pattern: RegExp;
  headings: (parts: string[]) => string[];
}[] = [
  {
    pattern: /^how (?:to|do|does|can|should)\b/i,
    headings: () => [
      "Introduction",
      "What to Know First",
      "Getting Ready",
      "The Main Steps",
      "Tips for Better Results",
      "Common Mistakes to Avoid",
      "Making It a Habit",
    ],
  },
  {
    pattern: /^(.{2,40}?)\s+(?:vs\.?|versus|or|compared (?:to|with))\s+(.{2,40})$/i,
    headings: ([first = "", second = ""]) => [
      "Introduction",
      `The Strengths of ${first}`,
      `The Strengths of ${second}`,
      "The Main Differences",
      `When to Choose ${first}`,
      `When to Choose ${second}`,
      "How to Decide",
    ],
  },
  {
    pattern: /\b(?:history|origins?|rise|evolution) of\b/i,
    headings: () => [
      "Introduction",
      "Early Beginnings",
      "Important Changes Over Time",
      "The Effect on Everyday Life",
      "Where Things Stand Today",
      "Lessons From the Past",
    ],
  },
  {
    pattern: /\b(?:benefits|advantages) of\b/i,
    headings: () => [
      "Introduction",
      "Where the Benefits Come From",
      "Benefits in Everyday Life",
      "How to Get Started",
      "Limits to Keep in Mind",
      "Practical Tips",
    ],
  },
  {
    pattern: /\bfuture of\b/i,
    headings: () => [
      "Introduction",
      "Where Things Stand Today",
      "What Is Changing",
      "The Benefits to Expect",
      "Risks and Open Questions",
      "How to Prepare",
    ],
  },
  {
    pattern: /^(?:what|why|who|when|where|which|is|are|does|do|can|should|will)\b|\?$/i,
    headings: () => [
      "The Short Answer",
      "The Background",
      "What Plays a Role",
      "Common Misunderstandings",
      "What It Means in Practice",
      "Questions That Remain",
    ],
  },
];

/** Fit under any topic, whatever kind of thing it is. */
const PLAIN = [
  "A Closer Look",
  "Common Misunderstandings",
  "The Effect on Everyday Life",
  "Different Points of View",
  "Small Details",
  "Looking Back",
  "Questions People Often Ask",
  "Connections to Other Subjects",
  "Open Questions",
  "What Is Easily Overlooked",
  "Looking Ahead",
  "Further Thoughts",
] as const;

const ACTIVITY =
  /^(?:[\p{L}-]+\s)?\p{L}{2,}ing\b(?! (?:press|machine|room|system)s?\b)|\bfor beginners\b|^(?:urban |home |indoor |outdoor |amateur )?(?:yoga|chess|photography|pottery|carpentry|calligraphy|origami|meditation|archery|astronomy|pilates|tennis|golf|soccer|remote work|embroidery|crochet|poetry|taxidermy|falconry)$/iu;
const PLACE =
  /^(?:mount|lake|cape|the gulf of)\s|\b(?:city|town|village|island|islands|beach|beaches|mountains?|rivers?|lake|national park|desert|valley|reef|canyon|coast|peninsula)$|\bin (?:spring|summer|autumn|fall|winter)$|\b(?:travel|trip|weekend|days|visiting)\b/i;
const PAST =
  /\b(?:revolutions?|wars?|empire|dynasty|renaissance|middle ages|depression of|crusades?|expedition|uprising|treaty|silk road|gold rush|plague|reformation)\b/i;

/** What an article about a thing, a place, something past, or an activity falls into. */
function nounHeadings(topic: string, about: string | undefined): string[] {
  if (PAST.test(topic)) {
    return [
      "Introduction",
      "The Background",
      "How It Began",
      "What Changed",
      "The People Involved",
      "What Remains Today",
    ];
  }
  if (PLACE.test(topic)) {
    return [
      "Introduction",
      "First Impressions",
      "The Surroundings",
      "People and Daily Life",
      "Through the Seasons",
      "Before a Visit",
    ];
  }
  // "The Basics of the Role of …" reads badly, so a topic that contains "of" isn't repeated.
  const name = about && !/\bof\b/i.test(about) ? about : undefined;
  const basics = ["Introduction", name ? `The Basics of ${name}` : "The Basics"];
  const matters = name ? whyItMatters(name) : "Why It Matters";
  if (!ACTIVITY.test(topic)) return [...basics, matters];
  return [...basics, matters, "How to Get Started", "Common Mistakes to Avoid", "Practical Tips"];
}

/** The topic as used in a heading, without a leading article; undefined when it is too long. */
function nameInHeadings(topic: string): string | undefined {
  const bare = topic.replace(/^(?:the|an?)\s+/i, "").replace(/[?!.]+$/, "");
  if (bare.split(" ").length > MAX_HEADING_TOPIC_WORDS || /[,;:()/]/.test(bare)) return undefined;
  return toTitleCase(bare);
}

const PLURALS_WITHOUT_S =
  /^(?:people|children|women|men|mice|geese|feet|teeth|media|data|bacteria)$/;
const SINGULARS_WITH_S =
  /(?:ss|us|is|ics|ness|news|gas|lens|chess|tennis|diabetes|rabies|herpes|asbestos|christmas|paris|texas|kubernetes|series|species|means|always|yes|as|os)$/;

/** "Why Bees Matter" or "Why Sleep Matters"; a form without a verb when the number is unclear. */
function whyItMatters(about: string): string {
  const head = headNoun(about);
  if (!head || /^(?:series|species|means)$/.test(head)) return `The Importance of ${about}`;
  if (/\band\b/i.test(about)) return `The Importance of ${about}`;
  const plural = PLURALS_WITHOUT_S.test(head) || (/s$/.test(head) && !SINGULARS_WITH_S.test(head));
  return `Why ${about} ${plural ? "Matter" : "Matters"}`;
}

/** The last word before a preposition: "bikes" in "electric bikes for commuting". */
function headNoun(about: string): string | undefined {
  const [phrase = ""] = about.split(
    /\s(?:of|for|in|with|on|at|from|to|by|as|without|after|during|about)\s/i,
  );
  // "Running marathons" is one activity, although it ends in a plural.
  if (/^\p{L}{2,}ing\s/iu.test(phrase)) return undefined;
  return lowerCaseWords(phrase).at(-1);
}
