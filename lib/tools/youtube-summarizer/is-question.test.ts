import { describe, expect, it } from "vitest";
import { isQuestion } from "@/lib/tools/youtube-summarizer/is-question";

describe("[K-04] isQuestion", () => {
  it.each([
    "does coffee help",
    "did sailors know about scurvy",
    "how long has the rock been there",
    "how many people came",
    "what advice would you give to somebody",
    "so which part of the trip did you like",
    "and what comes next",
    "so does alcohol make you sleep",
    "if people take away one thing what should it be",
    "once the pump hums how do you stop it",
    "okay if you get six what would you do",
    "the extra fifty minutes where does that come from",
    "there was a lot of opposition wasn't there",
    "you were a nurse before this right",
    "you have two kids now right",
    "your first shop why did it close",
    "what does not work",
    "what makes the crust so dark",
    "what happens if the water is too hot",
    "what did the owner say it was",
    "what is the best thing you can do",
    "what causes it when it is cold",
    "what makes you think the bread is done",
    "you had three kids by then right",
  ])("is true of what is asked: %s", (text) => {
    expect(isQuestion(text.split(" "))).toBe(true);
  });

  it.each([
    "how long the rock has been lying there bare",
    "how much you need depends on the roof",
    "does matter a lot to them",
    "what i would do is wait",
    "what comes next is the glue",
    "which is what they did you know",
    "did not work at all",
    "does is remove the starch",
    "if you know what you should do",
    "if you ask me what do i know",
    "when it rains what it does is run off",
    "if the pan smokes turn it off",
    "what you should do is rest",
    "do squats every day",
    "the dog wasn't there",
    "if it wasn't it",
    "you did that right",
    "the label tells you where it comes from",
    "the people who do this every day get it wrong",
    "all the people who have this need it",
    "the dogs which have this live longer",
    "you want to hold the blade right",
    "you have to cut the board right",
    "you just really want to get the angle right",
    "you should always hold your wrist right",
    "so you can't miss the house on the right",
    "what doesn't work is eggshells",
    "what makes it crisp is the rice flour",
    "what happened was that the landlord doubled the rent",
    "and what can help is a wet towel",
    "what is important is that it rests",
  ])("is false of what is said: %s", (text) => {
    expect(isQuestion(text.split(" "))).toBe(false);
  });
});
