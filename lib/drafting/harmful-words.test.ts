import { describe, expect, it } from "vitest";

import { isHarmful, isOffensive } from "@/lib/drafting/harmful-words";

describe("isOffensive", () => {
  it.each([
    ["Why Beginners Are Idiots at Sourdough Bread", "sourdough bread"],
    ["How to Kill Yourself With Remote Work", "remote work"],
    ["Remote Work: The Killing Season", "remote work"],
    ["Hurting Yourself Through Yoga and Loving It", "yoga"],
    ["The Sexiest Urban Gardening Tools", "urban gardening"],
    ["How to Poison Your Neighbor's Garden and Your Neighbor", "gardening"],
    ["How to Poison Your Neighbor With Mushrooms", "mushrooms"],
    ["Fucking Great Pasta", "pasta"],
    ["Suicidal Ideas for Your Living Room", "living room ideas"],
    ["Diets to Die For", "diet tips"],
    ["Hell on the Line", "hello"],
    ["The Sexual Side of the Coast", "Essex"],
  ])("drops %j", (title, keyword) => {
    expect(isOffensive(title, keyword)).toBe(true);
  });

  it.each([
    ["A Weekend in Scunthorpe on a Budget", "Scunthorpe"],
    ["Menopause at Work: What Helps", "menopause"],
    ["Breast Cancer Awareness for Busy Offices", "breast cancer awareness"],
    ["Killing Weeds Without Harming Bees", "killing weeds"],
    ["How to Kill Weeds in Your Driveway", "killing weeds"],
    ["Cocktails for Essex Summer Evenings", "cocktails"],
    ["Sex Education in Schools: A Parent's Guide", "sex education"],
    ["Shiitake Mushrooms at Home", "mushrooms"],
    ["Dickens and the Analysis of Class", "Charles Dickens"],
    ["The Assassin Bug and Other Garden Helpers", "garden insects"],
    ["Why Grapes Ripen Late", "grapes"],
  ])("keeps %j", (title, keyword) => {
    expect(isOffensive(title, keyword)).toBe(false);
  });
});

describe("isHarmful", () => {
  it("knows keywords that nothing is written about", () => {
    expect(isHarmful("how to hurt yourself")).toBe(true);
    expect(isHarmful("killing weeds")).toBe(false);
    expect(isHarmful("hanging plants")).toBe(false);
  });
});
