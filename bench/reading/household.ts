import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";
import { HOUSEHOLD_PAPERS } from "@/bench/reading/household-papers";

/** What people have at home, with what they would ask. The rules for it are tuned on these and on the papers. */
export const HOUSEHOLD_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "power-bill",
    kind: "Utility bill",
    title: "Electric bill",
    text: `# Your electric bill
Prairie Lake Electric Cooperative
Account 44-2018-7 · Service at 18 Orchard Lane
## Summary
| Previous balance | $118.40 |
| Payment received, thank you | -$118.40 |
| Current charges | $141.27 |
| Amount due | $141.27 |
| Due date | March 21, 2026 |
## Your usage
| Reading on February 28 | 48,213 |
| Reading on January 31 | 47,186 |
| Electricity used | 1,027 kWh |
| Days in this period | 28 |
## Charges
| Basic service | $22.00 |
| Energy, first 800 kWh at 11.2¢ | $89.60 |
| Energy, above 800 kWh at 12.9¢ | $29.28 |
| Local tax | $0.39 |
## Good to know
Customers who use more than 800 kWh in a winter month pay a higher price for what is beyond that. Rates rose by 2.8 percent on January 1.
If your bill isn't paid within ten days of the due date, a late charge of 1.5 percent is added.
AutoPay takes the amount from your checking account on the due date. Sign up at any time on our website.
## Contact
Billing questions: 555-0140, weekdays from 8 to 5.
To report an outage or a downed line, call 555-0199 at any hour.
Before you dig, call 811.`,
    questions: [
      exact("how many kwh did I use", /1,027/),
      exact("what do i owe", /141\.27/),
      exact("when is it due", /March 21/),
      asked("who do I call if the power goes out", /555-0199/),
      asked("what happens if I pay late", /1\.5 percent/),
      exact("how much is the tax", /0\.39/),
      asked("did they get my last payment", /Payment received|-\$118\.40/),
      asked("can it come out of my account automatically", /AutoPay/),
      exact("what number do I call about my bill", /555-0140/),
      asked("how much did rates go up", /2\.8 percent/),
      refused("how much did I use last year"),
      refused("do they offer solar panels"),
      refused("who read the meter"),
    ],
    sought: [/1,027 kWh/, /141\.27/, /March 21/],
  },
  {
    key: "apartment-lease",
    kind: "Contract",
    title: "Apartment lease",
    text: `# Apartment Lease
Landlord: Kettle Creek Properties, LLC. Tenants: Priya Raman and Owen Doyle. Premises: 212 Alder Street, Apartment 4B.
## 1. Term
The lease begins on June 1, 2026 and ends on May 31, 2027. It then goes on from month to month unless either side gives 60 days' written notice.
## 2. Rent
Rent is $1,480 per month, due on the first. Rent that isn't received by the fifth carries a late fee of $60.
## 3. Deposit
Tenants pay a deposit of $1,480. It is returned within 30 days after move-out, less the cost of damage beyond ordinary wear.
## 4. Utilities
Landlord pays for water, sewer, and trash. Tenants pay for electricity, gas, and internet.
## 5. Use and guests
The apartment is for Tenants only. Guests may stay up to 14 days in any six months. Subletting, short-term rental, and listing the apartment on any home-sharing platform are prohibited without Landlord's written consent.
## 6. Early termination
Tenants may end this lease before the end of the term by giving 60 days' notice and paying a fee of two months' rent. Members of the armed forces who are transferred pay no fee.
## 7. Animals
No animals are allowed other than fish in a tank of up to 20 gallons. Service animals are exempt.
## 8. Repairs
Tenants shall report leaks and mold at once through the resident portal or at 555-0121. Landlord repairs heating within 48 hours.
## 9. Alterations
Tenants may hang pictures with small nails. Painting, wallpaper, and mounting a television need prior consent.
## 10. Entry
Landlord may enter with 24 hours' notice, and without notice in an emergency.
Signed: Marta Kowalski for Landlord`,
    questions: [
      asked("can I put this on Airbnb", /short-term rental/),
      asked("can i sublet", /Subletting/),
      asked("what if i want to move out early", /fee of two months' rent/),
      asked("can I get a cat", /No animals/),
      exact("how much is rent", /1,480/),
      exact("when do i get my deposit back", /30 days/),
      asked("who pays for the internet", /Tenants pay for electricity, gas, and internet/),
      asked("can i paint the walls", /Painting/),
      asked("can my brother stay with me for a month", /14 days/),
      asked("can they just walk in", /24 hours' notice/),
      exact("what's the fee for paying rent late", /60/),
      exact("who is the landlord", /Kettle Creek/),
      refused("is there parking"),
      refused("how big is the apartment"),
    ],
    sought: [/1,480/, /June 1, 2026/, /60 days' written notice/, /two months' rent/, /Subletting/],
  },
  {
    key: "dishwasher-manual",
    kind: "Manual",
    title: "Owner's manual",
    text: `# WhirlMate 600 Dishwasher: Owner's Manual
The WhirlMate 600 is a built-in dishwasher for household use.
## Before you start
Remove all packing material. Run the machine empty once.
## What not to wash
- Cast iron
- Wooden spoons and cutting boards
- Crystal and hand-painted china
- Knives with glued handles
## Loading
1. Scrape off food. There is no need to rinse.
2. Place glasses and cups in the upper rack.
3. Place plates and pots in the lower rack.
## Programs
| Program | Duration | Water |
| Eco | 3 h 20 min | 9.5 l |
| Quick | 32 min | 8.0 l |
| Intensive | 2 h 15 min | 13.0 l |
## Salt and rinse aid
Fill the salt container when the indicator lights up. Use only dishwasher salt; table salt damages the softener.
## Cleaning the filter
Clean the filter once a month. Turn it counterclockwise, lift it out, and rinse it under running water.
## Troubleshooting
| E1 | Water doesn't run in: open the tap and check the hose. |
| E4 | Leak protection has tripped: close the tap and call customer service. |
## Technical data
| Noise level | 44 dB(A) |
| Width | 59.8 cm |
| Weight | 37 kg |
| Mains voltage | 230 V |
| Place settings | 14 |
## Warranty
The warranty lasts two years from the date of purchase. It doesn't cover glass breakage or damage from table salt.
Customer service: 555-0162, Monday to Saturday.`,
    questions: [
      asked("can i put cast iron in it", /What not to wash[\s\S]*Cast iron/),
      asked("are wooden spoons ok", /What not to wash[\s\S]*Wooden spoons/),
      exact("how loud is it", /44 dB/),
      exact("how wide is it", /59\.8 cm/),
      exact("how many plates fit", /14/),
      exact("how long does the quick program take", /32 min/),
      asked("what does E4 mean", /Leak protection/),
      asked("can I use regular salt", /table salt damages/),
      exact("how often should i clean the filter", /once a month/),
      asked("do I need to rinse the dishes first", /no need to rinse/),
      exact("how long is it under warranty", /two years/),
      asked("where do the glasses go", /upper rack/),
      refused("what colors does it come in"),
      refused("how much does it cost"),
      refused("does it have wifi"),
    ],
    sought: [/44 dB/, /two years/, /Cast iron/, /555-0162/],
  },
  {
    key: "school-newsletter",
    kind: null,
    title: "Hawthorne Elementary News",
    text: `# Hawthorne Elementary News
October 2026
## From the principal
Dear families, what a start! Attendance was 96 percent in September, the best in four years. Thank you for getting everyone here on time. The new crosswalk on Fourth Street is open, so please don't stop in the bus lane.
Ms. Denise Fairbanks, Principal
## Dates
| October 9 | No school: teacher training |
| October 15 | Picture day |
| October 22 | Parent conferences, 3 to 7 p.m. |
| October 30 | Costume parade at 1:30 p.m. |
## Lunch
A school lunch now costs $3.10. Families who qualify for free lunch apply through the office; forms are due October 16.
## Reading challenge
Every child who reads twenty books by winter break gets a bookmark and a pizza party. Mr. Alvarez in the library keeps the lists.
## Volunteers needed
We need ten parents for the book fair in the week of November 2. Write to Jen Sokolov at jsokolov@hawthorne.example.
## Health
Keep children at home until they have been free of fever for 24 hours without medicine. Call the attendance line, 555-0108, before 8:30 a.m. when a child is absent.
## Costumes
No masks, no toy weapons, and nothing that covers the face. Costumes go over regular clothes.`,
    questions: [
      exact("who is the principal", /Denise Fairbanks/),
      exact("when is picture day", /October 15/),
      exact("how much is lunch", /3\.10/),
      asked("my kid is sick what do I do", /free of fever|attendance line/),
      asked("can my son bring a toy sword", /toy weapons/),
      exact("when are conferences", /October 22/),
      asked("who do I contact to help at the book fair", /Jen Sokolov/),
      asked("is there school on october 9", /No school/),
      exact("what number do I call if my daughter is absent", /555-0108/),
      exact("how many books do they have to read", /twenty/),
      asked("what time is the parade", /1:30/),
      refused("when does winter break start"),
      refused("who teaches second grade"),
      refused("how many students are there"),
    ],
    sought: [/October 15/, /3\.10/, /555-0108/],
  },
  {
    key: "home-insurance",
    kind: "Insurance policy",
    title: "Homeowners policy summary",
    text: `# Homeowners Insurance: Policy Summary
| Policy number | HO-77310-22 |
| Insured | Leonard and Ruth Abbey |
| Policy period | April 1, 2026 to April 1, 2027 |
| Annual premium | $1,264 |
| Deductible | $1,000 per claim |
## What is covered
| Dwelling | $342,000 |
| Personal property | $171,000 |
| Liability | $300,000 |
| Loss of use | $68,400 |
We cover sudden damage by fire, wind, hail, lightning, theft, and burst pipes. Tree removal is paid up to $500 when the tree hit the house.
## Not covered
- Flood and rising groundwater
- Earthquake
- Wear and tear, rot, and insects
- Damage by pets
## Jewelry and cash
Jewelry is covered up to $2,500 in all and cash up to $200.
## Making a claim
Report damage within 60 days. Take photographs and keep receipts. Call 555-0155 at any hour or use our app. An adjuster visits within five business days.
## Changes and cancellation
You may cancel at any time; we refund the unused premium less $50. Tell us if the house is empty for more than 30 days.
Your agent: Sylvia Torres, 555-0133`,
    questions: [
      asked("am I covered if the basement floods", /Not covered[\s\S]*Flood/),
      asked("does it pay for termites", /Not covered[\s\S]*insects/),
      asked("my dog chewed the couch is that covered", /Not covered[\s\S]*Damage by pets/),
      exact("how much do I pay a year", /1,264/),
      exact("what's my deductible", /1,000/),
      exact("who is my agent", /Sylvia Torres/),
      asked("is my engagement ring insured", /2,500/),
      asked("a tree fell on the house, who pays to take it away", /Tree removal/),
      exact("how long do i have to file a claim", /60 days/),
      asked("what if I cancel", /refund the unused premium/),
      asked("we'll be gone for two months, does that matter", /empty for more than 30 days/),
      exact("when does it run out", /April 1, 2027/),
      refused("how many claims have I made"),
      refused("does it cover my car"),
    ],
    sought: [/1,264/, /Flood/, /1,000/, /342,000/, /555-0155/],
  },
  ...HOUSEHOLD_PAPERS,
];
