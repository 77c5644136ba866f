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
    ["Starve Your Way to Thin", "healthy eating"],
    ["Starving for a Perfect Body", "body image"],
    ["10 Ways to End It All", "endings in novels"],
    ["Why Life Is Not Worth Living Without Coffee", "coffee"],
    ["Menopause Makes Women Crazy", "menopause"],
    ["Why Menopause Is Disgusting", "menopause"],
    ["Women Are Worthless After 50", "women after 50"],
    ["Why Millennials Are Too Lazy to Garden", "gardening"],
    ["Immigrants Are a Burden on City Gardens", "city gardens"],
    ["You Are Hopeless at Chess", "chess"],
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
    ["A Crazy Good Pasta for Busy Evenings", "pasta"],
    ["Lazy Sunday Breakfasts", "breakfast"],
    ["How Women Changed Beekeeping", "beekeeping"],
    ["Why Lazy People Love Slow Cookers", "slow cookers for lazy people"],
    ["Ending Food Waste for All", "food waste"],
  ])("keeps %j", (title, keyword) => {
    expect(isOffensive(title, keyword)).toBe(false);
  });
});

describe("isHarmful", () => {
  it("knows keywords that nothing is written about", () => {
    expect(isHarmful("how to hurt yourself")).toBe(true);
    for (const keyword of ["self harm", "thinspo", "pro ana", "pipe bombs", "meth lab"])
      expect(isHarmful(keyword)).toBe(true);
    expect(isHarmful("killing weeds")).toBe(false);
    expect(isHarmful("pipe organs")).toBe(false);
    expect(isHarmful("language lab")).toBe(false);
    expect(isHarmful("hanging plants")).toBe(false);
  });
});
