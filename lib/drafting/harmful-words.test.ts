import { describe, expect, it } from "vitest";

import { isHarmful, isOffensive } from "@/lib/drafting/harmful-words";
import { growsFaster } from "@/tests/support/grows-faster";

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

const HARMFUL = `how to hurt yourself; hanging myself; should I kill myself; starving myself; cutting wrists; cut my wrists; choking yourself;
  smoke meth; smoking meth; smoking crack; cooking meth; how to make crystal meth; selling heroin; where can I buy fentanyl; snorting cocaine;
  build a bomb; building a bomb; how do you make a pipe bomb; making explosives; build your own ghost gun; making ricin; can I make chlorine gas;
  hiring a hitman; how much does it cost to hire a hitman; paying a contract killer; forging signatures; forge a passport; making fake ids;
  printing counterfeit money; buy a fake diploma; selling organs; selling my kidney; selling stolen goods; buy stolen bikes;
  poaching elephants; poach rhinos; poaching deer; mixing bleach and ammonia; installing spyware; reading my wife's texts;
  spying on my ex's phone; can I hit my child; slapping your kids; is it ok to drown kittens in the river; drown my cat; hanging my dog;
  should I stab my boss; how to kill someone; poisoning somebody; self harm; self-harm; self injury; nembutal; thinspo; pro ana; exit bag;
  pipe bombs; meth lab; meth recipe; bomb making; painless ways to die; I want to die`;

const HARMLESS = `killing weeds; hanging plants; hanging a baby mobile; hang your kids' art; boiling your baby bottles; boil your dog's dinner;
  smoke brisket; smoking a turkey; cooking crack chicken; making bath bombs; make a seed bomb; build a bookcase; hot chocolate bombs;
  hire a plumber; hiring managers; forge a knife; forging steel; make fake snow; making fake money for kids; buy fake plants; selling pipe organs; pipe organs; language lab;
  poaching eggs; poach salmon; poached pears; mixing paint; mixing bleach and water; installing software; reading my child's report card;
  reading my favorite book; hitting your goals; hit your stride; slap bass; cut your own hair; cutting your own lawn; burn your candles evenly;
  stop hitting your child; how to stop poaching elephants; never mix bleach and ammonia; meth lab cleanup; quitting smoking meth;
  get a grip; take a class; use a slow cooker; try a new recipe; sell your house; plant bulbs; print photos; car bombsight restoration;
  drowning in debt; choke cherries; skin care for your dog; kicking a habit; selling kidney beans; buying a bomb shelter; stolen base cards; whip the cream; burn my CDs`;

function listOf(text: string): string[] {
  return text.split(";").map((topic) => topic.replace(/\s+/g, " ").trim());
}

describe("isHarmful", () => {
  it.each(listOf(HARMFUL))("knows that nothing is written about %s", (keyword) => {
    expect(isHarmful(keyword)).toBe(true);
  });

  it.each(listOf(HARMLESS))("takes %s", (keyword) => {
    expect(isHarmful(keyword)).toBe(false);
  });

  it.each(["poach a ", "hit my ", "make a fake ", "sell a homemade "])(
    "reads long texts in time that grows with their length alone: %j",
    async (words) => {
      const read = (length: number) => isHarmful(words.repeat(length / words.length));

      expect(await growsFaster(read)).toBe(false);
    },
  );
});
