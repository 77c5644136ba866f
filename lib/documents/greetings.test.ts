import { expect, it } from "vitest";

import { isGreeting } from "@/lib/documents/small-talk";

it.each([
  "Hello and welcome, thanks for watching.",
  "Hi, I'm Priya Nair and welcome back to the channel.",
])("takes %j for a greeting", (sentence) => {
  expect(isGreeting(sentence)).toBe(true);
});

it.each(["I'm quitting today.", "I am moving next week.", "The piers are sound."])(
  "takes %j for none",
  (sentence) => {
    expect(isGreeting(sentence)).toBe(false);
  },
);
