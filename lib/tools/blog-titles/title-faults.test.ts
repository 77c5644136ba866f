import { describe, expect, it } from "vitest";

import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { isFaulty } from "@/lib/tools/blog-titles/title-faults";

const STRETCH = "stretching routines for desk workers";

describe("a title of the draft model", () => {
  it.each([
    ["How to Tandem Cycling for Beginners", "tandem cycling for beginners"],
    ["How to Remote Work From Anywhere", "remote work"],
    ["Slow Mornings: How to Sourdough Bread at Home", "sourdough bread"],
    ["How to Baking Bread With Children", "baking bread"],
    ["What to Descale an Espresso Machine", "how to descale an espresso machine"],
    ["Why Choose a Tandem Cycling?", "tandem cycling for beginners"],
    ["How to Stretch a Desk Clock in the Morning", STRETCH],
    ["How to Stretch Your Desk at Night for Better Productivity", STRETCH],
    ["What You Need to Stretch Your Desk for a Healthy Workflow", STRETCH],
    ["Stretching Your Desk's Day to a Coherent Habit", STRETCH],
    ["The Rise of the Family-Fri-Cargo Bike", "cargo bikes for families"],
  ])("isn't taken: %s", (title, keyword) => {
    expect(isFaulty(title, keyword, "General")).toBe(true);
  });

  it.each([
    ["How to Repair Leather Boots for a Lifestyle", "repairing leather boots", "Lifestyle"],
    ["Leather Boots for a Lifestyle Blog", "repairing leather boots", "Lifestyle"],
    ["Rust Monorepos in Technology", "Rust monorepos", "Technology"],
  ] as const)("doesn't name the category: %s", (title, keyword, category) => {
    expect(isFaulty(title, keyword, category)).toBe(true);
  });

  it.each([
    ["How to Stretch Your Back Between Meetings", STRETCH, "Health"],
    ["Stretching Routines for Your Desk Job", STRETCH, "Health"],
    ["How to Train Your Puppy at Home", "train a puppy", "Lifestyle"],
    ["How to Train Your Puppy at Home", "puppy training", "Lifestyle"],
    ["How to Repair Your Old Boots", "repairing leather boots", "Lifestyle"],
    ["How to Water the Fern in Winter", "water the fern", "General"],
    ["How to Safely Clean Copper Pots", "cleaning copper pots", "General"],
    ["How to Clean Copper Pots", "clean copper pots", "General"],
    ["How to Bring Bees to Town", "urban beekeeping", "General"],
    ["How to Choose Tools for Urban Beekeeping", "urban beekeeping", "General"],
    ["How to Start Urban Beekeeping on a Balcony", "urban beekeeping", "General"],
    ["How to Make a Bread Pudding", "bread pudding", "General"],
    ["What to Feed Your Puppy", "feeding a puppy", "General"],
    ["What to Know the First Week With a Puppy", "train a puppy", "General"],
    ["What to Consider Before You Descale an Espresso Machine", "descaling", "General"],
    ["How to Plan a Wedding on a Budget", "wedding planning", "Lifestyle"],
    ["The Lifestyle of a Beekeeper in Town", "urban beekeeping", "Lifestyle"],
    ["A Small Business in a Small Town", "small business", "Business"],
    ["A Step-by-Step Plan for Kid-Friendly Cargo Bikes", "cargo bikes", "General"],
    ["The Eye-Catching T-Shirt: A Do-It-Yourself Project", "shirts", "General"],
    ["How to Write a Eulogy", "eulogy", "General"],
    ["A Utah Road Trip for Families", "Utah road trip", "Travel"],
    ["How to Save a Little Money on Cargo Bikes", "cargo bikes", "General"],
    ["The Low-Cost Way to E-Bikes in Town", "e-bikes", "General"],
    ["How AI Changes the Work of Teachers", "AI for teachers", "Education"],
  ] as const satisfies readonly (readonly [string, string, TitleCategory])[])(
    "is taken: %s",
    (title, keyword, category) => {
      expect(isFaulty(title, keyword, category)).toBe(false);
    },
  );
});
