import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, text: string) {
  const index = await indexUnits(await readStructure("Notes", [{ place: 1, text }]));
  return answerFromUnits(index, { question, turns: [] });
}

const LEAVE = "Maternity leave lasts 26 weeks, paternity leave two weeks.";
const PRICES = "Adults pay £40 a year, children £15 and families £85.";
const CLUB =
  "The club was founded in 1921 by Edith Moore and moved to its current site in 1958. In 2022 it had 212 members, in 2023 it had 240 and in 2024 it had 233.";
const SLEEP =
  "Night workers slept 5.9 hours per day, compared with 6.8 hours for day workers. Watching the news reduced sleep by 52 minutes, whereas reading e-books reduced it by only 9 minutes.";
const NOTICE =
  "Notice periods are one month during probation and three months afterwards. Probation lasts six months.";
const DIVIDEND = "The board proposes a dividend of EUR 0.30 per share (2023: EUR 0.55).";
const GUESTS = "The fee for guests was raised from £4 to £5 in 2023.";
const STAFF = "The staff fell from 8,420 people at the end of 2023 to 7,915 at the end of 2024.";
const DELIVERY = "Delivery takes 3 days within the country and 10 days abroad.";
const WAIT = "The waiting time is two years for large plots and six months for small ones.";
const MEMBERS =
  "Adult membership is £38 a month, student membership £26 and family membership (two adults and any children) £79.";
const PARKING = "Parking costs $5 per hour and $30 per day.";
const ROOMS = "A single room costs €80, a double room €120, both with breakfast.";
const ENERGY = "Electricity rose by 8% and gas by 3%.";
const WALKS = "Short walks only, ten minutes at a time, for two weeks.";
const PARTY = "The party takes place on 21 June, not on 14 June as announced.";
const RENT = "Rent rises from $1,200 to $1,260 on May 1, 2025.";

describe("of several figures in a sentence", () => {
  it.each([
    ["How long is maternity leave?", LEAVE, "26 weeks"],
    ["How long is paternity leave?", LEAVE, "two weeks"],
    ["How much do adults pay?", PRICES, "£40"],
    ["How much do children pay?", PRICES, "£15"],
    ["How much is it for a family?", PRICES, "£85"],
    ["How many members were there in 2022?", CLUB, "212"],
    ["How many members were there in 2023?", CLUB, "240"],
    ["How many members did it have in 2024?", CLUB, "233"],
    ["When was the club founded?", CLUB, "1921"],
    ["When did the club move?", CLUB, "1958"],
    ["How long did night workers sleep?", SLEEP, "5.9 hours"],
    ["How long did day workers sleep?", SLEEP, "6.8 hours"],
    ["By how much did reading e-books reduce sleep?", SLEEP, "9 minutes"],
    ["By how much did watching the news reduce sleep?", SLEEP, "52 minutes"],
    ["How long is probation?", NOTICE, "six months"],
    ["What is the notice period during probation?", NOTICE, "one month"],
    ["What is the notice period after probation?", NOTICE, "three months"],
    ["What is the dividend?", DIVIDEND, "EUR 0.30"],
    ["What was the dividend in 2023?", DIVIDEND, "EUR 0.55"],
    ["How much do guests pay?", GUESTS, "£5"],
    ["What was the guest fee before 2023?", GUESTS, "£4"],
    ["How many people were on the staff in 2023?", STAFF, "8,420"],
    ["How many people were on the staff in 2024?", STAFF, "7,915"],
    ["How long does delivery take abroad?", DELIVERY, "10 days"],
    ["How long does delivery take within the country?", DELIVERY, "3 days"],
    ["How long is the wait for a small plot?", WAIT, "six months"],
    ["How long is the wait for a large plot?", WAIT, "two years"],
    ["How much is parking per day?", PARKING, "$30"],
    ["How much is family membership?", MEMBERS, "£79"],
    ["How much is student membership?", MEMBERS, "£26"],
    ["How much is adult membership?", MEMBERS, "£38"],
    ["How much is parking per hour?", PARKING, "$5"],
    ["How much is a single room?", ROOMS, "€80"],
    ["By how much did gas rise?", ENERGY, "3%"],
    ["How long should walks be?", WALKS, "ten minutes"],
    ["When is the party?", PARTY, "21 June"],
    ["What will the rent be after May 1, 2025?", RENT, "$1,260"],
  ])("takes the one that belongs to the question: %s", async (question, text, lead) => {
    expect(await ask(question, text)).toMatchObject({ kind: "answer", lead });
  });

  it.each([
    ["How long is parental leave?", LEAVE],
    ["How much do students pay?", PRICES],
    ["How long does delivery take?", DELIVERY],
    ["What is the notice period?", "Notice is one month in the first year and two months later."],
    ["How much is breakfast?", ROOMS],
    ["How much is a triple room?", ROOMS],
    ["How long is probation?", "Notice is one month during probation."],
    ["How much is the rent?", RENT],
    ["How much is parking per week?", PARKING],
  ])("leads with none where it isn't clear which: %s", async (question, text) => {
    expect(await ask(question, text)).not.toHaveProperty("lead");
  });
});
