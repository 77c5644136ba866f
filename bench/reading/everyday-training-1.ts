import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Meant to be learned from, so nothing is measured with these. */
export const TRAINING_EVERYDAY_DOCUMENTS_1: readonly ReadingDocument[] = [
  {
    key: "hoa-violation",
    kind: "Letter",
    title: "Courtesy notice of a covenant violation",
    text: `Saltgrass Commons Homeowners Association
c/o Pruitt Community Management, 900 Gulf Breeze Parkway, Pensacola
April 9, 2025
Mr. and Mrs. Desrosiers
41 Sandpiper Loop
Re: Covenant violation, Lot 41, second notice
Dear Mr. and Mrs. Desrosiers,
During a routine drive-through on April 3, our inspector noted the following conditions on your lot, which do not conform to the Declaration of Covenants:
- A travel trailer parked in the driveway since at least March 20 (Article VI, Section 4)
- Mildew on the north side of the fence (Article V, Section 2)
- A shed erected without approval of the Architectural Review Committee (Article VII)
Trailers, boats and recreational vehicles may stand in a driveway for no longer than 48 hours for loading. They must otherwise be garaged or kept at the storage lot on Osprey Road, where owners may rent a space for $35 a month.
We wrote to you about the trailer on March 24 and did not receive an answer. Kindly remove it within ten days of this letter. The fence should be cleaned by May 15. As to the shed, you may apply for approval after the fact, using the enclosed form together with a sketch, a survey and a fee of $50. The Committee meets on the first Wednesday of the month and ordinarily decides within thirty days. If approval is denied, the structure would have to come down at your expense.
Should these matters remain uncorrected, the Board may impose a fine of $100 per violation, and a further $25 for every day it continues, up to $1,000 in total. Fines are not levied until you have had the opportunity to be heard. You may request a hearing before three owners who do not sit on the Board by writing to us within fourteen days. Unpaid fines may be turned over to counsel for collection.
If the trailer belongs to a guest or there are medical reasons for keeping it at the house, please let us know; the Board may grant an extension of up to sixty days in cases of hardship.
We appreciate that you take pride in your home, and should you have corrected any of these items in the meantime, please disregard the relevant part of this letter and send us a photograph.
Your assessments are current. The next quarterly installment of $215 is due on July 1.
Sincerely,
Bettina Alcott, CMCA
Community Association Manager, 555-0190`,
    questions: [
      asked("what did we do wrong", /travel trailer|Mildew|shed/),
      asked("by when does the camper have to go", /ten days/),
      asked("where else could we keep it", /Osprey Road/),
      exact("what would that cost us", /\$35/, "where else could we keep it"),
      asked("can we keep the shed?", /apply for approval|after the fact/),
      asked("what will they charge if we ignore this", /\$100 per violation/),
      asked("is there a maximum", /1,000/, "what will they charge if we ignore this"),
      asked("how can we defend ourselves", /request a hearing/),
      asked("we need more time because my husband is ill", /sixty days|extension/),
      asked("have they written before", /March 24/),
      asked("do we owe any dues at the moment", /assessments are current/i),
      asked("we already cleaned the fence, what now", /disregard|photograph/),
      refused("what is the name of the inspector"),
      refused("can we paint the house blue"),
      refused("how high may a fence be"),
      refused("are we allowed to rent out our house"),
    ],
    sought: [/ten days/, /May 15/, /\$100/],
  },
  {
    key: "moving-estimate",
    kind: null,
    title: "Binding Estimate for Household Goods",
    text: `# Binding Estimate for Household Goods
Three Sisters Van Lines, USDOT 2279911, Boise, Idaho
Estimate 60418 prepared on March 11, 2025 following a video survey by Gil Navarro
| Shipper | Philippa Nakagawa |
| From | 512 North 14th Street, Boise, third floor, no elevator |
| To | 77 Larch Terrace, Missoula, single-family house |
| Packing | April 28 |
| Loading | April 29, arrival of crew between 8 and 10 a.m. |
| Delivery window | May 1 to May 3 |
## Charges
| Service | Amount |
| Linehaul, 6,400 pounds, 367 miles | $3,210.00 |
| Packing labor and cartons | $865.00 |
| Stair carry | $140.00 |
| Upright piano | $225.00 |
| Fuel surcharge | $289.00 |
| Total | $4,729.00 |
The total is guaranteed for the articles on the inventory and the services listed. Should articles be added or additional services become necessary, a revised estimate will be issued before loading, or the carrier may decline the extra goods. A shuttle truck, if the street in Missoula can't be entered by a tractor-trailer, adds $350.
## Valuation
Under the coverage selected, Released Value, the carrier's liability is limited to 60 cents per pound per article at no additional charge. Full Value Protection, under which damaged goods are repaired, replaced or settled in cash, may still be chosen until the day of loading for $412. Articles of extraordinary value, meaning more than $100 per pound, have to be declared in writing.
## What we can't take
Propane cylinders, paint, ammunition, perishable food and houseplants are not accepted. Passports, medication and jewelry should travel with you. Please drain lawn mowers and defrost the freezer 24 hours beforehand.
## Payment
A deposit of ten percent is taken upon booking and is refundable until seven days before packing. The balance is due at delivery before the truck is unloaded, by cashier's check or credit card; personal checks are not accepted. If nobody is present to receive the goods, they will be placed in storage at $95 per day after a free waiting time of two hours.
## Claims
Loss or damage must be reported in writing within nine months. The carrier acknowledges a claim within thirty days and settles it within 120 days.
This estimate lapses unless signed by March 31. For changes call dispatcher Tove Brandt, 555-0116.`,
    questions: [
      exact("what's the grand total", /4,729/),
      asked("could it get more expensive than that", /revised estimate|shuttle truck|guaranteed/),
      asked("when will my things get there", /May 1 to May 3/),
      exact("what time do the guys show up", /between 8 and 10 a\.m\./),
      asked("if they break my TV what do I get", /60 cents per pound/),
      exact("how much more is the better insurance?", /412/),
      asked(
        "until when can I switch to it",
        /day of loading/,
        "how much more is the better insurance?",
      ),
      asked("can they bring my ficus", /houseplants/),
      asked("can I pay by personal check", /not accepted/),
      asked("what if I'm late getting to the new place", /\$95 per day|two hours/),
      asked("do I get the deposit back if I change my mind", /seven days before packing/),
      asked("until when do I have to decide about this offer", /March 31/),
      refused("how many movers are coming"),
      refused("can I ride in the truck"),
      refused("do they take away the empty boxes"),
      refused("what does it cost to move my car too"),
    ],
    sought: [/4,729/, /April 29/, /May 1 to May 3/],
  },
  {
    key: "parking-penalty",
    kind: null,
    title: "Penalty Charge Notice",
    text: `# Penalty Charge Notice
London Borough of Wexcombe, Parking Services, Civic Centre, Market Row
Notice number WX2098841. Vehicle registration LR19 KDV, grey Skoda Octavia.
Served on the vehicle by civil enforcement officer 417 under the Traffic Management Act 2004
| Date of contravention | Saturday 14 June 2025 |
| First observed | 11.06 |
| Notice issued | 11.14 |
| Location | Priory Lane, outside number 30 |
| Code | 12s: parked in a residents' bay without a valid permit or voucher |
## The charge
A penalty of £130 is now payable by the keeper of the vehicle. It must be paid not later than the last day of the period of 28 days beginning with the date on which this notice was served. If payment is received within 14 days, the charge is reduced by half, to £65.
## How to pay
Online at the Council's payment page, by telephone on 020 7946 0818 (automated, 24 hours), or by postal order quoting the notice number. Cash isn't accepted at the Civic Centre, nor can payment be made to an officer. Payment is taken as acceptance of liability, and the case will be closed; do not pay if you intend to challenge.
## How to challenge
If you believe that the penalty ought not to be paid, you may write to us or use the online form. Evidence such as a receipt, a permit or a letter from a breakdown company should be attached. Where a challenge is received within 14 days and rejected, we'll hold the discount open for another 14 days from the date of our reply.
Grounds commonly accepted are that the vehicle had been stolen, that signs were missing or obscured, or that a passenger with a Blue Badge was being set down. Not having seen a sign, or having been away only briefly, isn't normally sufficient; a period of observation of five minutes is given in residents' bays.
## If you do nothing
After 28 days a Notice to Owner may be sent to the registered keeper, who can then make formal representations. Appeal from our decision lies to London Tribunals, an independent adjudicator. A charge that stays unpaid increases by 50 percent, to £195, and may be registered as a debt at the Traffic Enforcement Centre and passed to enforcement agents.
Photographs taken by the officer can be viewed online for six months. Hired vehicles: the hire company may transfer liability to the hirer.`,
    questions: [
      exact("how much is the fine", /£130/),
      asked("how can I make it less", /within 14 days/),
      asked("what did I do?", /residents' bay/),
      asked("where was that", /Priory Lane/, "what did I do?"),
      asked("exactly when did they ticket me", /11\.14/),
      asked("can I go there and pay cash", /Cash isn't accepted/i),
      asked("I think it's unfair, what are my options", /write to us|online form|challenge/i),
      asked("do I lose the discount if I complain", /another 14 days/),
      asked(
        "I was only gone for two minutes, does that count",
        /isn't normally sufficient|five minutes/,
      ),
      asked("what happens if I throw it away", /Notice to Owner|50 percent/),
      asked("is there proof", /Photographs/i),
      asked("who has the last word if the council says no", /London Tribunals/),
      refused("does this put points on my license"),
      refused("how do I get a resident permit"),
      refused("when do I not need a permit in that street"),
      refused("can I pay in installments"),
    ],
    sought: [/£130/, /14 days/, /28 days/],
  },
  {
    key: "smoke-alarm",
    kind: "Manual",
    title: "Sentrel SA-10 Smoke Alarm: Owner's Manual",
    text: `# Sentrel SA-10 Smoke Alarm: Owner's Manual
Please leave this leaflet with the occupant.
## About the alarm
The SA-10 is an optical smoke alarm with a sealed lithium battery designed to last for the whole life of the unit. Up to twelve units may be linked by radio, so that when one detects smoke, all of them sound.
## Where to fit it
Fit at least one alarm on every story, in hallways and in each bedroom. Mount it in the middle of the ceiling, not less than 50 centimeters from walls and lamps. Kitchens and bathrooms are unsuitable, as steam and cooking fumes set it off; use a heat alarm there. Don't place it where the temperature falls below 4 °C or rises above 38 °C.
## Fitting
1. Fasten the base plate with the two screws supplied.
2. Turn the alarm clockwise onto the plate; this switches it on.
3. Press the test key. Three loud beeps confirm that it works.
To link units, hold the test key of each for five seconds within one minute of each other until the light turns green.
## What the signals mean
| Signal | Meaning | What to do |
| Continuous loud tone | Smoke | Leave the building and call the fire service |
| One chirp every 48 seconds | Battery low | Replace the unit within 30 days |
| Two chirps every 48 seconds | Chamber soiled | Vacuum the openings |
| Red flash every minute | Normal operation | None |
## Silencing a false alarm
Briefly pressing the key silences the unit for ten minutes, after which sensitivity returns on its own. Only the unit which detected the smoke can be silenced; it is the one that flashes rapidly. A low battery chirp can be put off for ten hours in the same way, up to three times.
## Care
Test the alarm monthly and after every holiday. Vacuum it with a soft brush twice a year. Never paint it, and take it down during renovation work, since dust may ruin the chamber.
## Limits
A smoke alarm can't prevent fires. It may not wake people who are under the influence of alcohol or hard of hearing, for whom a vibrating pad, model VP-2, is available as an accessory. Closed doors can keep the tone from being heard.
## Replacement and disposal
Replace the unit ten years after the date printed on its side. It doesn't belong in household waste; take it to a collection point, having first switched it off by pushing the slider on the back.
Guarantee: five years. Loudness: 85 dB at three meters. Helpline: 0800 496 0173.`,
    questions: [
      asked("it keeps chirping once in a while", /Battery low|Replace the unit/i),
      asked("I burned toast, how do I shut it up", /pressing the key/),
      exact("for how long is it quiet then", /ten minutes/, "I burned toast, how do I shut it up"),
      asked("how do I change the battery", /sealed lithium battery|Replace the unit/i),
      asked("can I hang one in the kitchen", /unsuitable/),
      asked("which rooms need one?", /hallways|every story/),
      asked("do they all go off together", /all of them sound/),
      asked("what's the red blinking", /Normal operation/i),
      asked("my dad is nearly deaf", /vibrating pad|VP-2/),
      asked("how often should I check that it works", /monthly/),
      asked("when do I need to buy a new one", /ten years/),
      asked("we're repainting the ceiling, anything I should do", /take it down|Never paint/i),
      refused("does it detect carbon monoxide"),
      refused("can I see it on my phone"),
      refused("what does it cost"),
      refused("how far apart can linked alarms be"),
    ],
    sought: [/monthly/, /ten years/, /every story/],
  },
  {
    key: "car-inspection",
    kind: null,
    title: "Pre-Purchase Inspection Report",
    text: `# Pre-Purchase Inspection Report
Halvorsen Auto Diagnostics, 2116 Commerce Way, Fargo. Report 9027, May 22, 2025
Requested by: Winston Adeleke. Seller: private party, Grand Forks.
| Vehicle | 2017 Subaru Outback 2.5i Premium |
| VIN ending | 4H3317745 |
| Odometer | 98,412 miles |
| Asking price | $11,900 |
| Inspector | Mei-Ling Gustafson, ASE Master Technician |
## Summary
A sound car with ordinary wear for its mileage. Two items call for attention before it's driven at length: the front brakes and a seeping head gasket on the left. Allowing about $2,600 for the work below, we would consider a price near $9,500 reasonable.
## Findings
| System | Grade | Remarks |
| Engine | Fair | Oil seepage at left head gasket; no coolant in oil |
| Transmission | Good | Smooth in all ranges; fluid is original and should be changed |
| Front brakes | Poor | Pads at 2 mm, rotors scored |
| Rear brakes | Good | Pads at 7 mm |
| Tires | Fair | 4/32 inch, date code 2019 |
| Battery | Good | Replaced 2023, 640 CCA measured |
| Suspension | Fair | Left rear wheel bearing hums above 45 mph |
| Air conditioning | Good | 41 °F at the vent |
## Body and frame
Paint readings on the right rear door and quarter panel were twice those elsewhere, which points to a repair after a collision. Welds and frame measurements were within tolerance, so structural damage is unlikely. The seller had not mentioned an accident, and none appears in the vehicle history. Surface rust on the exhaust is typical of cars driven on salted roads.
## Electronics
No trouble codes were stored. Readiness monitors had been reset within the last 60 miles, meaning that codes may have been cleared shortly before our visit; we advise a second scan after 200 miles. One key was supplied.
## Estimated repairs
| Head gaskets, both sides | $1,850 |
| Front pads and rotors | $410 |
| Wheel bearing | $340 |
Tires will be needed by next winter and are not included.
## Road test
Fourteen miles in town and on the interstate at 68 °F. Steering tracked straight; no vibration under braking.
## Scope
The inspection is visual and nothing was disassembled. It reflects the condition on the day and isn't a warranty. Our charge of $189 is credited toward repairs ordered here within thirty days. An open recall for the windshield wiper motor can be remedied by any dealer free of charge.`,
    questions: [
      asked("should I buy it?", /sound car|\$9,500/),
      asked("what would be a fair price", /9,500/),
      asked("what's broken", /front brakes|head gasket/i),
      exact("how much to get the brakes done", /410/),
      asked("was it ever in a crash", /repair after a collision/),
      asked("did the owner tell us about that?", /had not mentioned/, "was it ever in a crash"),
      asked(
        "are they hiding something",
        /codes may have been cleared|had not mentioned|Readiness monitors/,
      ),
      asked("is the rust bad", /typical/),
      asked("there's a humming noise, what is it", /wheel bearing/i),
      exact("how many miles does it have", /98,412/),
      asked("how long will the tires last", /next winter/),
      asked("any recalls", /wiper motor/),
      refused("how many owners has it had"),
      refused("what gas mileage does it get"),
      refused("when was the last oil change"),
      refused("does it have heated seats"),
    ],
    sought: [/98,412/, /head gasket/i, /9,500/],
  },
  {
    key: "wedding-photos",
    kind: "Contract",
    title: "Wedding Photography Agreement",
    text: `# Wedding Photography Agreement
This agreement is made on November 2, 2024 between Isolde Marchetti Photography ("Photographer") and Caleb Thornquist and Amara Diallo ("Clients").
## 1. Engagement
Photographer will document the Clients' wedding on Saturday, September 20, 2025 at Blue Heron Barn, Hudson, New York, from 1 p.m. to 10 p.m. One second photographer is included. Further hours, subject to availability on the day, are charged at $300.
## 2. Fees
| Collection "Meadow", nine hours | $4,200 |
| Engagement session | included |
| Travel, flat | $180 |
| Total | $4,380 |
A retainer of $1,300 was received on signing and secures the date; it is not refundable. The second payment of $1,500 is due on June 1, 2025, and the remainder fourteen days before the wedding. Photographer isn't obliged to appear while any payment is outstanding.
## 3. Delivery
A preview of about thirty pictures will be sent within one week. The edited collection, not fewer than 600 images, is made available in an online gallery within ten weeks of the wedding, and remains there for one year. Unedited files are not released. Albums are ordered separately; proofs must be approved within sixty days of delivery, failing which the layout is deemed accepted.
## 4. Rights
Photographer retains copyright. Clients may print, share and publish the pictures for personal purposes without limit but may not sell them, alter them with filters, or enter them in contests. Photographer may show the pictures in a portfolio and on social media, unless Clients object in writing before the wedding day.
## 5. On the day
Clients shall provide a hot meal for the photographers and name a person to gather relatives for group pictures. Photographer isn't responsible for shots missed because of guests' cameras, late arrivals, or rules of the venue. Nobody else may be engaged as a professional photographer.
## 6. Illness and other impediments
If Photographer can't attend on account of illness or injury, she'll make every effort to send a substitute of comparable skill. If none can be found, all payments shall be returned, and her liability goes no further.
## 7. Postponement and cancellation
The date may be moved once without charge on ninety days' notice, provided Photographer is free. If Clients cancel less than sixty days before the wedding, the full price is owed; before that, only sums already due.
## 8. Harassment
Photographer may leave, with full pay, where she or her assistant is threatened or harassed and the conduct doesn't cease after a warning.`,
    questions: [
      exact("what does it cost altogether", /4,380/),
      asked("how long does she stay?", /1 p\.m\. to 10 p\.m\.|nine hours/),
      asked("and if the party goes on longer?", /\$300/, "how long does she stay?"),
      asked("when do we get to see the pictures", /ten weeks|one week/),
      asked("how many will we get", /600/),
      asked("can we have the raw files", /not released/),
      asked("we don't want our faces on instagram", /object in writing/),
      asked("what if she's sick on the day", /substitute/),
      asked("we might have to move the wedding", /ninety days/),
      asked("do we have to feed her", /hot meal/),
      asked("if we call it off do we still have to pay", /sixty days|full price/),
      asked("does she come alone", /second photographer/),
      refused("does she also film video"),
      refused("how much is an album"),
      refused("can she bring a drone"),
      refused("what camera does she use"),
    ],
    sought: [/September 20, 2025/, /4,380/, /\$1,300/, /ten weeks/],
  },
  {
    key: "hearing-test",
    kind: null,
    title: "Audiology Report",
    text: `# Audiology Report
Ridgeway Hearing and Balance Center, 14 Quarry Street, Burlington, Vermont
Patient: Leopold Vanterpool, born July 30, 1957. Seen February 18, 2025 by Nkechi Farrow, Au.D. Referred by: Dr. Sung, primary care.
## Reason for the visit
Mr. Vanterpool reports that conversation has become hard to follow over the past four years, chiefly in restaurants and when his grandchildren speak. His wife finds the television too loud. He describes a high-pitched ringing on the left which is most noticeable at night. He denies dizziness and ear pain. He operated presses in a print shop for 31 years, without hearing protection until 1990.
## Findings
Otoscopy showed a clear canal on the right; on the left a moderate amount of wax was removed before testing. Eardrums moved normally.
| Frequency | Right ear | Left ear |
| 500 Hz | 15 dB | 20 dB |
| 1000 Hz | 20 dB | 25 dB |
| 2000 Hz | 35 dB | 40 dB |
| 4000 Hz | 55 dB | 70 dB |
| Word recognition | 92% | 76% |
## Interpretation
There is a sloping sensorineural loss, mild to moderate on the right and mild to moderately severe on the left, consistent with age and with past exposure to noise. The difference between the ears, in thresholds as well as in word recognition, exceeds what would be expected and should be investigated.
## Recommendations
- Magnetic resonance imaging, to be ordered by an ear, nose and throat physician, in order to exclude a growth on the hearing nerve; this is rare, and the appointment is a precaution
- A trial of hearing aids in both ears, which can begin once the physician has given clearance
- Background sound at bedtime for the ringing
- Earmuffs when using power tools
- Another test in twelve months, or at once if hearing drops suddenly
## Hearing aids discussed
| Model | Per pair | Features |
| Auris 3 | $2,400 | Four channels, disposable battery |
| Auris 7 | $4,100 | Twelve channels, rechargeable, telephone streaming |
The price includes fitting, three follow-up visits and a warranty of three years. The pair may be returned within 45 days; a fee of $150 per aid is retained. His plan contributes $1,000 every three years, and prior authorization isn't needed. The patient prefers the rechargeable model because arthritis makes small batteries difficult to handle.
## Communication
Family members are advised to face him, to speak at a moderate pace, and to rephrase rather than repeat. He may continue to drive.
Copy to Dr. Sung`,
    questions: [
      asked("how bad is my hearing", /mild to moderate/),
      asked("which side is worse?", /left/),
      asked("why is it like this", /age|exposure to noise/),
      asked("what do they want me to get an MRI for", /growth on the hearing nerve/),
      asked("should I be scared", /rare|precaution/, "what do they want me to get an MRI for"),
      asked("what can I do about the ringing", /Background sound/i),
      exact("what do the better ones cost", /4,100/),
      asked("how much does insurance chip in", /1,000/),
      asked("can I give them back if I hate them", /45 days/),
      asked("when should I come back for a checkup", /twelve months/),
      asked("how should my wife talk to me", /face him|rephrase/),
      asked("am I still allowed to drive", /continue to drive/),
      refused("can I wear them in the shower"),
      refused("when is my MRI appointment"),
      refused("do hearing aids make the tinnitus go away"),
      refused("how long does a battery last"),
    ],
    sought: [/sensorineural loss|hearing aids/i, /twelve months/, /Vanterpool/],
  },
  {
    key: "food-bank-slides",
    kind: "Slides",
    title: "Welcome to the Pantry: Volunteer Orientation",
    text: `# Welcome to the Pantry
Volunteer Orientation, Eastmoor Community Food Bank
Presented by Lucinda Brathwaite, volunteer coordinator
---
# Who we are
- Founded in 1998 in the basement of St. Brendan's Church
- Serving about 1,150 households a month, up from 820 before the plant closed
- Four paid staff, 240 volunteers
- Two thirds of our food is rescued from supermarkets; the rest is bought or donated by neighbors
---
# Who may shop here
- Anyone living in Eastmoor or Dunbar County
- Twice a month, choosing their own groceries
- No proof of income and no questions about immigration
- A piece of mail showing the address is enough
---
# Shifts
| Shift | Days | Hours | Tasks |
| Sorting | Monday, Thursday | 9 to noon | Check dates, shelve |
| Distribution | Tuesday, Saturday | 10 to 2 | Greet, restock, carry |
| Driving | Daily | 7 to 9 a.m. | Pick up from stores |
- Sign up in the calendar by Friday for the week to come
- Can't make it? Text the shift lead at least four hours ahead
- Three no-shows and we take you off the list
---
# Age and clearance
- From 12 with an adult, from 16 alone
- Drivers: 21 or older, clean record, own insurance not required
- Background check for anyone delivering to homes; we pay for it
---
# Food safety
- Closed shoes, hair tied back, gloves when handling produce
- Stay home for 48 hours after vomiting or diarrhea
- Refrigerated goods out of the cooler no more than 30 minutes
- "Best by" is about quality: canned goods are fine for two years past it
- Baby formula past its date always goes in the trash
---
# Respect
- What you see here stays here; no pictures of guests
- Volunteers who need food shop like everybody else, after their shift
- Don't hand out cash, rides or your phone number
- Guest upset? Step back and fetch the shift lead
---
# If something happens
- First aid kit and defibrillator next to the loading dock
- Report every injury the same day, however small
- Fire: meet at the basketball court
---
# Thank you
- Hours count toward school service; Lucinda signs the forms
- Picnic for volunteers on August 16
- Parking behind the church, not at the pharmacy`,
    questions: [
      asked("can my 13 year old help", /From 12 with an adult/i),
      asked("how do I sign up for a shift", /calendar/),
      asked("what if I can't come", /four hours ahead/),
      asked(
        "what happens if I just don't show up",
        /take you off the list/,
        "what if I can't come",
      ),
      asked("what should I wear", /Closed shoes/i),
      asked("where can I leave my car", /behind the church/),
      asked("do people need to prove they're poor", /No proof of income/i),
      asked("how often can somebody come for food", /Twice a month/i),
      asked("a can of beans is past the date, toss it?", /two years/),
      asked("I had a stomach bug, when can I come back", /48 hours/),
      asked("can I take some food home for myself", /after their shift|shop like everybody else/),
      asked("someone cut their finger, what do I do", /First aid kit|Report every injury/i),
      refused("how much money do they get in donations"),
      refused("is there coffee for volunteers"),
      refused("what languages do guests speak"),
      refused("do drivers get gas money"),
    ],
    sought: [/1,150 households/, /48 hours/, /four hours/],
  },
];
