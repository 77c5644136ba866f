import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Asked as people type it: what a question means is tuned on these, and on `everyday-more.ts`. */
export const EVERYDAY_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "lease",
    kind: "Contract",
    title: "Residential Lease Agreement",
    text: `# Residential Lease Agreement
This Lease is made on March 3, 2025 between Hollis Property Management LLC ("Landlord") and Dana Whitfield and Marcus Obi (together, "Tenant").
## 1. Premises
Landlord rents to Tenant the two-bedroom apartment at 418 Larch Street, Unit 3B, Duluth, Minnesota, together with one parking space, number 17.
## 2. Term
The tenancy begins on April 1, 2025 and runs for twelve months. After that it continues from month to month unless one of the parties gives written notice at least 60 days before the end of a month.
## 3. Rent
The monthly rent is $1,485, payable in advance on the first of each month by bank transfer. If rent is not received by the fifth, a late charge of $50 is added. A returned payment costs the Tenant $30.
## 4. Security deposit
Tenant pays a deposit of $2,200 when signing. Landlord returns it within 21 days after the keys are handed back, less the cost of damage beyond ordinary wear.
## 5. Utilities
Heat, water and trash removal are included in the rent. Electricity and internet are paid by the Tenant directly to the supplier.
## 6. Use of the premises
No more than three people may live in the apartment. Smoking is prohibited everywhere in the building, balconies included. One cat is permitted upon payment of a pet fee of $25 a month; dogs are not allowed. Tenant may not sublet without the Landlord's prior written consent.
## 7. Repairs
Tenant reports defects without delay through the online portal. Landlord begins urgent repairs within 24 hours and all others within ten working days. Light bulbs and smoke detector batteries are replaced by the Tenant.
## 8. Entry
Landlord may enter after giving 24 hours' notice, except in an emergency.
## 9. Early termination
Tenant may end the lease early by paying two months' rent and giving 45 days' notice.
Signed: Rebecca Hollis, for the Landlord`,
    questions: [
      exact("How much is the rent?", /1,485/),
      asked("Can I have a dog?", /dogs are not allowed/),
      asked("what happens if I pay late", /late charge of \$50/),
      exact("When do I get my deposit back?", /21 days/),
      asked("Who pays for electricity?", /paid by the Tenant/),
      asked("Am I allowed to smoke on the balcony?", /Smoking is prohibited/),
      asked("How can I get out of the lease early?", /two months' rent/),
      exact("How many people can live there?", /three/i),
      refused("How much is renters insurance?"),
      refused("When was the building built?"),
      refused("Who is the janitor?"),
    ],
    sought: [/Dana Whitfield/, /1,485/, /2,200/, /April 1, 2025/, /60 days/],
  },
  {
    key: "heat-paper",
    kind: "Research paper",
    columns: 2,
    title: "Street Trees and Afternoon Heat in Three Mid-Sized Cities",
    text: `# Street Trees and Afternoon Heat in Three Mid-Sized Cities
Ingrid Solheim, Peter Akande and Lucía Ferrer
## Abstract
Cities plant trees to keep streets cool, yet it is unclear how much canopy is needed before residents notice. We drove instrumented bicycles along 212 kilometers of streets in Leipzig, Graz and Valladolid during the summers of 2021 and 2022. Streets with more than 40 percent canopy were on average 2.3 degrees cooler at 4 p.m. than streets without trees. Below 15 percent canopy we found no measurable effect. The results suggest that concentrating trees on few streets serves pedestrians better than spreading them thinly.
## 1 Introduction
Heat is the deadliest weather hazard in Europe. Earlier studies relied on satellite images, which show the temperature of roofs rather than that of the air people breathe. This paper asks how air temperature at head height changes with the share of shaded ground.
## 2 Methods
Each bicycle carried a shielded thermometer, a GPS receiver and a light sensor at a height of 1.5 meters. Eighteen volunteers rode fixed routes between 3 and 5 p.m. on days with a forecast above 28 degrees. Canopy was computed from aerial laser scans. We fitted a mixed model with a random intercept for each street.
## 3 Results
A total of 41,360 readings entered the analysis. The cooling was strongest in Valladolid, where dense streets were 3.1 degrees cooler, and weakest in Graz with 1.4 degrees. Wind had little influence.
| City | Streets | Cooling |
| Leipzig | 96 | 2.2 |
| Graz | 58 | 1.4 |
| Valladolid | 74 | 3.1 |
## 4 Limitations
We measured only dry summer afternoons; nights and humid days may differ. Volunteers avoided streets with tram rails, so wide boulevards are underrepresented.
## 5 Conclusion
Planting pays off once crowns shade more than two fifths of a street. Cities with limited budgets should complete shaded corridors first.
## Acknowledgments
The work was funded by the Norden Climate Foundation under grant 7714.
## References
[1] Baker, T. Urban canopies. J. Climates 12 (2015).
[2] Oduya, M. Shade and walking. Cities 4 (2019).`,
    questions: [
      asked("Who wrote this paper?", /Ingrid Solheim/),
      exact("how many kilometers did they ride", /212/),
      asked("In which city was the effect strongest?", /Valladolid/),
      asked("Who paid for the study?", /Norden Climate Foundation/),
      asked("What are the limitations?", /dry summer afternoons/),
      asked("Why not use satellite images?", /temperature of roofs/),
      exact("How many volunteers took part?", /eighteen/i),
      refused("How much does planting a tree cost?"),
      refused("Which tree species were studied?"),
      refused("How much cooler are streets at night?"),
    ],
    sought: [
      /2\.3 degrees/,
      /212 kilometers/,
      /mixed model|thermometer/,
      /dry summer afternoons/,
      /air temperature at head height|how much canopy/,
    ],
  },
  {
    key: "catering-invoice",
    kind: "Invoice",
    title: "Invoice",
    text: `# Invoice
[Invoice no.] 2025-0417
[Invoice date] 12 May 2025
[Bill to] Arbor Lane Primary School, 9 Arbor Lane, Bristol
[From] Pepper & Pine Catering Ltd, 31 Quay Road, Bristol
[Due date] 11 June 2025
| Description | Qty | Unit price | Amount |
| Vegetarian buffet, per guest | 85 | £14.50 | £1,232.50 |
| Fruit platters | 6 | £22.00 | £132.00 |
| Serving staff, hours | 12 | £19.00 | £228.00 |
| Delivery and setup | 1 | £60.00 | £60.00 |
| Subtotal | £1,652.50 |
| VAT 20% | £330.50 |
| Total due | £1,983.00 |
Payment by bank transfer to Severn Bank, sort code 20-44-91, account 6630 1275. Please quote the invoice number.
Payments made after the due date carry interest of 4% above the base rate. Queries about this invoice: accounts@pepperpine.example.
Thank you for your order for the summer fair on 9 May.`,
    questions: [
      exact("What's the total?", /1,983\.00/),
      exact("When do we have to pay?", /11 June 2025/),
      exact("how much is the VAT", /330\.50/),
      asked("How many guests were catered for?", /85/),
      exact("What did the fruit platters cost?", /132\.00|22\.00/),
      asked("What if we pay too late?", /interest of 4%/),
      asked("Who sent this invoice?", /Pepper & Pine/),
      asked("Where should I send the money?", /Severn Bank/),
      refused("Is there a discount for early payment?"),
      refused("What is the phone number of the caterer?"),
      refused("How much was the deposit?"),
    ],
    sought: [/1,983\.00/, /11 June 2025/, /Pepper & Pine/, /Arbor Lane/, /330\.50/],
  },
  {
    key: "minutes",
    kind: "Minutes of a meeting",
    title: "Minutes of the Allotment Committee",
    text: `# Minutes of the Committee Meeting, Fenwick Allotment Society
Date: Tuesday 14 October 2025, 7 p.m. Place: the pavilion, Mill Road
Present: Joan Pritchard (chair), Samir Haddad (treasurer), Ellie Novak (secretary), Tom Baines. Apologies: Greta Lund.
## 1. Minutes of the last meeting
The minutes of 9 September were approved without changes.
## 2. Treasurer's report
Samir reported a balance of £4,312. Rents worth £260 are still outstanding from four plot holders; Samir will send reminders by the end of October.
## 3. Water supply
The tank by the east gate leaks. Two quotes were received: £780 from Dell Plumbing and £1,150 from Aqua Works. The committee agreed to accept the offer of Dell Plumbing, by three votes to one. Tom will arrange the work before the first frost.
## 4. Waiting list
There are 37 people on the waiting list; the average wait is two and a half years. Ellie proposed splitting large plots when they fall vacant. It was decided to ask the members at the annual meeting.
## 5. Bonfires
After complaints from neighbors, bonfires are permitted only from November to March and only after dusk.
## 6. Next meeting
The next meeting takes place on 11 November 2025 at the same place and time. The meeting closed at 8.40 p.m.`,
    questions: [
      asked("Who was there?", /Samir Haddad/),
      asked("Who could not come?", /Greta Lund/),
      asked("When is the next meeting?", /11 November 2025/),
      exact("How many people are on the waiting list?", /37/),
      asked("Which plumber did they choose?", /Dell Plumbing/),
      asked("Can I light a bonfire in July?", /only from November to March/),
      asked("Who has to get the tank repaired?", /Tom/),
      exact("How much money does the society have?", /4,312/),
      refused("Who voted against the plumber?"),
      refused("How much is the rent for a plot?"),
      refused("When is the annual meeting?"),
    ],
    sought: [
      /Joan Pritchard/,
      /Dell Plumbing/,
      /11 November 2025/,
      /4,312/,
      /only from November to March/,
    ],
  },
  {
    key: "travel-policy",
    kind: "Handbook or policy",
    title: "Travel and Expense Policy",
    text: `# Travel and Expense Policy
Orbis Instruments Inc. Version 3.2, effective January 15, 2025. Owner: Finance department.
## Purpose and scope
This policy explains which costs of business travel are reimbursed. It applies to all employees and to contractors who travel at our request.
## Booking
Trips must be approved by the line manager before anything is booked. Flights are booked through the Voyago portal at least 14 days ahead. Economy class is the rule; business class may be booked for flights of more than seven hours.
## Hotels
Up to $190 per night is covered, or $260 in New York, London and Zurich. Private accommodation such as a friend's home is rewarded with a flat $40 per night.
## Meals
Meals are reimbursed up to $65 a day. Alcohol is never reimbursed. Receipts are needed for every item above $20.
## Cars
Rental cars must not be larger than mid-size. Employees who use their own car receive $0.58 per mile. Parking fines and speeding tickets are paid by the driver.
## Claims
Claims are submitted within 30 days after the trip. Claims that arrive later than 90 days after the trip are rejected. Reimbursement follows with the next payroll.
## Breaches
Anyone who submits false receipts faces disciplinary action up to dismissal.
## Questions
Write to travel-desk@orbis.example or ask Noreen Castillo in Finance.`,
    questions: [
      exact("how much can I spend on food per day", /\$65/),
      asked("Can I fly business class?", /more than seven hours/),
      asked("Is wine covered?", /Alcohol is never/),
      exact("How long do I have to hand in my expenses?", /30 days/),
      exact("What do I get per mile for my own car?", /0\.58/),
      exact("What's the hotel limit in London?", /260/),
      asked("Who do I ask if I have questions?", /Noreen Castillo/),
      asked("What happens if I fake a receipt?", /disciplinary action/),
      refused("Can I bring my spouse?"),
      refused("Are gym fees covered?"),
      refused("Who is the CEO?"),
    ],
    sought: [/190/, /\$65/, /30 days/, /approved by the line manager/, /0\.58/],
  },
  {
    key: "syllabus",
    kind: null,
    title: "HIST 214: Cities and Empires",
    text: `# HIST 214: Cities and Empires, Spring 2026
Instructor: Dr. Amara Osei, Office: Tilden Hall 306, Office hours: Wednesdays 2 to 4 p.m.
Class meets Mondays and Thursdays, 10:30 to 11:45, in Mercer 112.
## Course description
The course follows six port cities from 1500 to 1900 and asks how trade, migration and disease shaped them. No previous course in history is required.
## Required reading
- Leon Varga, Harbors of the World
- A course reader, sold at the campus bookstore for $38
## Grading
| Component | Share |
| Participation | 15% |
| Map quiz | 10% |
| Midterm essay | 30% |
| Final exam | 45% |
## Important dates
| Event | Date |
| Map quiz | February 5 |
| Midterm essay due | March 19 |
| Spring break | March 23 to 27 |
| Final exam | May 14 |
## Rules
Late essays lose five points per day and are not accepted after one week. You may miss three classes without explanation; each further absence lowers the participation grade by one step. Laptops are allowed for notes; phones must be put away. Using text generators for essays counts as plagiarism and leads to a failing grade for the course.
Students who need accommodations should write to the Access Office in the first two weeks.`,
    questions: [
      asked("When is the final?", /May 14/),
      exact("how much does the final exam count", /45%/),
      asked("What is the teacher's name?", /Amara Osei/),
      asked("How many classes can I skip?", /three classes/),
      asked("Can I use my laptop?", /Laptops are allowed/),
      asked("What happens if my essay is late?", /five points per day/),
      asked("When are office hours?", /Wednesdays/),
      asked("Which books do I need?", /Harbors of the World/),
      refused("What is the instructor's email?"),
      refused("How long must the midterm essay be?"),
      refused("Who is the teaching assistant?"),
    ],
    sought: [/Amara Osei/, /45%/, /May 14/, /five points per day/, /Harbors of the World/],
  },
  {
    key: "checking-statement",
    kind: "Account statement",
    title: "Statement of Account",
    text: `# Statement of Account
Copper State Credit Union
[Account holder] Yolanda Reyes
[Account number] ending in 4471
[Statement period] September 1 to September 30, 2025
| Opening balance | $2,914.06 |
| Total deposits | $4,120.00 |
| Total withdrawals | $3,387.51 |
| Closing balance | $3,646.55 |
| Date | Description | Amount | Balance |
| Sep 2 | Rent, Mesa Homes | -$1,350.00 | $1,564.06 |
| Sep 5 | Payroll, Desert Dental | $2,060.00 | $3,624.06 |
| Sep 9 | Groceries, Sun Market | -$142.37 | $3,481.69 |
| Sep 12 | Car loan payment | -$418.20 | $3,063.49 |
| Sep 19 | Payroll, Desert Dental | $2,060.00 | $5,123.49 |
| Sep 22 | Transfer to savings | -$1,400.00 | $3,723.49 |
| Sep 26 | Electric company | -$64.94 | $3,658.55 |
| Sep 30 | Monthly service fee | -$12.00 | $3,646.55 |
The monthly fee is waived when the balance stays above $5,000 or when you are younger than 25. Report errors within 60 days by calling 602-555-0148.`,
    questions: [
      exact("What was my balance at the end?", /3,646\.55/),
      exact("how much was my rent", /1,350/),
      exact("What was the monthly fee?", /12\.00/),
      asked("How do I avoid the fee?", /waived when/),
      asked("Who pays my salary?", /Desert Dental/),
      asked("When did I move money to savings?", /Sep 22/),
      exact("How long do I have to report a mistake?", /60 days/),
      refused("What is my interest rate?"),
      refused("How much did I spend on restaurants?"),
      refused("What is my credit limit?"),
    ],
    sought: [/3,646\.55/, /2,914\.06/, /Yolanda Reyes/, /September 1 to September 30/, /4,120/],
  },
];
