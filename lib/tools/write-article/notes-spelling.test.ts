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
      "I'm not late and I'm getting there, about 3 hrs, 2 years ago, people came",
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
  ])("is written out: %s", (typed, written) => {
    expect(spellOut(typed)).toBe(written);
  });

  it.each([
    "w/c 3 June, back after the w/e, 24 W/h, 500 w bulb, the W/L ratio",
    "300 bc, ask BC Hydro, send it bcc",
    "its very own nature, its only road, on its way",
    "as was his wont, the thieves' cant, Mr. Wont's shop",
    "dont@example.com, example.com/dont, `dont`, cant-strip",
    "wkhtmltopdf, mtg-cards.example",
    "its hot water, an ESP chip, at its best",
  ])("stays where it may be something else: %s", (typed) => {
    expect(spellOut(typed)).toBe(typed);
  });
});
