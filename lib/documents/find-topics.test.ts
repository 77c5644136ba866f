import { describe, expect, it } from "vitest";
import { divideByMeaning } from "@/lib/documents/divide-by-meaning";
import { announcedTitle, findTopics } from "@/lib/documents/find-topics";
import { nameTopics } from "@/lib/documents/topic-names";

const SUBJECTS = ["kettle", "lantern", "violin"];

/** Texts are about what they name: a vector per subject, mixed where they name several. */
async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  return texts.map((text) => {
    const named = SUBJECTS.map((subject) => (text.includes(subject) ? 1 : 0.1));
    const length = Math.hypot(...named);
    return Float32Array.from(named, (value) => value / length);
  });
}

function speechAbout(subject: string, count: number) {
  const said = ["is older than me", "was repaired in May", "costs me a lot", "looks fine again"];
  return Array.from({ length: count }, (_, index) => ({
    text: `My copper ${subject} ${said[index % said.length]}.`,
    place: index,
    certainty: 0.9,
  }));
}

describe("[K-04] topics of speech whose sentences were guessed", () => {
  const speech = [
    ...speechAbout("kettle", 14),
    ...speechAbout("lantern", 9),
    ...speechAbout("violin", 22),
  ];

  it("begin where the meaning changes, and are named by what is named in them", async () => {
    expect(await findTopics(speech, embed)).toEqual([
      { title: "Copper kettle", from: 0, to: 14 },
      { title: "Copper lantern", from: 14, to: 23 },
      { title: "Copper violin", from: 23, to: 45 },
    ]);
  });

  it("take no title from what may be half a sentence", async () => {
    const turn = { text: "Let's talk about the when you.", place: 0, certainty: 0.9 };
    const turned = speech.flatMap((one, index) => (index % 9 === 3 ? [turn, one] : [one]));
    const titles = (await findTopics(turned, embed)).map(({ title }) => title);
    expect(titles).toEqual(["Copper kettle", "Copper lantern", "Copper violin"]);
  });

  it("name a second thing beside one short word", async () => {
    const taped = ["The tape covers the seam.", "Lay the tape on the seam.", "A seam needs tape."];
    const insulated = ["The insulation is old.", "My insulation is wet.", "Dry the insulation."];
    const stretches = [{ sentences: taped }, { sentences: insulated }];
    const names = await nameTopics(stretches, async () => undefined);
    expect(names).toEqual(["Tape and seam", "Insulation"]);
  });

  it("have no name that is said only once", async () => {
    const once = speech.map((one, index) =>
      index === 44 ? { ...one, text: "My silver spoon and your iron nail." } : one,
    );
    const titles = (await findTopics(once, embed)).map(({ title }) => title);
    expect(titles.join()).not.toMatch(/spoon|nail/);
  });
});

describe("divideByMeaning", () => {
  it("makes no more stretches than there is room for", async () => {
    const vectors = Array.from({ length: 7 }, () => Float32Array.from([1, 0]));
    expect(await divideByMeaning(vectors, 5, 3, () => 0)).toHaveLength(2);
    expect(await divideByMeaning([], 5, 3, () => 0)).toEqual([0]);
  });

  it("prefers beginnings that are announced", async () => {
    const vectors = Array.from({ length: 12 }, () => Float32Array.from([1, 0]));
    expect(await divideByMeaning(vectors, 2, 3, (at) => (at === 5 ? 1 : 0))).toEqual([0, 5]);
  });
});

describe("[K-04] names of topics", () => {
  const without = async () => undefined;

  it("aren't where the speaker isn't, nor what a talk is welcomed to", async () => {
    const sentences = [
      "Hey everybody, welcome back to the garage.",
      "Today we're not actually in the garage.",
      "The filter is under the sink.",
      "You clean the filter with a brush.",
    ];

    expect(await nameTopics([{ sentences }], without)).toEqual(["Filter"]);
  });

  it("aren't the end of a longer name", async () => {
    const sentences = [
      "They all stop for lunch at the devil's kitchen.",
      "The old road to the devil's kitchen is closed in May.",
    ];
    const [name] = await nameTopics([{ sentences }], without);

    expect(name).toBeUndefined();
  });
});

describe("a question as a heading", () => {
  it.each([
    "You told her afterwards?",
    "So your aunt ran the laundry?",
    "How did the doctor help him?",
    "The doors are open on Sunday, right?",
  ])("isn't %j", (question) => {
    expect(announcedTitle(question)).toBeUndefined();
  });

  it("can be understood by itself", () => {
    expect(announcedTitle("And how did a laundry become a theater?")).toBe(
      "How did a laundry become a theater?",
    );
    expect(announcedTitle("Can anybody live from sixty-four seats?")).toBe(
      "Can anybody live from sixty-four seats?",
    );
  });
});

describe("the name of a part", () => {
  const without = async () => undefined;

  it("isn't the end of a proper name", async () => {
    const [first, second] = [
      ["The wheat went to New York City.", "The banks of New York City paid for it."],
      ["The signal reached New York City.", "The cannons of New York City replied."],
    ].map((sentences) => ({ sentences }));

    expect(await nameTopics(first && second ? [first, second] : [], without)).toEqual([
      "New York City",
      undefined,
    ]);
  });

  it("joins no two things that no sentence names both", async () => {
    const sentences = [
      "Turn the nut with the pliers.",
      "Put the pliers away.",
      "In an old house it may be stuck.",
      "Go through the house and shut everything off.",
    ];

    expect(await nameTopics([{ sentences }], without)).toEqual(["Pliers"]);
  });
});
