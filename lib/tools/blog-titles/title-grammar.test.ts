import { describe, expect, it } from "vitest";

import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { isUngrammatical } from "@/lib/tools/blog-titles/title-grammar";

const BIKES = "cargo bikes for families";

describe("a title of the draft model", () => {
  it.each([
    ["The Cargo Bike: A Trip for a Life", BIKES],
    ["The Cargo Bike: The Secret to a Family Efficient Transport", BIKES],
    ["Why Every Family Needs an Equipment for Cargo Bikes", BIKES],
    ["A Cargo Bikes for Your Family", BIKES],
    ["How to Choose a Electric Cargo Bike", BIKES],
    ["How to Ride an Cargo Bike With Children", BIKES],
    ["Many Way to Carry Children by Bike", BIKES],
    ["A Travel to Remember: Cargo Bikes in Town", BIKES],
    ["The Best Advice: A Information for Cargo Bike Families", BIKES],
    ["These Bike Will Carry Your Family", BIKES],
  ])("isn't taken when it isn't English: %s", (title, keyword) => {
    expect(isUngrammatical(title, keyword)).toBe(true);
  });

  it.each([
    "How to Choose a Cargo Bike for Your Family",
    "Life With a Cargo Bike: What Changes",
    "A Travel Guide to Cargo Bikes",
    "An Honest Look at Cargo Bikes for Families",
    "A Few Things to Know About Cargo Bikes",
    "An Hour a Day: Commuting by Cargo Bike",
    "A Useful Guide to Family Cargo Bikes",
    "The Beginner's Guide to Cargo Bikes",
    "A Trip of a Lifetime by Cargo Bike",
    "Why Many Families Choose Cargo Bikes",
    "The Road Ahead: Cargo Bikes in Small Towns",
    "How This Bike Changes School Runs",
    "A Business on Two Wheels: Cargo Bikes at Work",
    "A University on Wheels: Cargo Bikes for Students",
    "What a Day With a Cargo Bike Looks Like",
    "The Joy of Cargo Bikes in Every Season",
    "An Unusual Way to Carry Groceries by Cargo Bike",
    "A Year of Riding a Cargo Bike With Kids",
    "How a Bike Helps Families Save Money",
    "A Question Many People Ask About Cargo Bikes",
    "A URL Can Say a Lot About a Cargo Bike Shop",
    "An SEO Primer for Cargo Bike Shops",
  ])("is taken: %s", (title) => {
    expect(isUngrammatical(title, BIKES)).toBe(false);
  });

  it.each([
    "sourdough bread",
    "AI",
    "working from home",
    "learn Python",
    "Marie Curie",
    "jobs",
    "why do cats purr",
  ])("would be taken if it were one of our own about %s", (keyword) => {
    const faulty = patternTitles(keyword).filter((title) => isUngrammatical(title, keyword));

    expect(faulty).toEqual([]);
  });
});
