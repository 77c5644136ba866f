import { describe, expect, it } from "vitest";

import { sensitiveSubject } from "@/lib/drafting/sensitive-words";

const HEALTH = `sleeping pills; ibuprofen vs aspirin; chest pain after exercise; insulin for beginners; should I stop taking my pills;
  Ozempic side effects; HIV testing; thyroid problems; keto; back pain; kidney stones; headaches; psychotherapy; autistic children;
  menopause and sleep; are vaccines safe; living with diabetes type 2; how to lose weight fast;
  self harm in teens; is meth worth it; heroin in the suburbs; feeding my baby honey; giving babies water`;

const LAW = `how to write a will; wills and trusts; restraining order; NDA; wrongful termination; prenup; speeding ticket;
  security deposit dispute; divorce and custody in Texas; can my landlord evict tenants without notice?`;

const MONEY = `how to save money; mutual funds; hedge funds; NFTs; 401(k) rollover; dividend income; payday lending;
  refinancing your home; filing with the IRS; should I buy Bitcoin now; index funds for beginners; retirement at 40`;

/** Topics as people type them. The first 60 were written before the rules; the rest are what fresh lists found missing. */
const DECLINED = `lower back pain in office workers; tingling fingers at night; a lump under my arm; can I drink alcohol with amoxicillin;
  Zoloft or Lexapro for teens; raising an autistic child; chemo at home; signs of gluten intolerance; my toddler has a high fever;
  ear infections in kids; intermittent fasting over 60; running with a torn meniscus; sprained ankle recovery; hair loss in women;
  what to eat after a tooth extraction; living with Crohn’s; how to quit smoking; panic attacks on planes; skipping your statins;
  hot flashes at work; food poisoning or a stomach bug; the carnivore diet; IVF success stories; STD tests at home; blood sugar spikes;
  homemade cough syrup; getting off Xanax; ovarian cysts; chickenpox in adults; who was the inventor of aspirin;
  DUI first offense; my landlord won't return my deposit; non-compete clauses; fired for being pregnant; power of attorney for parents;
  green card interview; small claims step by step; child support calculator; can the police search my car; wills for unmarried couples;
  breaking a lease early; expunging a record; slander on social media; starting an LLC; getting out of jury duty;
  my neighbor's fence is on my property; should I lease or buy a car; Roth conversion ladder; cash advance apps; high-yield accounts;
  penny stocks; selling covered calls; paying off student debt; tips for first-time home buyers; buying gold coins; is Dogecoin dead;
  budgeting for couples; improving your credit; Social Security at 62; annuities explained; crowdfunding real estate;
  tax write-offs for freelancers; sports betting systems; flipping houses; whole life vs term life;
  why my knees crack; postnasal drip; teething babies; MRI results; wisdom teeth removal; varicose veins; drinking while pregnant;
  my dad has Parkinson's; itchy eyes in spring; Zyrtec vs Claritin; iron deficiency; pink eye; is strep contagious; donating plasma;
  how to evict a roommate; how to form a corporation; writing a demand letter; maternity leave in California; trespassing neighbors;
  can my boss read my email; is weed allowed in Texas; 529 plans; S&P 500; should I rent or buy; credit utilization; HSA vs FSA;
  how much house can I afford; treasury bills; what is a REIT; claiming dependents;
  how to treat a burn; managing stress at work; is coffee bad for you; healthy eating for seniors; home birth; protein shakes;
  how to become a US citizen; saving for college; what is inflation; how to negotiate a raise; how to budget`;

/** Topics that a careless rule would take for advice. */
const TAKEN = `will power; trust falls; school bonds between friends; saving seeds; chest of drawers; Will Smith's career;
  where there's a will there's a way; tennis court resurfacing; chicken stock from scratch; stock photography; trading cards;
  window treatments; brush strokes in oil painting; Newton's laws of motion; back roads of Vermont; head start on spring planting;
  heart-shaped cookies; knee-high socks; kidney beans in chili; eye-catching logos; tooth fairy traditions; pain au chocolat;
  pain points in customer onboarding; tablets vs laptops; time capsules; capsule wardrobes; hives and honey; cedar roof shingles;
  rash guards for surfers; cold brew coffee; computer viruses in the eighties; James Bond films; shared kitchens; banks of the Seine;
  loanwords in English; balance bikes; Tokyo on a budget; gold leaf; court jesters; good deeds; contract bridge; cryptography;
  cryptic crosswords; the Great Depression in photographs; adoption of electric buses; battle of wills; options for small kitchens;
  futures of the city; a family that shares chores; tire inflation; lending a hand; teaching aids; smoking brisket;
  hip hop in the Bronx; back to the future; foot traffic in small shops; mouth-watering desserts; necks of guitars;
  nostalgia for cassette tapes; osmosis in plants; academia in the fifties; April in Paris; burning questions; an ankle-deep creek;
  head of lettuce; foot bridges; stock car racing; bar stools; nose art on bombers; medicine balls; pain in the neck; loan words;
  running shoes; film credits; credit where credit is due; buying a bike; rent the runway; order of operations; bed bugs;
  good for your lawn; feeding baby birds; self harmony; giving a baby shower; method acting; citizen science; saving for later in online shops; a budget guitar; treating wood decks; healthy soil`;

function listOf(text: string): string[] {
  return text.split(";").map((topic) => topic.replace(/\s+/g, " ").trim());
}

describe("sensitiveSubject", () => {
  it.each([
    ...listOf(HEALTH).map((topic) => [topic, "health"]),
    ...listOf(LAW).map((topic) => [topic, "law"]),
    ...listOf(MONEY).map((topic) => [topic, "money"]),
  ])("knows that %s is about %s", (topic, subject) => {
    expect(sensitiveSubject(topic)).toBe(subject);
  });

  it("declines 95 of 100 topics where advice may be taken", () => {
    const topics = listOf(DECLINED);
    const missed = topics.filter((topic) => !sensitiveSubject(topic));

    expect(topics.length).toBeGreaterThanOrEqual(60);
    expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(topics.length * 0.05);
  });

  it("takes harmless topics that use the same words", () => {
    const topics = listOf(TAKEN);
    const declined = topics.filter((topic) => sensitiveSubject(topic));

    expect(topics.length).toBeGreaterThanOrEqual(60);
    expect(declined.length, declined.join("; ")).toBeLessThanOrEqual(2);
  });
});
