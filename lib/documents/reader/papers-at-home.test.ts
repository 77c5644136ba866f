import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { NO_MODELS } from "@/tests/support/no-models-context";

const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };

/** The kind that is recognized, and what is shown under each heading, without the pages. */
async function extract(title: string, headings: readonly string[], ...lines: string[]) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const source = { kind: "pdf" as const, title, parts, outline: [], headings };
  const { markdown } = await extractSummary(NO_MODELS, source, SHAPE);
  const groups = markdown.split("\n\n## ").slice(1);
  const shown = groups.map((group) => {
    const [name = "", , ...points] = group.split("\n");
    const texts = points.map((point) => point.replace(/^- /, "").replace(/ \[p\..*$/, ""));
    return [name, texts.map((text) => text.replaceAll(/[\\*]/g, "")).filter(Boolean)] as const;
  });
  const kind = /Kind of document: \*\*([^*]+)\*\*/.exec(markdown)?.[1];
  const below: Record<string, string[]> = Object.fromEntries(shown);
  return { kind, titles: Object.keys(below), below };
}

describe("the extract of a utility bill", () => {
  it("begins with what is to be paid, and by when", async () => {
    const bill = await extract(
      "Statement",
      ["Brightwell Water", "Your charges", "Was my meter read?", "Contact us"],
      "Brightwell Water",
      "Your water bill",
      "Account number 4471 2290 08",
      "Billing period 1 April to 30 June 2026",
      "Please be careful with water in the dry months of the summer.",
      "Your charges",
      "Water used\t31 m³\t£62.40",
      "Standing charge\t91 days\t£11.20",
      "Amount due\t£73.60",
      "Payment due by\t28 July 2026",
      "Was my meter read?",
      "No. This is an estimated reading, since nobody was at home. Send us a reading by 10 July. You can enter it on our website.",
      "Contact us",
      "Call 0800 555 0190 if you find it hard to pay, or for a payment plan.",
    );

    expect(bill.kind).toBe("Utility bill");
    expect(bill.titles[0]).toBe("To pay");
    expect(bill.below).toMatchObject({
      "To pay": ["Amount due: £73.60", "Payment due by: 28 July 2026"],
      "Account and period": [
        "Account number 4471 2290 08",
        "Billing period 1 April to 30 June 2026",
      ],
      "How to pay or send a reading": [
        "Send us a reading by 10 July.",
        "You can enter it on our website.",
      ],
    });
    expect(bill.below["Readings and usage"]).toEqual([
      "Was my meter read? No.",
      "This is an estimated reading, since nobody was at home.",
    ]);
  });

  it("is told by its usage, and an invoice isn't taken for one", async () => {
    const phone = await extract(
      "Larkfield Mobile: your bill",
      [],
      "Account\t7731-204",
      "Billing period\t4 May to 3 June",
      "Data used\t18 GB",
      "Plan charge\t$40.00",
      "Total due by June 26\t$52.10",
      "Your 24-month contract ends on August 1; an early termination fee of $90 applies before then.",
      "Autopay will be charged on June 26.",
    );
    const plumber = await extract(
      "Invoice",
      [],
      "Invoice number\t20418",
      "Water heater\t$940.00",
      "Total due\t$985.00",
      "Bill to:",
      "Gloria Penn",
    );

    expect(phone.kind).toBe("Utility bill");
    expect(phone.below["To pay"]).toEqual([
      "Total due by June 26: $52.10",
      "Autopay will be charged on June 26.",
    ]);
    expect(phone.below["Tariff and contract"]?.join()).toContain("early termination fee of $90");
    expect(plumber.kind).toBe("Invoice");
  });
});

it.each([
  [
    "Water main work",
    "The water main on Elm Street will be replaced from June 3 to June 12. Service will be off from 8 am to 4 pm. Please fill a few gallons of water beforehand. Your bill won't change.",
  ],
  [
    "Understanding your energy bill",
    "Your energy bill shows how many kWh you have used. The average home pays £120 a month. Pay by direct debit to save money. Your tariff is on page 2. The total to pay is at the top.",
  ],
  [
    "Prices",
    "Dear customer,\n\nYour electricity bill will rise on 1 May. A kWh will cost £0.31, and the standing charge £0.55 a day. Your direct debit stays the same.\n\nYours sincerely,\n\nAnn Lee",
  ],
])("no utility bill: %s", async (title, text) => {
  expect((await extract(title, [], text)).kind).not.toBe("Utility bill");
});

describe("the extract of an itinerary", () => {
  it("has the legs in order, the nights, what to bring, and whom to call", async () => {
    const trip = await extract(
      "Booking confirmation",
      ["Booking confirmation", "Trains", "Hotel", "Please note"],
      "Booking confirmation",
      "Confirmation number\tQX7R2P",
      "Passengers\tIda Moreau, Ben Moreau",
      "Trains",
      "Date\tTrain\tFrom\tTo\tDeparts\tArrives",
      "Fri 5 Jun\tICE 71\tBasel\tHamburg\t09:06\t15:36",
      "Mon 8 Jun\tICE 76\tHamburg\tBasel\t14:24\t20:54",
      "Hotel",
      "Check-in\tFriday 5 June, from 15:00",
      "Check-out\tMonday 8 June, by 11:00",
      "Please note",
      "Each passenger may take one suitcase and one bag. Bring your passport and a printed copy.",
      "If you cancel by 20 May, you get 80% back.",
      "In an emergency, call +41 61 555 01 44 at any hour.",
    );

    expect(trip.kind).toBe("Travel itinerary");
    expect(trip.below).toMatchObject({
      Booking: ["Confirmation number: QX7R2P", "Passengers: Ida Moreau, Ben Moreau"],
      "Getting there and back": [
        expect.stringMatching(
          /^Fri 5 Jun · Train: ICE 71 · From: Basel · To: Hamburg .*09:06.*15:36/,
        ),
        expect.stringMatching(
          /^Mon 8 Jun · Train: ICE 76 · From: Hamburg · To: Basel .*14:24.*20:54/,
        ),
      ],
      "Where you stay": [expect.stringContaining("Check-in"), expect.stringContaining("Check-out")],
      "Changes and cancellation": ["If you cancel by 20 May, you get 80% back."],
      "Emergency and contact": [expect.stringContaining("+41 61 555 01 44")],
    });
    expect(trip.below["What to bring"]?.join()).toContain("passport");
    expect(trip.below["Baggage and seats"]?.join()).toContain("one suitcase");
  });

  it("has legs whose lines are no rows, and the hotel's address", async () => {
    const { kind, below } = await extract(
      "Your trip is booked",
      ["Your trip is booked", "Outbound", "Return", "Hotel"],
      "Your trip is booked",
      "Confirmation code: KX82QL",
      "Outbound",
      "Tuesday, June 2, 2026",
      "Flight AX 114",
      "Departs Denver (DEN) 7:15 am",
      "Arrives Seattle (SEA) 9:05 am",
      "Return",
      "Sunday, June 7, 2026",
      "Departs Seattle (SEA) 6:40 pm",
      "Hotel",
      "Hotel Seeblick, Uferweg 3, Rorschach",
      "Bring your photo ID.",
      "This fare is nonrefundable.",
    );

    expect(kind).toBe("Travel itinerary");
    expect(below).toMatchObject({
      "Getting there and back": [
        "Tuesday, June 2, 2026",
        "Flight AX 114",
        "Departs Denver (DEN) 7:15 am",
        "Arrives Seattle (SEA) 9:05 am",
        "Sunday, June 7, 2026",
        "Departs Seattle (SEA) 6:40 pm",
      ],
      "Where you stay": ["Hotel Seeblick, Uferweg 3, Rorschach"],
      "What to bring": ["Bring your photo ID."],
      "Changes and cancellation": ["This fare is nonrefundable."],
    });
  });

  it("isn't made of rules for travel", async () => {
    const policy = await extract(
      "Travel policy",
      [],
      "This policy applies to all staff who book a flight or a hotel.",
      "Employees must book by 9:00 on the day before. Receipts must be kept. No flying within 300 miles is allowed. First class is not permitted.",
      "Baggage may be claimed. The booking reference must be stated.",
    );

    expect(policy.kind).toBe("Handbook or policy");
  });
});

describe("the extract of a school notice", () => {
  it("has the times, the cost, what to return and to bring, and who to ask", async () => {
    const headings = [
      "Whole-day outing to the science museum",
      "Kit",
      "Permission slip due by Friday, May 8",
    ];
    const notice = await extract(
      "Notice",
      headings,
      "Elm Street Elementary",
      "Dear families,",
      "Whole-day outing to the science museum",
      "Grade 3 will take a trip to the science museum on Thursday, May 21.",
      "8:15 am\tMeet in the gym",
      "3:40 pm Back at school",
      "The cost is $12 per child. Please pay by Monday, May 11.",
      "Kit",
      "• Bag lunch",
      "• Rain jacket",
      "Medication must be handed to the nurse. If you have questions, please call Ms. Ortiz at 555-0117.",
      "Sincerely,",
      "Rosa Ortiz",
      "Permission slip due by Friday, May 8",
      "I give permission for my child to take part.",
    );

    expect(notice.kind).toBe("School notice");
    expect(notice.below).toMatchObject({
      When: [
        "Grade 3 will take a trip to the science museum on Thursday, May 21.",
        "8:15 am: Meet in the gym",
        "3:40 pm: Back at school",
      ],
      Cost: ["The cost is $12 per child.", "Please pay by Monday, May 11."],
      "To return or tell": ["Permission slip due by Friday, May 8"],
      Health: ["Medication must be handed to the nurse."],
      "What to bring": ["Bag lunch", "Rain jacket"],
      "Who to ask": [expect.stringContaining("Ms. Ortiz")],
    });
  });
});

describe("the extract of a letter", () => {
  it("about a claim is no insurance policy, and says what to do and what is paid", async () => {
    const letter = await extract(
      "Motor insurance",
      [],
      "Tarn Valley Insurance",
      "Ms Ada Lund",
      "Claim number: TV-20881",
      "Policy number: 7730 2194",
      "Dear Ms Lund",
      "Your claim for damage to your car",
      "We have looked at your claim and we accept it. The scratch on the door is not covered, because it was there before. We will transfer the money within five working days.",
      "Less policy excess\t−£200.00",
      "Total settlement\t£1,140.00",
      "Kindly sign the form and send it back by 4 May 2026.",
      "Your annual premium of £412.60 stays the same.",
      "If you are unhappy with this, write to the Ombudsman.",
      "Yours sincerely",
      "Bo Falk",
    );

    expect(letter.kind).toBe("Letter");
    expect(letter.below).toMatchObject({
      Reference: ["Claim number: TV-20881", "Policy number: 7730 2194"],
      Decision: [
        "We have looked at your claim and we accept it.",
        "The scratch on the door is not covered, because it was there before.",
        "We will transfer the money within five working days.",
      ],
      "What you're asked to do": ["Kindly sign the form and send it back by 4 May 2026."],
    });
  });

  it("about a claim that is denied says so", async () => {
    const { below } = await extract(
      "Claim",
      [],
      "Re: Claim 20-7781 for roof damage",
      "Dear Mr. Ortiz:",
      "We have completed our review of your claim. Unfortunately, we must deny coverage for the roof because your policy excludes wear and tear.",
      "Sincerely,",
      "Pat Doyle",
    );

    expect(below.Decision?.join()).toContain("we must deny coverage");
  });

  it("in front of an insurance policy doesn't make a letter of it", async () => {
    const { kind } = await extract(
      "Home insurance policy",
      ["What is covered", "Claims"],
      "Dear Ms Lund",
      "Thank you for choosing us. Your policy begins on 1 May. Please read it with care. We look after 40,000 homes. Your annual premium is £214. Call us at any time.",
      "Yours sincerely",
      "Bo Falk",
      "Policyholder\tAda Lund",
      "Annual premium\t£214.00",
      "Policy excess\t£200.00",
      "What is covered",
      "We cover your belongings against fire and theft.",
      "Claims",
      "Report your claim within 30 days.",
    );

    expect(kind).toBe("Insurance policy");
  });

  it("that offers a job has the pay, the days off, the manager, and the deadline", async () => {
    const offer = await extract(
      "Letter",
      ["Benefits"],
      "Dear Sam,",
      "We are pleased to offer you the role of Pastry Cook at Corner Bakery.",
      "You will report to Lena Okafor. Your first day is June 1, 2026.",
      "You will be paid $24 per hour for 38 hours a week.",
      "Benefits",
      "• Paid time off: 15 days per year.",
      "• Free bread on working days.",
      "This offer is subject to a background check. To accept, please sign below by May 15, 2026. After that date the offer lapses.",
      "Sincerely,",
      "Ines Corner",
    );

    expect(offer.kind).toBe("Job offer");
    expect(offer.below).toMatchObject({
      "The job": [expect.stringContaining("Pastry Cook"), expect.stringContaining("Lena Okafor")],
      Start: ["Your first day is June 1, 2026."],
      "To accept": [
        "To accept, please sign below by May 15, 2026.",
        "After that date the offer lapses.",
      ],
      Conditions: ["This offer is subject to a background check."],
      Pay: [expect.stringContaining("$24 per hour")],
      "Days off and benefits": ["Paid time off: 15 days per year.", "Free bread on working days."],
    });
  });
});
