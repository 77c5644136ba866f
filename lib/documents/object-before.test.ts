import { describe, expect, it } from "vitest";
import { joinedStatement } from "@/lib/documents/join-statements";
import { hasObjectBefore } from "@/lib/documents/object-before";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { growsFaster } from "@/tests/support/grows-faster";

describe("what is done to something that was named before", () => {
  it.each([
    "You don't want that on your lap.",
    "You don't have to send it.",
    "We'll table that until March 18.",
    "So turn it off before you deploy your templates to the server.",
    "You can clean them with warm water and soap every week.",
    "And then we had to push it up the hill by hand.",
    "The town bought it in 2021 for one dollar.",
    "Our old neighbor gave them away in the spring of that year.",
  ])("[K-04] says nothing alone: %s", (sentence) => {
    expect(hasObjectBefore(sentence)).toBe(true);
    expect(standaloneStatement(sentence)).toBeUndefined();
  });

  it.each([
    "You don't want a hot laptop on your lap.",
    "You don't want that heat on your lap.",
    "Sand the board well, then wipe it off with a wet cloth.",
    "We made it to the summit in four hours and ten minutes.",
    "I think that in winter the battery lasts half as long.",
    "Sometimes it rains for a week in October.",
    "You can freeze the dough and bake it in the morning.",
    "If the pump hums, turn it off at the panel.",
    "The best time for it in our garden is early May.",
    "A machine like that in a kitchen needs a lot of room.",
    "The trick with this and it works every time is salt.",
  ])("is named in the sentence itself: %s", (sentence) => {
    expect(hasObjectBefore(sentence)).toBe(false);
    expect(standaloneStatement(sentence)).toBe(sentence);
  });

  it("stands with the sentence that names it", () => {
    const named = { text: "On the eighth day, write a letter to him.", place: 1 };
    const done = { text: "You don't have to send it.", place: 2 };

    expect(joinedStatement(named, done)?.text).toBe(`${named.text} ${done.text}`);
  });

  it.each(["you have to not ", "the town also had "])(
    "takes time that grows no faster than what is read: %j",
    async (words) => {
      const look = (length: number) => hasObjectBefore(words.repeat(length / words.length));

      expect(await growsFaster(look)).toBe(false);
    },
  );
});
