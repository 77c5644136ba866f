import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Written before the rules for what people have at home were, and held out. */
export const UNSEEN_HOUSEHOLD_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "water-bill",
    kind: "Utility bill",
    title: "Water and sewer bill",
    text: `# City of Marlow Water and Sewer
Your statement for January 5 to March 4, 2026
Customer: Desmond Okoro, 310 Lantern Court
| Account | 7719-05 |
| Meter reading this time | 60,412 |
| Meter reading last time | 55,912 |
| Water used | 4,500 gallons |
## What you owe
| Last bill | $88.10 |
| You paid on February 2 | -$88.10 |
| Water | $31.50 |
| Sewer | $46.35 |
| Storm drain | $9.00 |
| Please pay | $86.85 |
| Pay by | April 1, 2026 |
## About your rates
The first 3,000 gallons cost $6.00 per thousand; everything above costs $9.00 per thousand. The council raised sewer rates by 4 percent last July.
## Trouble paying?
Call 555-0166 before the due date and we'll set up a payment plan. Water is shut off when two bills in a row go unpaid. Turning it back on costs $45.
## Leaks and burst mains
If you see water running in the street, call the crew on duty at 555-0170, day or night. Leaks on your side of the meter are yours to repair.
## Water quality
Our water met all federal standards in 2025. Lead was below 2 parts per billion.`,
    questions: [
      exact("how many gallons did we go through", /4,500/),
      exact("how much is the bill", /86\.85/),
      asked("who do i ring about a broken pipe in the road", /555-0170/),
      asked("i can't afford this right now", /payment plan/),
      exact("what does it cost to get reconnected", /45/),
      asked("when will they cut me off", /two bills in a row/),
      asked("is the water safe to drink", /federal standards|Lead was below/),
      exact("how much of it is for sewage", /46\.35/),
      refused("how much did my neighbors use"),
      refused("who is the mayor"),
    ],
    sought: [/4,500/, /86\.85/, /April 1/, /555-0170/],
  },
  {
    key: "heater-manual",
    kind: "Manual",
    title: "User guide",
    text: `# Emberline H2 Space Heater: User Guide
Thank you for choosing the Emberline H2, an electric heater for rooms of up to 20 m².
## Never place the heater
- In a bathroom or near a pool
- Directly below an outlet
- Within one meter of curtains, bedding, or furniture
- On a carpet with a deep pile
## First use
A slight smell during the first ten minutes is normal. Plug the heater straight into the wall, never into a power strip.
## Controls
Press and hold the power button for three seconds to lock the controls against children. Turn the dial to choose between 5 and 30 °C.
## Tip-over switch
The heater turns itself off when it's knocked over. Stand it up, wait five minutes, and press power.
## Care
Wipe the case with a dry cloth. Vacuum the grille every two weeks in the heating season.
## Problems
| Red light blinks | The heater got too hot: unplug it and let it cool for 30 minutes. |
| It doesn't start | Check that it stands level on the floor. |
## Specifications
| Power | 1,500 W |
| Sound pressure | 41 dB |
| Cord length | 1.8 m |
| Net weight | 4.2 kg |
## Guarantee
We repair or replace the heater free of charge for three years. Keep the receipt.`,
    questions: [
      asked("can i use it in the bathroom", /Never place[\s\S]*bathroom/),
      exact("is it noisy, how many decibels", /41 dB/),
      asked("ok to plug it into an extension strip", /never into a power strip/),
      asked("it smells funny", /slight smell/),
      exact("how heavy is it", /4\.2 kg/),
      asked("what does the blinking red light mean", /too hot/),
      asked("how do i stop my toddler from fiddling with the buttons", /lock the controls/),
      exact("how long is the guarantee", /three years/),
      refused("can I control it with my phone"),
      refused("how much electricity does it use in a year"),
    ],
    sought: [/bathroom/, /1,500 W/, /three years/, /power strip/],
  },
  {
    key: "walking-study",
    kind: "Research paper",
    title: "Walking after meals",
    text: `# Short Walks After Meals and Blood Sugar in Older Adults
Carmen Iglesias, Tobias Renner, and Faith Adeyemi
Department of Physiology, University of Galway
## Summary
Aim. To find out whether a short walk after each meal lowers blood sugar as well as one long walk a day.
Design and setting. A crossover study with 52 volunteers over 65 in Galway, Ireland. Each of them spent two weeks with three walks of ten minutes and two weeks with one walk of thirty.
Findings. After dinner, blood sugar was 12 percent lower with short walks. Over the whole day, the two ways didn't differ. No falls were reported.
Interpretation. Older people who can't manage a long walk lose nothing by taking three short ones.
## What we couldn't show
All volunteers were healthy, so nothing can be said about people with diabetes. Meals weren't controlled.
## Who took part
Thirty-one women and 21 men were recruited through doctors' offices. Their mean age was 71.
## Money and interests
The work was paid for by the Irish Heart Fund (grant 22-109). Tobias Renner is an unpaid adviser to a maker of pedometers.
## Correspondence
Carmen Iglesias, c.iglesias@galway.example`,
    questions: [
      exact("how many people did they test", /52/),
      asked("what was the result", /12 percent lower|lose nothing/),
      exact("who financed it", /Irish Heart Fund/),
      exact("how old were they on average", /71/),
      asked("did anyone fall", /No falls/),
      asked("does this apply to diabetics", /nothing can be said/),
      exact("how long were the short walks", /ten minutes/),
      exact("how can I reach the author", /c\.iglesias@galway\.example/),
      refused("what did they eat for breakfast"),
      refused("how much weight did they lose"),
    ],
    sought: [/12 percent lower/, /52 volunteers/, /diabetes/, /lose nothing/],
  },
  {
    key: "storage-rental",
    kind: "Contract",
    title: "Self-storage rental agreement",
    text: `# Self-Storage Rental Agreement
Between Pine Gate Storage, Inc. (Owner) and Melissa Hart (Occupant), for unit 118, 10 by 15 feet.
## Rent
The rent is $132 a month, payable in advance on the 10th. A check that bounces costs $30.
## Late rent
After five days a late charge of $20 applies. After thirty days Owner may lock the unit, and after sixty days sell what is in it.
## What may not be stored
- Food and anything that spoils
- Gasoline, propane, and fireworks
- Living things, including plants
- Tires, unless they are on wheels
## Access
The gate opens from 6 a.m. to 10 p.m. every day. The code is personal; don't pass it on.
## Insurance
Owner doesn't insure what you store. Occupant must carry insurance of at least $2,000 or buy our plan for $11 a month.
## Leaving
Give ten days' written notice and leave the unit swept and empty. There is no refund for part of a month.
## Other uses
Nobody may sleep, live, or run a business in the unit, or let others use it for money.
## Questions
The office is open on weekdays from 9 to 5. Manager: Curtis Boyle, 555-0128.`,
    questions: [
      exact("what do i pay each month", /132/),
      asked("can I keep my grill's propane tank there", /may not be stored[\s\S]*propane/),
      asked("could I get in at midnight", /10 p\.m\./),
      asked("what happens to my stuff if i stop paying", /sell what is in it/),
      asked("can I rent it out to a friend", /let others use it for money/),
      exact("how much notice do i have to give", /ten days/),
      exact("who runs the place", /Curtis Boyle/),
      asked("is my stuff insured", /doesn't insure/),
      refused("is there a camera"),
      refused("how much is the deposit"),
    ],
    sought: [/132/, /ten days/, /propane/, /2,000/],
  },
];
