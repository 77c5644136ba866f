import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Further documents, of the kinds of `everyday-fresh.ts`, to tune on. */
export const MORE_EVERYDAY_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "apprentice",
    kind: "Contract",
    title: "Contract of Employment",
    text: `# Contract of Employment
This contract is made between Fernhill Bakery Ltd, 3 Station Row, Exeter (the "Employer") and Lewis Amadi (the "Employee").
## Job title and duties
The Employee works as assistant baker. He answers to the head baker, Mrs. Olga Petrova. Shifts start at 4 a.m.
## Start date
The employment begins on 2 February 2026. A trial period of six months applies.
## Wages
The Employee is paid £13.20 an hour, monthly in arrears on the 28th. Work on Sundays is paid at one and a half times the normal rate.
## Working week
The normal working week is 37.5 hours over five days. Breaks of 30 minutes are unpaid.
## Holidays
The Employee is entitled to 28 days of holiday a year including bank holidays. Holidays must be requested four weeks in advance.
## Sickness
The Employee must report an illness by phone before the shift starts. From the fourth day, a doctor's certificate is needed. Sick pay is £118.75 per week.
## Pension
The Employer contributes 5% of wages to the workplace pension.
## Clothing
Work clothes and safety shoes are provided free of charge.
## Notice
During the trial period the notice is one week. Afterwards, it is one month for both sides. Gross misconduct leads to dismissal without notice.`,
    questions: [
      asked("What time do shifts begin?", /4 a\.m\./),
      exact("how long are the breaks", /30 minutes/),
      asked("Are breaks paid?", /unpaid/),
      exact("How much do they pay when I'm sick?", /118\.75/),
      asked("When do I need a doctor's note?", /fourth day/),
      asked("How far ahead must I ask for holidays?", /four weeks/),
      asked("Who is the employer?", /Fernhill/),
      asked("Is there a pension?", /5%/),
      asked("What will I be doing there?", /assistant baker/),
      refused("How much is the pension per month?"),
      refused("Who is the owner of the bakery?"),
      exact("How much is he paid per hour?", /13\.20/),
      asked("When do I get my wages?", /28th/),
      asked("Who will I be working under?", /Olga Petrova/),
      exact("How long is the trial period?", /six months/),
      asked("What do I do when I'm ill?", /report an illness by phone/),
      asked("Do I get extra money on Sundays?", /one and a half/),
      exact("How many hours do I work a week?", /37\.5/),
      asked("Do I have to buy my own shoes?", /free of charge/),
      asked("What is the notice period?", /one month|one week/),
      asked("How much holiday do I get?", /28 days/),
      asked("Can they fire me on the spot?", /without notice/),
      asked("What's the first day of work?", /2 February 2026/),
      refused("How much is the Christmas bonus?"),
      refused("Is parental leave paid?"),
      refused("Can I work remotely?"),
    ],
    sought: [/Lewis Amadi/, /13\.20/, /2 February 2026/, /one month/, /28 days/],
  },
  {
    key: "espresso",
    kind: "Manual",
    title: "Brewster E2 Espresso Machine Instructions",
    text: `# Brewster E2 Espresso Machine Instructions
## Before you begin
Read all instructions. The machine is intended for households only. Keep the cord away from hot surfaces. Children must not play with the machine.
## Technical data
| Voltage | 220-240 V |
| Power | 1,350 W |
| Pump pressure | 15 bar |
| Water reservoir | 1.8 l |
| Dimensions | 24 x 31 x 38 cm |
| Net weight | 6.2 kg |
## Preparing coffee
1. Fill the reservoir with cold water.
2. Wait until the green light stops blinking.
3. Fill the filter with 7 grams of ground coffee and press it down.
4. Turn the holder to the right and press the cup button.
The machine goes into standby after nine minutes.
## Milk foam
Use cold milk with 3.5 percent fat. Clean the steam nozzle after every use.
## Descaling
Descale the machine every three months, or when the orange light comes on. Never use vinegar. Descaling takes about 25 minutes.
## If something goes wrong
| Trouble | Reason | What to do |
| Coffee is cold | Cups not preheated | Rinse cups with hot water |
| No coffee flows | Reservoir is empty | Refill it |
| Light flashes red | Pump is blocked | Contact customer service |
## Guarantee
We guarantee the machine for 24 months. Damage by limescale is excluded. Customer service: help@brewster.example, 0345 555 0111.
## Disposal
Take the old machine to a collection point for electronic waste.`,
    questions: [
      exact("How many watts does it use?", /1,350/),
      exact("what voltage does it need", /220-240 V/),
      exact("How long does descaling take?", /25 minutes/),
      asked("Can I put it in my cafe?", /households only/),
      asked("What does the orange light mean?", /Descale/),
      asked("Nothing comes out, why?", /Reservoir is empty/),
      asked("Does the warranty cover limescale?", /excluded/),
      asked("May my kids use it?", /Children must not/),
      exact("How much water does it hold?", /1\.8 l/),
      asked("How do I make coffee?", /Fill the reservoir/),
      asked("After how many minutes does it go to sleep?", /nine minutes/),
      refused("How long is the power cord?"),
      refused("Where was it made?"),
      exact("How much does the machine weigh?", /6\.2 kg/),
      asked("How big is it?", /24 x 31 x 38/),
      asked("How often do I have to descale?", /every three months/),
      asked("Can I use vinegar to descale?", /Never use vinegar/),
      asked("My coffee is cold, what can I do?", /Rinse cups/),
      asked("Why is the light flashing red?", /Pump is blocked/),
      asked("How much coffee goes into the filter?", /7 grams/),
      asked("When does it switch off by itself?", /nine minutes/),
      exact("How long is the guarantee?", /24 months/),
      asked("Where do I throw away the old machine?", /collection point/),
      asked("What milk should I use?", /3\.5 percent/),
      asked("How do I reach customer service?", /help@brewster|0345/),
      refused("How many cups can it make per hour?"),
      refused("Can I use capsules?"),
      refused("What does the grinder setting do?"),
    ],
    sought: [/every three months/, /households only/, /24 months/, /1,350 W|15 bar/, /cold water/],
  },
  {
    key: "painting-offer",
    kind: null,
    title: "Offer",
    text: `# Offer 1177 for painting your office
Colorado Color Painters, 88 Pine Street, Boulder
To: Meridian Dental Group, attention Ms. Ruth Feldman. Date: September 2, 2025
We thank you for your request and offer as follows.
| Work | Price |
| Walls, two coats, 310 square meters | $3,720.00 |
| Doors and frames, 9 pieces | $810.00 |
| Covering floors and furniture | $250.00 |
| Total | $4,780.00 |
Optional: ceiling, $980.00.
We work on weekends so that your practice can stay open. The job takes three days with two painters. We could start on October 11.
Prices hold for 60 days. Half of the amount is payable at the start and half after acceptance. For payment within one week we grant a 2% discount.
The paint is water-based and odorless. You choose the shade from our chart. Moving heavy furniture is not part of the offer.
If you cancel less than five days before the start, we charge 15% of the total.
Your contact: Miguel Santos, phone 303-555-0190`,
    questions: [
      asked("How many days do they need?", /three days/),
      asked("Which days do they work?", /weekends/),
      asked("When must I pay?", /Half of the amount/),
      exact("What do the doors cost?", /810/),
      asked("Who is the offer for?", /Meridian/),
      asked("Can I choose the color?", /You choose the shade/),
      exact("What number can I reach Miguel at?", /303-555-0190/),
      asked("What is the discount if I pay quickly?", /2%/),
      exact("How many square meters of wall?", /310/),
      exact("How much is the cancellation fee?", /15%/),
      refused("How many windows do they paint?"),
      refused("Are the painters insured?"),
      exact("What does it cost altogether?", /4,780/),
      exact("How much would the ceiling be?", /980/),
      asked("How many painters will come?", /two painters/),
      asked("When can they start?", /October 11/),
      asked("Do they move heavy furniture?", /not part of the offer/),
      asked("What if I cancel at short notice?", /15%/),
      asked("Is there a discount?", /2%/),
      asked("How long is the offer good for?", /60 days/),
      asked("Who can I call?", /Miguel Santos/),
      asked("Does the paint smell?", /odorless/),
      asked("How many doors will be painted?", /9 pieces/),
      refused("How many years of warranty do they give?"),
      refused("Which brand of paint do they use?"),
      refused("How much is the sales tax?"),
    ],
    sought: [/4,780/, /60 days/, /October 11/, /Half of the amount/, /Meridian/],
  },
  {
    key: "cough-syrup",
    kind: null,
    title: "Tussiva Cough Syrup: Information for the User",
    text: `# Tussiva Cough Syrup: Information for the User
## What is Tussiva?
Tussiva is a syrup against dry cough. Its active ingredient is pelorin.
## When must you not use it?
You must not use Tussiva if you have asthma, if you are allergic to pelorin, or during the last three months of pregnancy. It is not suitable for children under six.
## Dosage
Adults: 10 ml three times a day. Children from 6 to 12 years: 5 ml three times a day. Shake the bottle before use. Do not use it longer than seven days without medical advice.
If you have used too much, you may feel sick; contact a poison center.
## Other medicines
Do not combine Tussiva with sleeping pills. Blood thinners may act more strongly.
## Side effects
Nausea and sleepiness are frequent. A skin rash is rare; stop using the syrup if it appears.
## Driving
Tussiva can slow your reactions. Do not drive or operate machines.
## Storage
Keep the bottle in the refrigerator once opened and use it within four weeks. One bottle contains 150 ml.
Made by Halvorsen Labs, Bergen.`,
    questions: [
      asked("What is the active ingredient?", /pelorin/),
      asked("How often do I take it?", /three times a day/),
      exact("How much is in a bottle?", /150 ml/),
      asked("How long can I keep it after opening?", /four weeks/),
      asked("Does it make you tired?", /sleepiness/),
      asked("I have asthma, can I use it?", /asthma/),
      asked("Can I operate machinery?", /operate machines/),
      asked("Do I need to shake it?", /Shake the bottle/),
      asked("Does it interact with blood thinners?", /Blood thinners/),
      refused("Can I take it with milk?"),
      refused("Is it available without a prescription?"),
      asked("What is it used for?", /dry cough/),
      asked("How much should an adult take?", /10 ml/),
      asked("How much does a 7-year-old get?", /5 ml/),
      asked("Can I drive after taking it?", /Do not drive/),
      asked("I am pregnant. Can I take it?", /pregnancy/),
      asked("What happens if I take too much?", /poison center|feel sick/),
      asked("Where should I keep it?", /refrigerator/),
      asked("For how many days can I use it?", /seven days/),
      asked("Which company produces it?", /Halvorsen/),
      asked("Can I take sleeping pills with it?", /Do not combine/),
      asked("Is it ok for a 4-year-old?", /under six/),
      asked("I got a rash, should I stop?", /stop using/),
      refused("Does it contain sugar?"),
      refused("What does it cost?"),
      refused("Can I give it to my dog?"),
    ],
    sought: [/dry cough/, /10 ml/, /asthma/, /Nausea/, /refrigerator/],
  },
  {
    key: "foundation-report",
    kind: null,
    title: "Yearly Report 2023",
    text: `# Yearly Report 2023, Harbor Reading Foundation
## From the director
In 2023 our volunteers read with 2,840 children in 61 schools, 12 percent more than in the year before. My thanks go to all donors. Benedict Aubry, director
## What we did
We opened a second office in Galway in May. Forty-five new volunteers were trained. The summer camp had to be canceled because of flooding.
## Finances
| Thousand euros | 2023 | 2022 |
| Donations | 512 | 468 |
| Grants | 230 | 245 |
| Staff | 388 | 361 |
| Surplus | 47 | 29 |
The largest single gift, 75,000 euros, came from the Marlowe Trust. Administration takes 11 percent of spending. Reserves cover seven months.
## Plans for 2024
We want to reach 3,200 children and start a program for adults in Cork. A new head of fundraising joins us in March.
## Board
Chair: Sinead Corrigan. Treasurer: Owen Falk. The board met six times.`,
    questions: [
      exact("How many schools took part?", /61/),
      exact("How many volunteers were trained?", /Forty-five/i),
      asked("When did the Galway office open?", /May/),
      exact("How large was the biggest donation?", /75,000/),
      exact("How long would the reserves last?", /seven months/),
      exact("What was the surplus in 2023?", /47/),
      exact("How much did they spend on staff in 2022?", /361/),
      asked("Who chairs the board?", /Sinead Corrigan/),
      asked("Will they offer something for adults?", /program for adults/),
      refused("How many people work in Cork?"),
      refused("Who is the new head of fundraising?"),
      asked("How many kids did they reach?", /2,840/),
      exact("How much money came from donations in 2023?", /512/),
      exact("What were the grants in 2022?", /245/),
      asked("Who runs the foundation?", /Benedict Aubry/),
      asked("Why was the camp called off?", /flooding/),
      asked("Who gave the most money?", /Marlowe Trust/),
      asked("What are the goals for next year?", /3,200 children/),
      asked("Who is the treasurer?", /Owen Falk/),
      exact("What percentage goes to administration?", /11 percent/),
      asked("Where is the second office?", /Galway/),
      asked("How often did the board meet?", /six times/),
      exact("By how much did the surplus grow?", /18/),
      refused("How much does the director earn?"),
      refused("How many donors are there?"),
      refused("What were the grants in 2021?"),
    ],
    sought: [/2,840/, /512/, /11 percent/, /3,200/, /Sinead Corrigan/],
  },
  {
    key: "landlord-letter",
    kind: "Letter",
    title: "Letter",
    text: `Quayside Housing Association
14 Dock Street, Hull
3 November 2025
Dear Ms. Okafor,
Your reference: QH/2291
We are writing to let you know that the windows of your flat will be replaced between 24 and 26 November. Our contractor, Glazewell Ltd, will need access from 8 a.m. to 5 p.m. each day.
Please clear a space of one meter in front of every window and take down curtains and blinds. The workers will cover the floors, but we recommend that you remove breakable things. You do not have to be at home if you leave a key with our caretaker, Mr. Brian Stubbs.
There is no charge for you, and your rent stays the same. If the dates do not suit you, please ring us on 01482 555 016 by 14 November.
Should anything be damaged, tell us within seven days and we will put it right.
Yours faithfully,
Paula Grainger
Planned Works Manager`,
    questions: [
      asked("Which contractor replaces the windows?", /Glazewell/),
      asked("From when to when do they work?", /8 a\.m\./),
      asked("By when must I call if I can't make it?", /14 November/),
      asked("Where can I leave the key?", /Brian Stubbs/),
      exact("When was the letter written?", /3 November 2025/),
      exact("What's the reference number?", /QH\/2291/),
      asked("Should I take the curtains down?", /take down curtains/),
      asked("How much space do they need?", /one meter/),
      asked("Who is the letter to?", /Okafor/),
      refused("How much is my rent?"),
      refused("How many workers are coming?"),
      asked("What is the letter about?", /windows/),
      asked("When will they come?", /24 and 26 November/),
      asked("Who does the work?", /Glazewell/),
      asked("Do I have to pay anything?", /no charge/),
      asked("Will my rent go up?", /rent stays the same/),
      asked("Do I need to be home?", /do not have to be at home/),
      asked("What if something gets broken?", /within seven days/),
      asked("Who signed the letter?", /Paula Grainger/),
      asked("What number do I call to change the dates?", /01482/),
      asked("What do I have to do before they come?", /clear a space/),
      asked("Who is the caretaker?", /Brian Stubbs/),
      refused("How many windows are there?"),
      refused("What is Mr. Stubbs' phone number?"),
      refused("When will the heating be repaired?"),
    ],
    sought: [/24 and 26 November/, /Glazewell/, /no charge/, /14 November/, /Paula Grainger/],
  },
];
