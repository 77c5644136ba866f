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
    kind?.headings(
      about,
      parts.map((part) => toTitleCase(part ?? "")),
    ) ?? nounHeadings(about);
  const body = [...own, ...GENERAL].filter((heading, index, all) => all.indexOf(heading) === index);
  return { body, last: "Conclusion" };
}

const KINDS: {
  pattern: RegExp;
  headings: (about: string | undefined, parts: string[]) => string[];
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
    headings: (_about, [first = "", second = ""]) => [
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

const GENERAL = [
  "Practical Tips",
  "Common Mistakes to Avoid",
  "Costs and Benefits",
  "What Beginners Should Know",
  "The Role of Community",
  "The Effect on Everyday Life",
  "Useful Tools and Resources",
  "Questions People Often Ask",
  "Planning for the Long Term",
  "Challenges and How to Meet Them",
  "Looking Ahead",
] as const;

function nounHeadings(about: string | undefined): string[] {
  // "The Basics of the Role of …" reads badly, so a topic that contains "of" isn't repeated.
  if (!about || /\bof\b/i.test(about)) {
    return [
      "Introduction",
      "The Basics",
      "Why It Matters",
      "How to Get Started",
      ...GENERAL.slice(0, 2),
    ];
  }
  return [
    "Introduction",
    `The Basics of ${about}`,
    whyItMatters(about),
    "How to Get Started",
    "Common Mistakes to Avoid",
    "Practical Tips",
  ];
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
