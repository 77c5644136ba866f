import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Written before the weights that read question and statement together were seen at work, and held out. */
export const UNSEEN_EVERYDAY_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "vet",
    kind: null,
    title: "Discharge Instructions, Fernhill Animal Clinic",
    text: `# Discharge Instructions
Patient: Biscuit, Labrador mix, male, 4 years, 31 kg. Owner: Harriet Lowe. Attending veterinarian: Dr. Mateo Ruiz.
## What was done
On September 12, a rubber ball was removed from the small intestine under general anesthesia. The bowel was intact and didn't have to be shortened. The operation lasted fifty minutes and went without complications.
## Feeding
Offer water in small portions from this evening on. Begin with a third of the usual ration of boiled chicken and rice tomorrow morning and return to the normal diet gradually over five days. No bones and no chew toys for four weeks.
## Medication
Carprofen 50 mg, one tablet twice daily with food, for six days. Amoxicillin, one capsule every twelve hours until the pack is finished. Never give ibuprofen or other medicine made for people, which can be fatal to dogs.
## Wound
The collar must stay on day and night until the stitches come out. Slight redness is to be expected; swelling, discharge, or an unpleasant smell are not. The bandage must not get wet, so no baths and no swimming.
## Activity
Short walks on a leash only, ten minutes at a time, for two weeks. Stairs and jumping into the car are to be avoided.
## When to call
Get in touch at once if he vomits more than twice, refuses food for longer than a day, or seems unusually drowsy after tomorrow noon. During the night, the animal hospital in Kelso takes over: 555-0137.
## Next visit
Stitches are removed on September 24 at 4:15 p.m. This visit is included in the price of the operation.`,
    questions: [
      asked("what did he swallow", /rubber ball/),
      asked("when can i take the cone off", /stitches come out|September 24/),
      asked("can he go swimming", /no swimming/),
      exact("how long should walks be", /ten minutes/),
      asked("can I give him an Advil for the pain", /ibuprofen/),
      asked("he threw up three times, what do I do", /vomits more than twice/),
      asked("what can he eat tomorrow", /chicken and rice/),
      asked("who operated on him", /Ruiz/),
      asked("do I have to pay for getting the stitches out", /included in the price/),
      exact("how long does he get the painkiller", /six days/),
      refused("how much did the surgery cost"),
      refused("is he vaccinated against rabies"),
      refused("can he sleep in my bed"),
    ],
    sought: [/rubber ball/, /September 24/, /collar/, /twice daily/, /555-0137/],
  },
  {
    key: "pension",
    kind: null,
    title: "Your Annual Pension Statement",
    text: `# Your Annual Pension Statement
Northern Teachers' Pension Fund, Member Services. Prepared for: Ms. Colleen Abara, member since August 2004. Figures as of March 31, 2025.
## Where you stand
Your pension account holds $148,260. During the past year, you paid in $5,940 and your employer $8,910. Investments earned 4.1 percent, after deduction of costs of $312.
## What you can expect
If you carry on as before until the normal retirement age of 66, you will receive an estimated $1,870 a month before tax. Drawing the pension early is possible from 60 on, but lowers it by 5 percent for each year.
One quarter of the capital may be taken as a lump sum; the application has to reach us at least six months before retirement.
## For your family
Should you die before retirement, your partner receives 60 percent of the estimated pension for life, and each child under 25 in education 10 percent. Unmarried partners have to be registered with us while both are alive.
## If you can no longer work
In case of lasting disability, the fund pays as if you had worked until 62. A report of a physician appointed by the fund is required.
## Changing jobs
Upon leaving teaching, you can leave the money where it is or transfer it to another fund free of charge. A payout in cash isn't possible before age 55.
## Please check
Tell us within three months if your name, date of birth, or salary are shown incorrectly. Statements are sent once a year; you can look up your balance at any time in the member portal.
Questions? The advice line is staffed Monday to Thursday from 9 to 3: 555-0171.`,
    questions: [
      exact("how much have I saved so far", /148,260/),
      exact("what will I get each month when I'm old", /1,870/),
      asked("can I stop working at 62", /from 60 on/),
      asked("what does my husband get if I die", /60 percent/),
      exact("how much does my boss put in", /8,910/),
      asked("can I take some of it out in one go", /lump sum/),
      asked("what if I get too sick to teach", /lasting disability/),
      asked("I'm switching careers, what happens to the money", /leave the money where it is/),
      asked("we're not married, will my girlfriend get anything", /registered/),
      exact("at what age do I normally retire", /66/),
      refused("who manages the investments"),
      refused("how much did I earn last year"),
      refused("does the pension rise with inflation"),
    ],
    sought: [/148,260/, /1,870/, /60 percent/, /66/, /555-0171/],
  },
  {
    key: "swimming",
    kind: null,
    title: "Swimming Lessons, Autumn Term",
    text: `# Swimming Lessons at Tidewell Pool
## Courses
| Course | Age | Time | Price |
| Tadpoles | 4 to 5 | Sat 9:00 | $96 |
| Frogs | 6 to 8 | Sat 9:45 | $96 |
| Sharks | 9 to 12 | Sat 10:30 | $108 |
| Adults, beginners | 16 and over | Wed 19:30 | $132 |
Each course comprises ten lessons of 40 minutes and starts in the week of September 15; no lessons are held during the autumn break.
## Groups
No more than eight children are taught by one instructor. The level is assessed in the first lesson, and we may suggest another group.
## Before you come
Children must be free of ear infections and have no open wounds. Long hair has to be tied back or covered by a cap. Goggles are welcome from Frogs on; armbands are provided.
Showers are to be used before entering the water. Parents leave the pool area after handing over their child and may watch from the gallery.
## Missed lessons
Lessons that a child misses aren't made up. If we have to close the pool, a replacement date is offered, or the fee for that lesson is returned.
## Signing up
Registration opens on August 18 at 8 a.m. at the front desk and online; places are given in the order of registration. A place is firm once the fee has been paid. Brothers and sisters get ten percent off.
Withdrawals are free of charge until September 1; after that, half of the fee is kept.
## Staff
Head of the swimming school is Dorota Wysocki. All instructors hold the national lifesaving badge.`,
    questions: [
      asked("my son is 7, which group", /Frogs/),
      exact("when can we register", /August 18/),
      asked("can I stay and watch", /gallery/),
      asked("what if she's ill one Saturday", /aren't made up/),
      asked("does my daughter need a bathing cap", /tied back or covered/),
      exact("how much is it for grown-ups", /132/),
      exact("how many kids are in a group", /eight/),
      asked("is there a discount for siblings", /ten percent/),
      asked("we changed our mind, do we get our money back", /free of charge until September 1/),
      asked("who runs the swim school", /Wysocki/),
      refused("how deep is the pool"),
      refused("do they get a certificate at the end"),
      refused("is there parking"),
    ],
    sought: [/Frogs/, /August 18/, /eight/, /September 1/, /ten lessons/],
  },
  {
    key: "roadworks",
    kind: null,
    title: "Notice to Residents of Juniper Avenue",
    text: `# Notice to Residents of Juniper Avenue
City of Alder Falls, Department of Public Works, May 5, 2025
Dear residents, the water main under Juniper Avenue dates from 1938 and has burst four times within two years. It will be replaced between Third Street and the school from May 19 to approximately July 25.
## Traffic
The avenue will be closed to through traffic. Residents can reach their driveways from the south before 7 a.m. and after 5 p.m.; emergency vehicles get through at any time. Line 6 will be rerouted along Maple Street, and the stop at the bakery moves to the church.
Parking is prohibited on both sides on working days. A temporary lot with 60 spaces is available behind the fire station at no charge.
## Water
Each house will be cut off twice, for about four hours. You will find a note on your door two days ahead. Afterward, let the tap run for five minutes, as the water may be brown at first; this is harmless.
Residents who depend on medical equipment that needs water should contact us in advance.
## Noise and dust
Work takes place on weekdays from 7:30 to 4:30. The loudest part, cutting the pavement, is limited to the first week.
## Trash
Please take bins to the corner of Third Street by 6:30 on Tuesday mornings.
## Costs
Residents aren't charged. The project costs $1.9 million, of which the state bears two thirds.
## Contact
Site manager: Bruno Keller, Ashgrove Construction. For damage to fences or trees, photograph it and write to claims@alderfalls.example within ten days.
An information evening is held on May 13 at 6:30 p.m. in the school cafeteria.`,
    questions: [
      asked("why are they digging up our street", /1938|burst/),
      exact("when does it start", /May 19/),
      asked("where am I supposed to leave my car", /behind the fire station/),
      asked("do we have to pay for it", /aren't charged/),
      asked("will there be no water", /cut off twice/),
      asked("the water is brown, is it safe", /harmless/),
      asked("where does the bus stop now", /church/),
      asked("they broke my fence", /photograph it/),
      asked("when can I get to my garage", /before 7 a\.m\./),
      asked("where do I put the garbage cans", /corner of Third Street/),
      refused("how many workers are on site"),
      refused("will the sidewalk get new trees"),
      refused("what's the phone number of the site manager"),
    ],
    sought: [/water main/, /May 19/, /fire station/, /1\.9 million/, /May 13/],
  },
  {
    key: "catering",
    kind: null,
    title: "Quote 3310, Saffron & Thyme Catering",
    text: `# Quote No. 3310
Saffron & Thyme Catering, Ines Moreau, prepared for: Wedding of Jonas and Priyanka, August 30, Mill Barn, 85 guests
## Menu
| Item | Quantity | Each | Total |
| Welcome snacks | 85 | $6.50 | $552.50 |
| Buffet "Harvest", half of it vegetarian | 85 | $34.00 | $2,890.00 |
| Cake, three tiers, lemon and pistachio | 1 | $420.00 | $420.00 |
| Soft drinks and coffee, flat rate | 85 | $9.00 | $765.00 |
| Service, 5 people for 8 hours | 40 | $32.00 | $1,280.00 |
Sum: $5,907.50
Wine and beer are billed by what has been opened; unopened bottles go back. If you bring your own, we charge $8 corkage a bottle.
## Included
Plates, glasses, cutlery, and tablecloths are included, as is doing the dishes. Tables and chairs are provided by the barn. Flowers aren't part of this offer.
## Conditions
We hold the date until June 10. A third of the sum is due upon booking, the rest a week after the event. The final number of guests must be known fourteen days ahead; up to five fewer won't be charged.
Allergies: please send us a list together with the number of guests; gluten-free portions cost nothing extra. We cannot rule out traces of nuts.
Children up to three eat for free, and those up to ten pay half.
If you cancel, we keep the down payment; within the last two weeks we charge 70 percent.
Our people stay until midnight. Each further hour costs $190 altogether.
A tasting for two can be arranged on Tuesdays for $60, which we deduct if you book.`,
    questions: [
      exact("what's the price altogether", /5,907\.50/),
      asked("is there something for vegetarians", /half of it vegetarian/),
      asked("can we bring our own wine", /corkage/),
      asked("who washes up", /doing the dishes/),
      exact("how long do we have to decide", /June 10/),
      asked("what do we pay for the kids", /three eat for free/),
      asked("my aunt can't eat gluten", /gluten-free/),
      asked("what if it goes on past midnight", /190/),
      asked("can we try the food first", /tasting/),
      exact("how many waiters are coming", /5/),
      refused("do they bring a DJ"),
      refused("is there a vegan cake"),
      refused("what happens if it rains"),
    ],
    sought: [/5,907\.50/, /August 30/, /June 10/, /85/, /corkage/],
  },
  {
    key: "bees",
    kind: "Paper",
    title: "Wild Bees on Green Roofs: A Two-Year Survey",
    text: `# Wild Bees on Green Roofs: A Two-Year Survey
Amara Sundqvist and Teo Valdés, Institute of Urban Ecology
## Abstract
Green roofs are promoted as habitats for pollinators, but few have been studied over several seasons. We surveyed wild bees on 26 roofs in Gothenburg in 2022 and 2023.
## Introduction
Cities lose meadows to construction, and roofs are often the only surface that remains. Whether bees use them depends, it is thought, on height and on the plants.
## Methods
Roofs between 4 and 38 meters above ground were visited every third week from April to September. Bees were caught with nets for thirty minutes, identified to species, and released; 41 individuals that couldn't be identified in the field were kept. Temperature was logged in the soil.
## Results
We recorded 1,912 bees of 58 species, among them two that are red-listed in Sweden. The number of species fell by about one for every four meters of height. Roofs with at least fifteen plant species had twice as many bees as those with sedum alone. Age of the roof played no role.
Honey bees were seen on 19 roofs; where they were frequent, wild bees were not rarer.
Ground-nesting bees were nearly absent, probably because the soil is too shallow.
## Discussion
Height matters less than planting. We suggest leaving piles of sand at least 25 cm deep for species that nest in the ground, and mowing no more than once a year.
Our nets miss small bees that fly early in the day, so their share is likely to be underestimated. The survey says nothing about reproduction.
## Acknowledgments
The work was supported by the Lindholm Foundation. We thank the owners of the buildings and J. Karlsson for checking the identifications.`,
    questions: [
      exact("how many roofs did they look at", /26/),
      asked(
        "does it matter how tall the building is",
        /one for every four meters|Height matters less/,
      ),
      asked("what should people plant", /fifteen plant species/),
      asked("do honeybees crowd out the wild ones", /not rarer/),
      asked("why weren't there any that live in the soil", /too shallow/),
      asked("who funded this", /Lindholm/),
      asked("did they kill the bees", /released/),
      asked("what's wrong with their method", /underestimated|miss small bees/),
      exact("how many kinds of bees were there", /58/),
      asked("are old roofs better", /played no role/),
      refused("how much does a green roof cost"),
      refused("did they find any butterflies"),
      refused("how many eggs do the bees lay"),
    ],
    sought: [/26 roofs/, /58 species/, /twice as many/, /Height matters less/, /reproduction/],
  },
  {
    key: "scholarship",
    kind: "Letter",
    title: "Award of the Carrow Scholarship",
    text: `# Award of the Carrow Scholarship
Carrow Foundation for the Sciences, 9 Bell Yard, April 28, 2025
Dear Mr. Nakagawa,
We are delighted to inform you that the board has selected you from among 312 applicants as one of twelve Carrow Scholars. Your proposal on low-cost water sensors persuaded the jury by its clarity.
The scholarship amounts to €1,150 per month and is granted for twenty-four months, beginning on October 1. In addition, tuition is paid directly to the university, and up to €2,000 may be claimed for conferences and field trips.
You are expected to submit a report of no more than five pages every half year. If a report is more than four weeks late, payments are suspended until it has arrived. You may take on paid work of up to eight hours a week; anything beyond needs our consent.
An interruption, for example for the birth of a child or illness, can be arranged without loss of funds. Should you leave the program early without such a reason, sums that have been paid in advance must be returned.
Scholars meet each year in February in Leiden; attendance is compulsory, and travel and lodging are arranged by us. Your mentor will be Professor Hanneke Visser, who will write to you in June.
Please return the enclosed declaration of acceptance, signed, by May 23; otherwise the place goes to the first on the waiting list. A copy of your enrollment certificate must follow before September 15.
The scholarship isn't subject to income tax in this country, but you have to arrange health insurance yourself.
Publications that arise from the work should mention the Foundation.
Yours sincerely,
Dr. Albrecht Moen, Secretary General`,
    questions: [
      exact("how much money will he get every month", /1,150/),
      exact("by when does he have to say yes", /May 23/),
      asked("what if he doesn't answer in time", /waiting list/),
      asked("can he have a job on the side", /eight hours a week/),
      asked("why was he chosen", /water sensors/),
      exact("how long does it go on", /twenty-four months/),
      asked("does he have to pay taxes on it", /income tax/),
      asked("who's going to be his adviser", /Visser/),
      asked("what happens if he drops out", /must be returned/),
      asked("is health insurance covered", /yourself/),
      refused("what does he study"),
      refused("how much is the tuition"),
      refused("can the scholarship be extended for a third year"),
    ],
    sought: [/1,150/, /May 23/, /twenty-four months/, /Visser/, /report/],
  },
  {
    key: "ebike",
    kind: "Manual",
    title: "Volta 500 Battery: Owner's Guide",
    text: `# Volta 500 Battery: Owner's Guide
## Before the first ride
Charge the battery completely; new ones leave the factory at a third of their capacity for safety in transport. The first three charges should not be interrupted.
## Charging
Use only the charger that came with the bike. An empty battery is full after four and a half hours; 80 percent is reached after half of that. Charge at room temperature and never below freezing point. The battery may be charged on the bike or off it.
| Lamp | Meaning | What to do |
| green, steady | full | unplug |
| red, blinking | too hot | let it cool down for an hour |
| all off | deep sleep | hold the button for ten seconds |
## Range
In Eco mode a charge lasts for up to 110 km, in Sport for about 45. Cold, wind, hills, and low tire pressure shorten it: at 0 °C expect a third less.
## Storage
For more than four weeks without riding, store the battery half full in a dry place between 10 and 20 °C and check it every three months.
## Care
Wipe with a damp cloth; never use a pressure washer. Rain does no harm.
## Travel
Because it exceeds 100 Wh, the battery is not allowed on passenger planes. Trains accept it if it stays on the bike.
## Lifetime and warranty
After 700 full cycles, at least 70 percent of the capacity remains. We guarantee this for three years, except in case of falls, opening, or foreign chargers. The serial number is found underneath the handle.
Used batteries are taken back by every dealer free of charge.
## Danger
A battery that has been dropped can catch fire hours later: put it outdoors, keep a distance of five meters, and call your dealer.`,
    questions: [
      exact("how long does it take to charge", /four and a half hours/),
      exact("how far can I go in eco", /110 km/),
      asked("can I take it on a flight", /not allowed on passenger planes/),
      asked("I dropped it, is that dangerous", /catch fire/),
      asked("it shows a flashing red light", /too hot/),
      asked("can I ride in the rain", /Rain does no harm/),
      asked("what should I do with it over the winter", /half full/),
      asked("can i use another charger", /only the charger/),
      asked("where do I bring the old one", /every dealer/),
      exact("how long is it guaranteed", /three years/),
      refused("what does a replacement cost"),
      refused("how heavy is the battery"),
      refused("does it work with other brands of bikes"),
    ],
    sought: [/four and a half hours/, /110 km/, /three years/, /half full/, /catch fire/],
  },
];
