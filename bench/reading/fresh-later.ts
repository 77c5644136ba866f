import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Written after the rules, and run once before anything was done about what they showed. */
export const LATER_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "lease",
    kind: "Contract",
    title: "Residential lease",
    text: `# Residential Lease
This Lease is entered into on April 9, 2026 by and between Tamsin Ferro ("Landlord") and Joel Akande and Priya Nair (together, "Tenant").
## 1. Premises
1.1 Landlord leases to Tenant the second-floor apartment at 61 Cannery Street, Astoria, Oregon, with three rooms, one bathroom, two parking spaces, and the use of the cellar.
1.2 No more than four (4) persons may live in the apartment.
## 2. Term
2.1 The term of this Lease begins on May 15, 2026 and lasts fourteen (14) months.
2.2 After the term, the Lease goes on from month to month until either party ends it by giving the other thirty (30) days' written notice.
## 3. Rent
3.1 Tenant shall pay Landlord a monthly rent of $1,875.00, due on the first day of each month. A payment that arrives after the fifth day carries a late charge of $65.00.
3.2 On signing, Tenant pays a security deposit of $2,400.00, of which Landlord returns what is left within thirty-one (31) days after Tenant moves out.
3.3 Landlord may raise the rent once after the term, from $1,875.00 to at most $1,965.00.
## 4. Utilities
4.1 Landlord pays for water and garbage. Tenant pays for electricity, gas, and internet.
## 5. Animals
5.1 Tenant may keep one cat. For a dog, Tenant needs Landlord's written consent and pays a further deposit of $350.00.
## 6. Repairs
6.1 Tenant reports damage to the manager, Bettina Oakes, at (503) 555-0148. Landlord repairs the heating within two (2) days of a report.
## 7. Law
7.1 This Lease is governed by the laws of Oregon.`,
    questions: [
      exact("How many parking spaces are included?", /^\*\*two\*\*/),
      exact("When does the lease begin?", /May 15, 2026/),
      exact("How much is the late charge?", /\$65\.00/),
      exact("How much rent does the tenant pay in the first year?", /\$22,500\.00/),
      exact("By how much may the rent go up?", /\$90\.00/),
      exact("Who is the manager?", /Bettina Oakes/),
      exact("How much is the deposit for a dog?", /\$350\.00/),
      asked("Who pays for water?", /Landlord pays for water/),
      refused("How large is the apartment?"),
      refused("What is the landlord's phone number?"),
    ],
    sought: [/May 15, 2026/, /\$1,875\.00/, /\$2,400\.00/, /thirty \(30\) days/, /Oregon/],
  },
  {
    key: "museum",
    kind: null,
    title: "Museum report",
    text: `# Harbor Museum: Report for the Second Half of 2025
Prepared by Solveig Brandt for the trustees, January 19, 2026
## Visitors
The museum counted 48,210 visitors from July to December, up from 41,870 in the same months of 2024. School classes made up 9,300 of them. The busiest day was October 11, when 1,122 people came to the lantern evening.
| House | July to September | October to December | Staff |
| Main hall | 19,840 | 14,120 | 31 |
| Rope walk | 6,310 | 3,890 | 9 |
| Lightship | 2,950 | 1,100 | 6 |
## Collections
The conservators treated 212 objects and photographed 1,640. A brass sextant from 1811 was lent to the museum in Bergen until May 30, 2026.
## Money
Tickets brought in $391,400 and the shop $118,250. Heating cost $57,900, which is 14% less than the year before. The roof of the rope walk will cost $240,000; the city pays 60% of it.
## Plans
The lightship closes on February 2, 2026 for work on her hull and opens again in June. A new guide for children will appear in three languages.`,
    questions: [
      exact("How many objects did the conservators treat?", /\*\*212\b/),
      exact("When does the lightship close?", /February 2, 2026/),
      exact("How many visitors came to the museum from July to December?", /48,210/),
      exact("What is the total of the tickets and the shop?", /\$509,650/),
      exact("Which house had the fewest visitors in October to December?", /Lightship/),
      exact("How much did heating cost?", /\$57,900/),
      exact("Who prepared the report?", /Solveig Brandt/),
      exact("What is 60% of the roof?", /\$144,000/),
      refused("How much does a ticket cost?"),
      refused("Who is the director of the museum?"),
      refused("How many books are in the library?"),
    ],
    sought: [/48,210/, /\$391,400/, /February 2, 2026/, /212 objects/],
  },
  {
    key: "quote",
    kind: null,
    title: "Offer for a garden wall",
    text: `# Offer 77-B: Garden wall and gate
Lindqvist Masonry, 4 Kiln Row, Hudson, NY 12534
Prepared for Odette Marchetti on September 4, 2026
We thank you for your request and offer the following work.
| Item | Quantity | Price each | Amount |
| Fieldstone wall, per foot | 62 | $110.00 | $6,820.00 |
| Oak gate with hinges | 1 | $940.00 | $940.00 |
| Removal of the old fence | 1 | $480.00 | $480.00 |
| Total | $8,240.00 |
The wall will be 42 inches high and 18 inches thick at its foot. Two masons will work on it for nine days. We can begin on October 5, 2026, weather permitting.
A third of the total is due when you accept, and the rest when the wall is done. This offer is valid until September 25, 2026. Our work is guaranteed for five years, the hinges for two.
The price does not include a building permit, which the town of Hudson issues.
Questions? Call Axel Lindqvist at (518) 555-0127.`,
    questions: [
      exact("How high will the wall be?", /42 inches/),
      exact("How much does the oak gate cost?", /\$940\.00/),
      exact("Until when is the offer valid?", /September 25, 2026/),
      exact("How many masons will work on the wall?", /two/i),
      exact("What is the total?", /\$8,240\.00/),
      asked("Is a building permit included?", /does not include a building permit/),
      exact("What is Axel Lindqvist's phone number?", /\(518\) 555-0127/),
      refused("How much does a building permit cost?"),
      refused("How heavy is the gate?"),
    ],
    sought: [/\$8,240\.00/, /October 5, 2026/, /September 25, 2026/],
  },
  {
    key: "handout",
    kind: null,
    title: "Clinic handout",
    text: `# After your knee operation
Cedar Hollow Clinic, information for patients
## The first days
You stay in the clinic for two nights. A nurse changes the bandage on the second day. Put ice on the knee for 15 minutes, five times a day. Do not take a bath for ten days; a shower is allowed after 48 hours.
## Medicine
You receive tolmefen 200 mg. Take one tablet every eight hours, and never more than three in one day. Do not take it with alcohol.
## Moving
Use the crutches for three weeks. Physical therapy begins on the fourth day and takes place twice a week, with Marguerite Oyelowo. After six weeks most patients walk without pain; about 12% need longer.
## Work and driving
People who work at a desk return after 14 days, others after eight weeks. You may drive when you can brake hard, usually after five weeks.
## Call us
Call the clinic at 555-0190 if you have a fever above 38.5 °C, or if the knee turns red. The stitches are removed on day 12.`,
    questions: [
      exact("How long do patients stay in the clinic?", /two nights/),
      exact("How long do I use the crutches?", /three weeks/),
      exact("How often should I take a tablet?", /every eight hours/),
      exact("Who gives physical therapy?", /Marguerite Oyelowo/),
      exact("What percentage of patients need longer?", /12%/),
      asked("When are the stitches removed?", /day 12/),
      exact("How often does physical therapy take place?", /twice a week/),
      asked("When may I drive?", /five weeks/),
      refused("How much does the operation cost?"),
      refused("Who is the surgeon?"),
      refused("How many beds does the clinic have?"),
    ],
    sought: [/two nights/, /three weeks/, /tolmefen/],
  },
];
