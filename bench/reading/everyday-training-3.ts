import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Meant to be learned from, so nothing is measured with these. */
export const TRAINING_EVERYDAY_DOCUMENTS_3: readonly ReadingDocument[] = [
  {
    key: "deposit-deductions",
    kind: "Letter",
    title: "Disposition of your security deposit",
    text: `Larkspur Property Partners
230 Alameda Street, Suite 6, Sacramento, California
July 18, 2025
Ms. Keiko Brandão
c/o 1904 Alder Court, Davis
Re: Disposition of security deposit, 88 Tule Lane, Apartment 12
Dear Ms. Brandão,
You vacated the apartment on June 30, 2025, after a tenancy of two years and four months. Under Civil Code section 1950.5 we're required to account for your deposit within twenty-one days. Our itemized statement follows.
| Deposit held | $2,350.00 |
| Interest | none required by city ordinance |
| Carpet, bedroom, remaining useful life | -$310.00 |
| Cleaning, oven and bathroom, 3 hours | -$135.00 |
| Two window screens | -$84.00 |
| Unpaid water bill, May and June | -$96.40 |
| Refund enclosed | $1,724.60 |
The carpet, which was six years old, bore a bleach stain about a foot across in front of the closet. As carpets are expected to last ten years, we charge only four tenths of the price of replacement. The stain isn't noted on the checklist you and our agent signed when you moved in. Paint, small nail holes and the worn spot in the hallway are regarded as ordinary wear and tear, for which nothing has been deducted.
When Mr. Espinoza inspected the apartment with you on June 17, he pointed out the oven and the missing screens so that you might remedy them yourself. Photographs taken on that occasion and on July 1 are attached, together with the invoice of Sparkle Janitorial. The screens were made by our own staff, at $28 an hour plus material.
One of the three keys issued hasn't come back to us. We haven't changed the lock and make no charge for it, provided it arrives by July 31; the fee would otherwise be $40.
The check is made out to you alone. Your former roommate, Mr. Petrov, transferred his share to you in writing on March 2, and questions between the two of you are not for us to settle. Should the check not be cashed within 180 days, it becomes void.
If you disagree with any item, please write to us within thirty days, saying why and adding whatever evidence you have. We'd much rather talk than go to small claims court, where either of us could bring the matter. Cashing the check doesn't mean that you accept the deductions.
We'd be pleased to provide a reference. Mail that still reaches the apartment will be forwarded until the end of August.
Yours truly,
Annelise Kowalczyk
Resident Accounts, 555-0151`,
    questions: [
      exact("how much am I getting back", /1,724\.60/),
      asked("what did they take off", /Carpet|Cleaning|window screens|water bill/i),
      asked("why do I have to pay for the carpet", /bleach stain/),
      asked(
        "but the carpet was old!",
        /four tenths|ten years/,
        "why do I have to pay for the carpet",
      ),
      asked("did they charge for the holes from my pictures", /ordinary wear and tear/),
      asked("do they have proof", /Photographs|invoice of Sparkle/i),
      asked("I found a key in my purse, is that a problem", /July 31/),
      asked("if I deposit the check am I saying it's ok", /doesn't mean that you accept/),
      asked("I want to object", /thirty days/),
      asked("what about my roommate's half?", /Petrov|transferred his share/),
      asked("how long is the check good", /180 days/),
      asked("will they say nice things to my next landlord", /reference/),
      refused("how much was the rent"),
      refused("who is moving into the apartment now"),
      refused("why did I move out"),
      refused("can they charge me for the broken fridge"),
    ],
    sought: [/2,350/, /1,724\.60/, /thirty days/],
  },
  {
    key: "balloon-voucher",
    kind: null,
    title: "Gift Voucher and Terms: Sunrise Balloon Flight",
    text: `# Gift Voucher: Sunrise Balloon Flight
Skylark Ballooning, The Old Dairy, Shaftesbury, Dorset
| Voucher number | SKY-77120 |
| For | Granny Pam and Grandpa Colin |
| Given by | The Hendersons |
| Flight | Shared basket, two adults |
| Issued | 4 December 2025 |
| Valid until | 31 October 2027 |
"Happy golden wedding! Don't look down. All our love."
## How to book
Flights take place from April to October, at dawn or about two hours before sunset. Choose a date in our calendar or ring 01747 555 016 between 10 and 4, quoting the voucher number. Dates are released on the first of February. Weekends fill quickly; weekday mornings have the best chances of good weather.
## On the day
Ring the flight line the evening before, after 6 p.m., to hear whether the weather allows us to go. Allow four hours in all, of which roughly one is spent in the air. Passengers help to unpack the balloon, which is part of the fun. After landing, wherever the wind has taken us, the pilot opens a bottle of sparkling wine, hands out certificates, and a Land Rover drives everyone back to the meeting point.
Dress as for a country walk, in layers and with stout shoes. It's no colder than on the ground. A hat protects tall passengers from the warmth of the burner. Cameras are welcome on a strap; drones are not.
## Who can fly
| Minimum age | 8 years, under 16 with an adult |
| Minimum height | 1.37 m (4 ft 6 in) |
| Maximum weight | 120 kg per person |
| Standing | One hour without a seat |
| Not permitted | Pregnancy; surgery within the past six months |
There's no upper limit on age; our oldest passenger was 94. Passengers have to be able to climb into a basket of 1.2 meters with footholds and to brace themselves for a landing that may be bumpy. Anyone with a hip or knee replacement, osteoporosis or a heart condition needs a note from a doctor.
## If it can't take place
Where we call off a flight on account of weather, you simply book again; statistically one flight in two is postponed, and we extend the voucher by six months once it has happened three times. You may change a date free of charge up to ten days before; after that, or if you don't turn up, the voucher counts as used.
## Other terms
The voucher isn't exchangeable for cash but may be passed on to other persons; let us have their names and weights. Refunds are given to the purchaser within 14 days of purchase. An upgrade to a private basket costs £380. Each passenger is insured by the operator up to £100,000 as required by the Civil Aviation Authority. Spectators can follow by car at their own risk.`,
    questions: [
      asked("when does this run out", /31 October 2027/),
      asked("how do we pick a day", /calendar|01747 555 016/),
      asked("can we go at christmas", /April to October/),
      asked("how long are you actually up there", /roughly one is spent in the air/),
      asked("and the whole thing?", /four hours/, "how long are you actually up there"),
      asked("what should grandpa wear", /country walk|layers/),
      asked("grandma had a new hip put in", /note from a doctor/),
      asked("are they too old for it?", /no upper limit on age/),
      asked("what happens when it rains", /book again|call off/),
      asked("can they give it to my brother instead", /passed on to other persons/),
      asked("how do we get back to the car after we land", /Land Rover/),
      asked("we want the basket to ourselves", /£380/),
      refused("how high does it go"),
      refused("what did the voucher cost"),
      refused("is there a toilet"),
      refused("where is the meeting point"),
    ],
    sought: [/31 October 2027/, /120 kg/, /April to October/],
  },
  {
    key: "mortgage-estimate",
    kind: null,
    title: "Loan Estimate",
    text: `# Loan Estimate
Save this estimate to compare with your closing disclosure.
Piedmont Farmers Credit Union, 61 Trade Street, Greensboro, North Carolina
| Date issued | August 6, 2025 |
| Applicants | Rashid and Colleen Mahoney-Aziz |
| Property | 15 Dogwood Circle, Summerfield |
| Sale price | $342,000 |
| Loan term | 30 years |
| Product | Fixed rate |
| Rate lock | Yes, until October 4, 2025, at 5 p.m. |
| Loan officer | Yolanda Pettigrew, NMLS 400718 |
## Loan terms
| Item | | Can this amount increase after closing? |
| Loan amount | $290,700 | No |
| Interest rate | 6.375% | No |
| Monthly principal and interest | $1,813.59 | No |
| Prepayment penalty | None | |
| Balloon payment | None | |
## Projected payments
| | Years 1 to 9 | Years 10 to 30 |
| Principal and interest | $1,813.59 | $1,813.59 |
| Mortgage insurance | $104.00 | none |
| Estimated escrow | $367.00 | $367.00 |
| Estimated total | $2,284.59 | $2,180.59 |
Escrow covers property taxes and homeowner's insurance and can rise over time. The dues of the neighborhood association, $38 a month, aren't collected by us and must be paid separately.
## Costs at closing
| Origination charges | $1,453 |
| Appraisal, credit report, flood determination | $742 |
| Title services, which you may shop for | $1,960 |
| Recording fees and transfer taxes | $118 |
| Prepaid interest and initial escrow | $2,407 |
| Total closing costs | $6,680 |
| Down payment | $51,300 |
| Deposit already paid | -$5,000 |
| Estimated cash to close | $52,980 |
## Other considerations
Appraisal. We may order an appraisal and charge you for it; you'll be given a copy promptly, even if your loan doesn't close.
Assumption. We will not allow a buyer of the property to take over this loan on the original terms.
Insurance. You may choose any company acceptable to us. Flood insurance is not needed for this parcel.
Late payment. If a payment is more than 15 days late, we charge 4 percent of principal and interest.
Mortgage insurance is dropped upon request as soon as the balance has fallen to 80 percent of the original value, and by law at 78 percent.
Servicing. We intend to service the loan ourselves rather than transfer it.
In five years you'll have paid $115,055 in principal, interest, insurance and loan costs, of which $18,700 will have reduced the principal. The annual percentage rate is 6.71 percent.
You don't have to accept this loan because you have received or signed this form. These terms are available until August 20; afterwards closing costs may change. We'll need two recent pay stubs, two years of W-2s, and statements of all accounts.`,
    questions: [
      exact("how much are we borrowing", /290,700/),
      exact("what's the interest", /6\.375/),
      asked("could that go up later?", /Fixed rate|Interest rate.*No\b/, "what's the interest"),
      exact("what will we pay each month at first", /2,284\.59/),
      exact("how much money do we need to bring on the day", /52,980/),
      asked("are we punished for paying it off early", /Prepayment penalty/i),
      asked("when can we stop paying the mortgage insurance", /80 percent/),
      asked("do we need flood coverage", /not needed/),
      asked("are the HOA fees in there", /aren't collected|paid separately/),
      asked("what if we're late with a payment", /4 percent/),
      asked("are we committed now", /don't have to accept/),
      asked("until when is the rate guaranteed", /October 4, 2025/),
      refused("what's our credit score"),
      refused("how much would it be with a 15-year loan"),
      refused("when is the closing"),
      refused("who owns the house now"),
    ],
    sought: [/290,700/, /6\.375/, /52,980/, /October 4, 2025/],
  },
  {
    key: "care-home",
    kind: "Contract",
    title: "Residential Care Agreement",
    text: `# Residential Care Agreement
Between Ashgrove House Ltd, Harrogate ("the Home"), Mrs. Winifred Tolliver ("the Resident"), and her son, Mr. Graham Tolliver ("the Representative")
## 1. Room
The Resident is allotted room 17 on the garden floor, with en suite washroom. She may bring her own furniture so far as fire regulations allow, and a pet by agreement with the manager. The Home may ask her to change rooms only for urgent reasons of health or repair, and after consultation.
## 2. Trial stay
The first four weeks from 3 March 2025 are a trial, during which either side may end the agreement on seven days' notice.
## 3. Fees
| Weekly fee, room and personal care | £1,085.00 |
| NHS contribution to nursing, where awarded | deducted |
| Hairdresser, per visit | £16.00 |
| Chiropodist, every six weeks | £32.00 |
| Escort to hospital, per hour | £18.50 |
Included are all meals, laundry, heating, activities and the telephone line, though not calls abroad. Dry cleaning, newspapers, toiletries of a particular brand and private physiotherapy are at the Resident's own cost.
Fees are payable monthly in advance by standing order. They're reviewed each April, with no less than four weeks' notice, in line with wages and the price index; should the Resident's needs alter materially, the fee may be altered after a fresh assessment.
## 4. Absence
If the Resident is in hospital or on holiday, her room is kept. After the first seven days the fee is reduced by fifteen percent for as long as she's away, up to eight weeks.
## 5. Care
A plan of care is drawn up with the Resident within 72 hours of her arrival and reviewed monthly. Mrs. Tolliver wishes to be called Freda, takes tea before breakfast, and wants no male carer to assist with bathing. Her key worker is Blessing Onuoha. Dr. Pemberton's surgery attends every Wednesday, but she may remain with her own doctor.
Medicines are kept locked and given out by senior staff, unless an assessment shows that she's able to look after them.
## 6. Visitors
Family and friends are welcome at any hour, though we ask that mealtimes be left undisturbed. A guest room may be had for £40 a night. Visiting can be restricted during an outbreak of infection, save for one essential caregiver.
## 7. Valuables
The Home insures belongings up to £1,500, and single objects up to £250. Cash above £50 should be handed to the office.
## 8. Complaints
These may be made to the manager, Sister Ruth Ledbetter, who replies within ten days, and thereafter to the Ombudsman.
## 9. Termination
After the trial, four weeks' written notice is required on either side. The Home may give notice only where fees are eight weeks in arrears, where needs can no longer be met, or where the safety of others is at risk. On the death of the Resident, fees cease three days after the room has been cleared, or after ten days at the latest.`,
    questions: [
      exact("what does it cost a week", /1,085/),
      asked("can mum take her armchair", /her own furniture/),
      asked("and her budgie", /pet by agreement/, "can mum take her armchair"),
      asked("what if she hates it there", /seven days' notice|trial/),
      asked("do we still pay when she's in hospital", /fifteen percent/),
      asked("when can we come and see her", /at any hour/),
      asked("can I stay overnight", /£40/),
      asked("is the hairdresser in the price", /£16/),
      asked(
        "can they throw her out",
        /eight weeks in arrears|needs can no longer be met|only where/,
      ),
      asked("does she have to switch doctors?", /remain with her own doctor/),
      asked("who looks after her mainly", /Blessing Onuoha/),
      asked("what about her jewelry if it goes missing", /£1,500|£250/),
      refused("how many residents live there"),
      refused("what illnesses does she have"),
      refused("what's for dinner on Sundays"),
      refused("will the council help with the fees"),
    ],
    sought: [/1,085/, /3 March 2025/, /four weeks/],
  },
  {
    key: "bike-share",
    kind: null,
    title: "Pedalo City Bikes: Rider Terms",
    text: `# Pedalo City Bikes: Rider Terms
Version of 1 May 2025. By unlocking a bike, you agree to the following.
## 1. Who may ride
You must be 16 or older, have registered with a valid phone number and means of payment, and be fit to ride. Up to three bikes can be rented at once on one account; you answer for those who ride along with you. Lending your login to others is not allowed.
## 2. Renting
Scan the code on the mudguard. Check brakes, lights and tires before setting off; if something's amiss, report it in the app within two minutes, and the rental is canceled without charge. Rentals may not exceed 24 hours.
## 3. Prices
| Tariff | Price | Included |
| Pay as you go | €1 to unlock, €0.12 per minute | nothing |
| Monthly | €12 | 30 minutes per ride |
| Yearly | €75 | 45 minutes per ride |
| Electric bike surcharge | €0.10 per minute | |
With a subscription, minutes beyond those included cost €0.08. Students of the university ride free for an hour, once they've linked their card. A pause costs the same as riding. Subscriptions renew automatically; cancel in the app no later than the day before renewal.
## 4. Where to leave it
Bikes are to be returned at one of 140 stations, shown in the app. If a station is full, lean the bike within twenty meters of it and close the lock. Leaving it elsewhere inside the ring road costs €5, and outside, €25. The rental ends only when the lock has been pushed down and the app confirms; otherwise it goes on being charged.
## 5. What isn't allowed
Riding under the influence, without hands or with a second person; loads above 10 kilograms in the basket; trips outside the country; using your own lock. Children may not be carried. A helmet isn't compulsory but recommended.
## 6. Breakdown, accident, theft
Call 0800 555 018 at any time. In an accident involving others, fetch the police. If a bike is stolen during your rental, you must report it to the police within 12 hours; having done so, you owe at most €150, provided it was locked. Damage caused by ordinary use is on us; for damage through gross negligence you pay the cost of repair, up to €400.
## 7. Insurance
Third-party liability is insured by Pedalo up to two million euros. Your own injuries and belongings aren't covered.
## 8. Fines
Fines incurred by you are passed on with a handling fee of €15.
## 9. Data
We store the beginning and end of each ride but not the route. Ride data are made anonymous after 90 days. Your account can be deleted in the settings; credit below €5 isn't paid out.
## 10. Blocking
We may block an account after two failed payments or for grave breaches. Complaints are answered by Sanna Koivisto's team within five working days: rider@pedalo.example.`,
    questions: [
      asked("how old do you have to be", /16 or older/),
      asked("what does 20 minutes cost me without a subscription", /0\.12 per minute|€1 to unlock/),
      asked("is the electric one more expensive?", /0\.10 per minute/),
      asked("can I take one for my friend too", /three bikes/),
      asked("can I just leave it in front of my house", /€5|€25|elsewhere/),
      asked("there's no space at the station", /twenty meters/),
      asked("how do I know that it stopped charging me", /app confirms|lock has been pushed down/),
      asked("somebody stole it", /report it to the police|€150/),
      asked("how fast do I have to do that", /12 hours/, "somebody stole it"),
      asked("do I need a helmet", /isn't compulsory/),
      asked("can they see where I went", /not the route/),
      asked("I got a ticket for running a red light", /€15|passed on/),
      refused("how fast do the electric bikes go"),
      refused("are there discounts for seniors"),
      refused("do the bikes have gears"),
      refused("can I reserve a bike"),
    ],
    sought: [/16 or older/, /€75|€12/, /24 hours/],
  },
  {
    key: "physical-therapy",
    kind: null,
    title: "Home Exercise Program After Rotator Cuff Repair",
    text: `# Home Exercise Program After Rotator Cuff Repair
Bayshore Physical Therapy, Tampa. Prepared for Ignatius Boateng by Corinne Delacroix, PT, DPT
| Operation | April 22, 2025, right shoulder, Dr. Halloran |
| First therapy visit | May 6, 2025 |
| Visits approved by insurer | 16, through August 31 |
| Copayment | $35 per visit |
| Next visit | May 13, 8:40 a.m. |
## What to expect
The tendon has been sewn back to the bone and takes about twelve weeks to heal firmly. Until then, the muscle must not lift the arm on its own. Most people regain everyday use by four months, and return to tennis, golf or overhead work between six and nine months.
## Sling
Wear it day and night for six weeks, including in crowds. It may come off for washing, for dressing, and for the exercises. Sleep half upright in a recliner, or with pillows beneath the elbow.
## Exercises, weeks 2 to 6
| Exercise | Repetitions | Times a day |
| Pendulum: lean forward, let the arm hang, draw small circles | 20 each way | 3 |
| Table slide: rest the hand on a towel, slide forward by bending at the hips | 10 | 2 |
| Squeeze a soft ball | 30 | 4 |
| Shoulder blade pinches | 15 | 3 |
| Elbow bends with the arm at the side, no weight | 10 | 3 |
Stop a movement at the point where a pull turns into pain. A dull ache for up to an hour afterwards is acceptable; more than that means that you did too much, so halve the repetitions on the following day.
## Ice and medicine
Apply ice for fifteen minutes after exercising, with a cloth between pack and skin. Pain medicine, if prescribed, works best half an hour before a session. Check with the surgeon before taking ibuprofen or naproxen, which can impair healing.
## Not yet
- No lifting of anything heavier than a coffee cup before week 6
- No reaching behind the back, as for a wallet or a belt
- No leaning on the arm when rising from a chair
- No driving while the sling is worn or opioids are taken
Desk work may be resumed after about two weeks, with the forearm supported. Mr. Boateng, who lays tile, should plan on five months before returning to full duty; we'll fill in the form for his employer.
## Warning signs
Call the surgeon's office, 555-0177, for fever above 101 °F, redness or drainage at the incisions, or numbness that spreads. Chest pain or a swollen calf is an emergency: dial 911.
## Appointments
Please give 24 hours' notice if you can't come; a missed visit is billed at $50 and counts against the visits approved. Wear a sleeveless shirt. Bring this sheet along, with a check mark for each day on which the exercises were done.`,
    questions: [
      asked("how long do I have to wear this thing on my arm", /six weeks/),
      asked(
        "can I take it off in the shower?",
        /come off for washing/,
        "how long do I have to wear this thing on my arm",
      ),
      asked("when will I be able to play golf", /six and nine months/),
      asked("can I drive yet", /No driving/i),
      asked("it hurts after I do them, is that normal", /dull ache/),
      asked("how should I lie in bed", /recliner|half upright/i),
      asked("is Advil ok", /ibuprofen/),
      exact("how often a day do I do the ball", /\b4\b|four/),
      asked("when can I go back to laying floors", /five months/),
      asked("I can't make it on the 13th", /24 hours/),
      exact("what do I pay each time", /\$35/),
      asked("my leg's swollen, who do I call", /911/),
      refused("what will the exercises be after week 6"),
      refused("when do the stitches come out"),
      refused("can I have sex"),
      refused("how big was the tear"),
    ],
    sought: [/six weeks/, /April 22, 2025/, /twelve weeks/],
  },
  {
    key: "solar-proposal",
    kind: null,
    title: "Proposal for a Rooftop Solar System",
    text: `# Proposal for a Rooftop Solar System
Highplains Solar Cooperative, Pueblo, Colorado
Prepared for the Eastman-Ruiz household, 73 Cholla Drive. Proposal HS-2291, dated March 3, 2025, good for 45 days
Dear Dana and Miguel, we enjoyed meeting you. Having measured the roof and studied twelve months of your electric bills, we suggest the following.
## The system
| Panels | 18 Corvus 420, all black |
| Size | 7.56 kW |
| Inverter | One string inverter, garage wall |
| Battery | Optional, 10 kWh |
| Expected yield, first year | 11,300 kWh |
| Share of your consumption | 92 percent |
Fourteen panels go on the south side and four on the west. We've left the east side bare because of the neighbors' cottonwood, which shades it until eleven. The roof was last done in 2016 and should serve another fifteen years, so it need not be replaced beforehand.
## Price
| Equipment and installation | $20,790 |
| Permit and interconnection | included |
| Critter guard around the edge | $640 |
| Total | $21,430 |
| Federal tax credit, 30 percent | -$6,429 |
| Net cost after credit | $15,001 |
| Battery, if chosen | $9,200 before credit |
We don't give tax advice; whether you can use the whole credit depends on what you owe. Unused parts may be carried forward.
## Payment
Ten percent on signing, forty when the material is delivered, forty when the panels are up, and ten once the utility has allowed the system to be switched on. The cooperative's lending partner offers 12 years at 6.9 percent, about $207 a month, with nothing down.
## What you'll save
At today's rates the system saves around $1,540 in the first year, and has paid for itself after nine to ten years. Surplus power is credited at the retail price month by month; what's left in December is paid out at the wholesale price. The calculation assumes that rates rise by 2.5 percent a year.
## Schedule
Engineering and permits take four to six weeks, the work on the roof three days. The utility's inspection adds two to four weeks. Power is off for about half a day.
## What happens in an outage
Without a battery, the system shuts down with the grid in order to protect line workers. With one, the refrigerator, lights, internet and furnace fan keep running for about a day.
## Warranties
Panels: 25 years, at least 87 percent of output. Inverter: 12 years. Our workmanship, leaks included: ten years. Should the yield in any of the first three years fall short of 95 percent of the forecast, we pay the difference.
## Upkeep
Rain keeps the panels clean enough. After hail, look them over from the ground; panels are tested for stones of one inch. Tell your home insurer; premiums seldom change.
If you sell the house, warranties pass to the buyer. You may cancel within three business days of signing.
With sunny regards, Tomasz Wieczorek, project designer`,
    questions: [
      exact("what does it cost after the tax thing", /15,001/),
      asked("how many panels is that", /\b18\b/),
      asked("does the roof need to be redone first", /need not be replaced/),
      asked("why is there nothing on the east side", /cottonwood/),
      asked("when does it pay off", /nine to ten years/),
      asked("do the lights stay on in a blackout", /shuts down with the grid|keep running/),
      exact("what's the extra for the battery", /9,200/),
      asked("we don't have the cash, can we finance it", /\$207|12 years at 6\.9/),
      asked("how long until it's running", /four to six weeks|two to four weeks/),
      asked("what if it makes less than you promised", /pay the difference/),
      asked("do I have to wash them", /Rain keeps the panels clean/i),
      asked("what if we move", /pass to the buyer/),
      refused("how many people will be on the roof"),
      refused("what do they weigh"),
      refused("will it charge our car"),
      refused("do the panels come from China"),
    ],
    sought: [/7\.56 kW/, /21,430|15,001/, /nine to ten years/],
  },
  {
    key: "passport-application",
    kind: "Form",
    title: "Application for a Child's Passport",
    text: `# Application for a Child's Passport
Ministry of the Interior, Passport Office. Fill in with black ink. Sections A to D are to be completed by a parent or guardian.
## A. The child
[Surname] O'Callaghan-Mbeki
[Given names] Saoirse Thandiwe
[Sex] F
[Date of birth] 16 March 2019
[Place of birth] Galway
[Height] 112 cm
[Eye color] Hazel
[Earlier passport] None
## B. The parents
[Mother] Nomvula Mbeki, born 1988 in Durban
[Father] Declan O'Callaghan, born 1985 in Ennis
[Custody] Joint
[Address] 8 Quay View, Kinvara
[Telephone] 555 0106
## C. The request
[Reason] First passport
[Service] Standard
[Travel date] 12 August 2026
[Destination] South Africa
[Delivery] Registered mail
## D. Declaration
[Signed by] Nomvula Mbeki
[Date] 2 May 2026
[Second parent's consent] Given on separate sheet, 4 May 2026
[Identity witnessed by] Sergeant P. Fahy, Gort station
## E. For official use
[Received] 9 May 2026
[Fee] EUR 30, paid by card
[Reference] CP-2026-048817
[Remark] Photograph rejected (shadow behind head); new one requested 11 May
## Notes for applicants
Enclose the original birth certificate, which will be sent back, and two photographs not older than six months, of which one is signed on the reverse by the witness. The face must be uncovered and the mouth closed; children under four need not look straight ahead.
A passport for a child is issued for five years and can't be extended. Where custody is shared, both parents have to consent. If one of them can't be reached, an order of the court is needed.
| Service | Processing time | Fee |
| Standard | 20 working days | EUR 30 |
| Express, at the counter | 5 working days | EUR 75 |
| Emergency, one day | Same day, proof of travel needed | EUR 150 |
Processing begins when the application is complete; time spent waiting for missing documents isn't counted. In June and July a further ten working days should be allowed for. The fee isn't refunded where an application is refused. A change from Standard to Express is possible at any counter on payment of the difference.
Witnesses may be police officers, physicians, teachers, lawyers or clergy who know the applicant but aren't related. The passport should be signed by the child if she is able to write her name; otherwise the line is left blank. A passport that's lost must be reported without delay, whereupon it becomes invalid, even if it's found later.
Some countries require that a passport be valid for six months beyond the stay, or that a parent who travels alone with a child carry the written consent of the other. Inquire at the embassy.
Knowingly giving false information is punishable by a fine of up to EUR 2,500.`,
    questions: [
      asked("who is this passport for", /Saoirse/),
      exact("when was she born", /16 March 2019/),
      asked("where are they going", /South Africa/),
      asked("when do they fly", /12 August 2026/, "where are they going"),
      asked("did dad agree to it", /Given on separate sheet|4 May 2026/),
      asked("what was wrong with the picture", /shadow/),
      asked("how long does it normally take", /20 working days/),
      exact("what would it cost to speed it up", /75/),
      asked("how long is it good for", /five years/),
      asked("do we get the birth certificate back", /sent back/),
      asked("can our neighbor, who's a nurse, be the witness", /police officers, physicians/),
      asked(
        "what happens if we lose it and then find it again",
        /becomes invalid|even if it's found/,
      ),
      refused("how can I track the application"),
      refused("what does a passport for an adult cost"),
      refused("does she need a visa"),
      refused("what are the parents' jobs"),
    ],
    sought: [/Saoirse/, /16 March 2019/, /CP-2026-048817|EUR 30/],
  },
];
