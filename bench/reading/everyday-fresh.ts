import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Written before any of the rules for questions in everyday words, and held out: nothing is tuned on these. */
export const FRESH_EVERYDAY_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "employment",
    kind: "Contract",
    title: "Employment Agreement",
    text: `# Employment Agreement
between Brightwater Logistics Inc., 77 Harbor Drive, Tacoma ("Company"), and Nadia Kessler ("Employee")
## 1. Position
Employee is hired as warehouse planner and reports to the Director of Operations, Hugh Tanaka. The place of work is Tacoma; up to two days a week may be worked from home.
## 2. Start and probation
Employment starts on August 18, 2025. The first 90 days are a probationary period, during which either side may end the employment with one week's notice.
## 3. Pay
The annual salary is $71,500, paid every two weeks. In addition, Employee may earn a yearly bonus of up to 8% of the salary.
## 4. Hours and leave
The regular working time is 40 hours a week. Employee earns 18 days of paid vacation per year. Up to five unused days may be carried into the next year.
## 5. Benefits
The Company pays 75% of the health insurance premium and matches contributions to the retirement plan up to 4% of pay.
## 6. Other work
A second job requires written approval of the Company.
## 7. Confidentiality
Employee keeps customer lists and prices confidential, also for two years after leaving.
## 8. Ending the employment
After probation, the agreement can be terminated with 30 days' written notice. In case of theft or violence the Company may terminate without notice. Company equipment must be handed back on the last day.
Signed: Carla Moss, Head of People`,
    questions: [
      exact("How much will I earn?", /71,500/),
      exact("When do I start?", /August 18, 2025/),
      asked("Who is my boss?", /Hugh Tanaka/),
      exact("How many vacation days do I get?", /18/),
      asked("Can I work from home?", /two days a week/),
      asked("What's the notice period after probation?", /30 days/),
      asked("Am I allowed to take a second job?", /written approval/),
      refused("How many sick days do I have?"),
      refused("Is overtime paid?"),
      refused("How much is the signing bonus?"),
    ],
    sought: [/Nadia Kessler/, /71,500/, /August 18, 2025/, /30 days/, /18 days/],
  },
  {
    key: "dehumidifier",
    kind: "Manual",
    title: "DryNest 20 Dehumidifier: User Manual",
    text: `# DryNest 20 Dehumidifier: User Manual
## Intended use
The appliance removes moisture from the air of closed rooms of up to 35 square meters. It is not meant for outdoor or commercial use.
## Safety
Do not operate the appliance within one meter of a bathtub or shower. Children under eight must be kept away. Always unplug the appliance before cleaning it.
## First use
1. Let the appliance stand upright for four hours before switching it on.
2. Push the water tank in until it clicks.
3. Press the power button and choose a humidity between 40 and 70 percent.
## Emptying the tank
When the tank is full, the red lamp lights and the appliance switches itself off. Pull out the tank, pour the water away and put it back. The tank holds 3.2 liters. For continuous drainage, attach a hose of 12 millimeters.
## Cleaning
Vacuum the air filter every two weeks. Wipe the housing with a damp cloth; never use solvents.
## Troubleshooting
| Problem | Cause | Remedy |
| Appliance does not start | Tank is not seated | Push the tank in again |
| Little water is collected | Room is colder than 5 degrees | Heat the room |
| Code E4 | Coil is iced | Switch off for one hour |
## Specifications
| Power consumption | 290 W |
| Extraction per day | 20 liters |
| Weight | 13.4 kg |
| Noise level | 41 dB |
## Warranty
The warranty runs for three years from the date of purchase and does not cover the filter. Service line: 0800 555 0199.`,
    questions: [
      asked("How often should I clean the filter?", /every two weeks/),
      asked("What does E4 mean?", /Coil is iced/),
      exact("How heavy is it?", /13\.4 kg/),
      exact("How loud is the thing?", /41 dB/),
      asked("Can I use it in the bathroom next to the shower?", /within one meter/),
      asked("how long is the warranty", /three years/),
      asked("What do I do when the tank is full?", /Pull out the tank/),
      exact("How much water fits in the tank?", /3\.2 liters/),
      refused("How much does it cost?"),
      refused("Does it have Wi-Fi?"),
      refused("How do I replace the power cord?"),
    ],
    sought: [/35 square meters/, /four hours/, /unplug/, /every two weeks/, /three years/],
  },
  {
    key: "roof-quote",
    kind: null,
    title: "Quotation for a New Garage Roof",
    text: `# Quotation
Tallgrass Roofing Co., 12 Depot Street, Lawrence, Kansas
Quotation Q-8831, issued June 3, 2025, for Mr. Owen Prater, 240 Elm Court
Dear Mr. Prater, thank you for your inquiry. We are pleased to offer the following work on your garage roof.
| Item | Amount |
| Removal and disposal of old shingles | $1,150.00 |
| Underlayment and flashing | $640.00 |
| Architectural shingles, 520 sq ft | $2,860.00 |
| New gutters, optional | $475.00 |
| Total without optional items | $4,650.00 |
| Sales tax | included |
This offer is valid until July 15, 2025. A deposit of 30 percent is due when the order is placed; the balance is payable within ten days after completion.
The work takes two to three days and can begin in the week of August 4. We need access to a power outlet and a free driveway.
If we find rotten boards under the shingles, replacing them costs $7.50 per foot; we ask you before we do so.
We give ten years' guarantee on workmanship. The shingles carry the manufacturer's warranty of 30 years.
Sincerely, Faith Olander, Estimator`,
    questions: [
      exact("How much is the roof in total?", /4,650/),
      asked("Until when is the offer valid?", /July 15, 2025/),
      asked("How much do I have to pay up front?", /30 percent/),
      asked("How long will the work take?", /two to three days/),
      asked("What happens if there's rotten wood?", /7\.50 per foot/),
      asked("Are gutters included?", /optional/),
      exact("What do the gutters cost?", /475/),
      refused("How many workers will come?"),
      refused("Do you offer financing?"),
      refused("What color are the shingles?"),
    ],
    sought: [/4,650/, /July 15, 2025/, /30 percent/, /two to three days/, /ten years/],
  },
  {
    key: "leaflet",
    kind: null,
    title: "Package Leaflet: Calmadol 25 mg Tablets",
    text: `# Package Leaflet: Calmadol 25 mg Tablets
## What Calmadol is and what it is used for
Calmadol contains the active substance veradine, an antihistamine. It relieves hay fever and itchy rashes in adults and in children from 12 years.
## Before you take it
Do not take Calmadol if you are allergic to veradine or if you have severe kidney disease. Talk to your doctor first if you are pregnant or breastfeeding. Calmadol may make you drowsy; do not drive until you know how it affects you. Avoid alcohol during treatment.
## How to take it
Adults take one tablet in the evening, swallowed with water, with or without food. Do not take more than two tablets in 24 hours. If you forget a tablet, skip it and continue the next evening; never take a double dose. If you have taken too many tablets, call a doctor at once.
## Possible side effects
Common (up to 1 in 10 people): tiredness, dry mouth. Uncommon (up to 1 in 100 people): headache, dizziness. Rare: rapid heartbeat.
## How to store it
Store below 25 degrees and out of the reach of children. Use an opened bottle within six months.
## Contents of the pack
Each tablet also contains lactose and maize starch. The bottle holds 30 tablets.
Manufacturer: Norvane Pharma GmbH, Linz. This leaflet was last revised in February 2024.`,
    questions: [
      asked("What is it for?", /hay fever/),
      asked("How many tablets can I take in a day?", /two tablets in 24 hours/),
      asked("Can I drink alcohol?", /Avoid alcohol/),
      asked("What are the side effects?", /dry mouth/),
      asked("I forgot to take a tablet, what now?", /skip it/),
      asked("Can my 10-year-old take it?", /from 12 years/),
      asked("Who makes it?", /Norvane/),
      asked("Does it contain lactose?", /lactose and maize starch/),
      refused("How much does a bottle cost?"),
      refused("Can I take it together with ibuprofen?"),
      refused("How long until it works?"),
    ],
    sought: [
      /hay fever/,
      /one tablet in the evening/,
      /two tablets in 24 hours/,
      /dry mouth/,
      /below 25 degrees/,
    ],
  },
  {
    key: "annual-report",
    kind: null,
    title: "Annual Report 2024",
    text: `# Annual Report 2024
Lindqvist Bicycles AB
## Letter from the chief executive
2024 was a year of recovery. Sales rose by 9 percent to 84.6 million euros, and we returned to profit after two difficult years. I thank our 412 employees for their patience. Astrid Lindqvist, Chief Executive
## Business in brief
We sold 61,300 bicycles, 5,100 more than in the year before. Electric bicycles accounted for 58 percent of sales. The new factory in Kaunas opened in September and replaced the plant in Malmö.
## Key figures
| Million euros | 2024 | 2023 |
| Revenue | 84.6 | 77.6 |
| Operating profit | 5.2 | -1.8 |
| Net profit | 3.4 | -2.9 |
| Equity | 31.0 | 27.6 |
## Risks
A strong dollar raises the price of components. One supplier provides 40 percent of our motors; if it failed, production would stop for several weeks.
## Outlook
For 2025 we expect revenue of 88 to 91 million euros. Capital expenditure will fall because the factory is finished.
## Dividend
The board proposes a dividend of 0.35 euros per share, to be paid on May 22, 2025.
## Auditor
The accounts were audited by Bergman Revision.`,
    questions: [
      exact("What was the revenue in 2024?", /84\.6/),
      exact("And in 2023?", /77\.6/, "What was the revenue in 2024?"),
      asked("How many bikes did they sell?", /61,300/),
      asked("Who is the CEO?", /Astrid Lindqvist/),
      asked("Where is the new factory?", /Kaunas/),
      exact("How much is the dividend?", /0\.35/),
      asked("What do they expect for next year?", /88 to 91/),
      asked("Who checked the accounts?", /Bergman Revision/),
      refused("What was the revenue in 2022?"),
      refused("How much does the CEO earn?"),
      refused("How many bicycles were returned?"),
    ],
    sought: [/84\.6/, /412 employees/, /5\.2|3\.4/, /0\.35/, /88 to 91/],
  },
  {
    key: "school-letter",
    kind: "School notice",
    title: "Letter to parents",
    text: `Rowan Hill School
5 Chapel Road, Leeds
8 January 2026
Dear parents and carers,
I am writing to tell you about the residential trip for Year 6 to the Cawdale Centre, from Monday 18 May to Friday 22 May 2026.
The cost is £245 per child, which covers transport, food and all activities. You may pay in one sum or in five instalments of £49, the first of which is due on 1 February. Families who receive free school meals pay half.
Pupils will try canoeing, climbing and orienteering. Mrs. Bell and Mr. Adeyemi will lead the group, together with two teaching assistants. The coach leaves at 8.45 a.m. from the main gate and returns on Friday around 3.30 p.m.
Mobile phones must be left at home. Pocket money is limited to £10. Please tell us about allergies and medicines on the enclosed form and return it by 30 January. If your child can't come, lessons in school go on as usual.
An information evening takes place on 15 January at 6 p.m. in the hall.
Yours sincerely,
Harriet Dunmore
Head Teacher`,
    questions: [
      exact("How much is the trip?", /245/),
      asked("When does the bus leave?", /8\.45/),
      asked("Can kids bring their phone?", /must be left at home/),
      asked("Which teachers are going?", /Mrs\. Bell/),
      asked("By when do we have to send back the form?", /30 January/),
      asked("Who wrote the letter?", /Harriet Dunmore/),
      asked("How much pocket money is allowed?", /£10/),
      refused("How many children can come?"),
      refused("What should we pack?"),
      refused("What is the school's phone number?"),
    ],
    sought: [/£245/, /18 May/, /30 January/, /15 January/, /Harriet Dunmore/],
  },
  {
    key: "membership-form",
    kind: "Form",
    title: "Application for Membership",
    text: `# Application for Membership, Elmbrook Rowing Club
Please complete in block letters and hand in at the boathouse.
[Last name] Castellanos
[First name] Irene
[Date of birth] 4 October 1991
[Street] 62 Weir Lane
[City] Elmbrook
[Phone] 555-0172
[Membership] Adult, full year
[Experience] Three years at university
[Can you swim 200 meters?] Yes
[Emergency contact] Pablo Castellanos, 555-0139
[Start] 1 March 2026
The yearly fee is $320 and is collected in April. Applications from persons under 16 need the signature of a parent. Membership can be ended in writing by 30 November for the following year.`,
    questions: [
      asked("Who is applying?", /Castellanos/),
      asked("When was she born?", /4 October 1991/),
      asked("Whom should the club call in an emergency?", /Pablo/),
      exact("What's the annual fee?", /320/),
      asked("Can she swim?", /Yes/),
      asked("When does the membership begin?", /1 March 2026/),
      asked("How do I cancel my membership?", /in writing by 30 November/),
      refused("What is her email address?"),
      refused("What does she do for a living?"),
      refused("How much is a locker?"),
    ],
    sought: [/Castellanos/, /4 October 1991/, /320/, /Pablo/, /1 March 2026/],
  },
];
