import { describe, expect, it } from "vitest";

import { spellOut } from "@/lib/tools/write-article/notes-spelling";

describe("what notes shorten", () => {
  it.each([
    [
      "tested w/ Sales, goes up the hill w/o complaint",
      "tested with Sales, goes up the hill without complaint",
    ],
    ["W/o it we wait, a jar w/lid", "Without it we wait, a jar with lid"],
    [
      "72 a night w breakfast, phones w. cracked screens",
      "72 a night with breakfast, phones with cracked screens",
    ],
    ["a flag, bc (b) takes long", "a flag, because (b) takes long"],
    ["Minutes of last mtg, next wk, 3 wks", "Minutes of last meeting, next week, 3 weeks"],
    ["it dont work, Dont ask, they havent paid", "it don't work, Don't ask, they haven't paid"],
    [
      "up from 160 bc of the leak, thru the wood, thx to Olu",
      "up from 160 because of the leak, through the wood, thanks to Olu",
    ],
    [
      "Im not late and im getting there, abt 3 hrs, 2 yrs ago, ppl came",
      "I'm not late and I'm getting there, about 3 hours, 2 years ago, people came",
    ],
    [
      "its not air, Its a lot, honestly its just an urn",
      "it's not air, It's a lot, honestly it's just an urn",
    ],
    [
      "approx 30 and approx. 40, w/in 3 days, w/out it, acc. to the govt, esp. in May",
      "approximately 30 and approximately 40, within 3 days, without it, according to the government, especially in May",
    ],
    [
      "loud tho, sth real tbh, Who its for, whos there, worse when its hot, eg cactus, the press dept",
      "loud though, something real to be honest, Who it's for, who's there, worse when it's hot, e.g. cactus, the press department",
    ],
    [
      "quit after 3 yrs. some thoughts, 2 yrs. ago",
      "quit after 3 years. some thoughts, 2 years ago",
    ],
    [
      "train 40 min. book ahead, i stand 2 hrs. the rest i sit, 35 min. on hold, leave 30 min. (or less)",
      "train 40 minutes. book ahead, i stand 2 hours. the rest i sit, 35 minutes on hold, leave 30 minutes (or less)",
    ],
    [
      "1 hr 15 min., 45-50 mins, 1 min a side, 90 min. approx, wait 2 wks. then dig, 3 wks. after that, (Ben, 90 min.), a 60 min. nap, 24 hr notice",
      "1 hour 15 minutes, 45-50 minutes, 1 minute a side, 90 minutes approximately, wait 2 weeks. then dig, 3 weeks. after that, (Ben, 90 minutes), a 60-minute nap, 24-hour notice",
    ],
    [
      "pls use the chain, no toys pls, they fight, rsvp asap, imo it's fine, til 8 or til dark",
      "please use the chain, no toys please, they fight, RSVP ASAP, in my opinion it's fine, till 8 or till dark",
    ],
    [
      "til that it works, i said id let him know, id rather not, but ill call, hes late, see u there",
      "today I learned that it works, i said I'd let him know, I'd rather not, but I'll call, he's late, see you there",
    ],
    [
      "open last wk. pls lock it, next wk. at noon, if its cold at the top, as long as its under 50",
      "open last week. please lock it, next week at noon, if it's cold at the top, as long as it's under 50",
    ],
    [
      "a 100 yr old oak, she is 5 yrs old, shipped tue, start mon, staying late thurs",
      "a 100-year-old oak, she is 5 years old, shipped Tuesday, start Monday, staying late Thursday",
    ],
    [
      "tbh id buy it, by then ill go, now its 10 Nov",
      "to be honest I'd buy it, by then I'll go, now it's 10 Nov",
    ],
    [
      "comes btw 8 and 12, from 10 w/ a parent, its still cooking",
      "comes between 8 and 12, from 10 with a parent, it's still cooking",
    ],
    ["brown + mushy, Karen + Beth", "brown and mushy, Karen and Beth"],
    [
      "by fri, on a wed, tues 4pm, Sat May 3, wed 12 oct, until sat, Joan will ring Mon. on sat. 6 plots",
      "by Friday, on a Wednesday, Tuesday 4pm, Saturday May 3, Wednesday 12 oct, until Saturday, Joan will ring Monday. on Saturday. 6 plots",
    ],
    [
      "open wed to sun, closed mon, tues and fri, it's sat/sun, fit it sat morning",
      "open Wednesday to Sunday, closed Monday, Tuesday and Friday, it's Saturday/Sunday, fit it Saturday morning",
    ],
    ["back on Tuesday, mon is off, fri rest", "back on Tuesday, Monday is off, Friday rest"],
    ["if its dry, now its up by half, its gone", "if it's dry, now it's up by half, it's gone"],
    [
      "each takes 1,400 hrs, fold every half hr, so this is approx, 1500 wds, 40 mins",
      "each takes 1,400 hours, fold every half hour, so this is approximate, 1500 words, 40 minutes",
    ],
    [
      "last yr. Tips at the grill, lets finish on time, its even better, the childs name, 1500 wds.",
      "last year. Tips at the grill, let's finish on time, it's even better, the child's name, 1500 words.",
    ],
    [
      "every 2nd sat, left on Friday, back sun approx 14:00",
      "every 2nd Saturday, left on Friday, back Sunday approximately 14:00",
    ],
    [
      "if its flat, because its old, but its on my receipt, why its getting worse, or its packed, even when its busy",
      "if it's flat, because it's old, but it's on my receipt, why it's getting worse, or it's packed, even when it's busy",
    ],
    [
      "but its too late, if its really cold in there, when its over 30, but its over budget, bake until its brown",
      "but it's too late, if it's really cold in there, when it's over 30, but it's over budget, bake until it's brown",
    ],
    [
      "while im out, Im back at noon, 9:15, u run it, can u? tickets neednt be printed",
      "while I'm out, I'm back at noon, 9:15, you run it, can you? tickets needn't be printed",
    ],
    [
      "no dogs pls, bring your own cups pls (or two), only if its agreed by May, because its going well",
      "no dogs please, bring your own cups please (or two), only if it's agreed by May, because it's going well",
    ],
    [
      "the classic eg - CTP, one eg of it, eg cactus, the xmas rota, 2 yrs. nobody knows",
      "the classic example - CTP, one example of it, e.g. cactus, the Christmas rota, 2 years. nobody knows",
    ],
    ['no way bc "not on my sheet"', 'no way because "not on my sheet"'],
    ["onions + fennel, then oil + salt", "onions and fennel, then oil and salt"],
    ["wd be nice, we shd go, ppl cld help", "would be nice, we should go, people could help"],
  ])("is written out: %s", (typed, written) => {
    expect(spellOut(typed)).toBe(written);
  });

  it.each([
    "back in + stock + barley, flour + salt + water",
    "w/c 3 June, back after the w/e, 24 W/h, 500 w bulb, the W/L ratio",
    "300 bc, ask BC Hydro, send it bcc",
    "its very own nature, its only road, on its way",
    "as was his wont, the thieves' cant, Mr. Wont's shop",
    "dont@example.com, example.com/dont, `dont`, cant-strip",
    "wkhtmltopdf, mtg-cards.example",
    "its hot water, an ESP chip, at its best, its cold water tap, its in-house team",
    "10 sec/km, 13.20/hr, min. 40 people, 24-30 min walk, 5 min briefing",
    "IMO, BTW, an id card, TIL, a u turn, the id like ours, plain words pls",
    "they fell ill go figure, photo id not needed, ill luck, Tue-Thu, its 10 members",
    "H2O + CO2, ATP + NADPH, Ctrl + Shift, 4 + 5, a + b, 250g flour + 1 egg",
    "we sat and sun came, sun, shade and water, sun in the morning, the hot sun at noon",
    "she lets us in, lets you choose, sun at 14 degrees",
    "burn a cd like that, at 0900 hrs, its dry roots, its up and downs",
    "if its missing parts come, because its leaking roof, when its going rate is due, but its making took years",
    "if its old roof leaks, because its engine, but its on-time record, when its time comes, or its open day",
    "IM out, im Garten, he was wont to go, add a u there, or its meaning, no jargon pls",
    "each sat on a chair, we sat 3 hours, in the sun, they wed 20 years ago, Mon-Fri 9-5",
  ])("stays where it may be something else: %s", (typed) => {
    expect(spellOut(typed)).toBe(typed);
  });
});
