import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Written by someone who hadn't seen how questions are answered, and held out: nothing is tuned on these. */
export const LATER_EVERYDAY_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "phone-bill",
    kind: "Utility bill",
    title: "Tamarack Mobile: Your Monthly Bill",
    text: `# Your Monthly Bill
Tamarack Mobile, P.O. Box 4410, Duluth, Minnesota
Account 7731-204-88. Bill date: October 4, 2025. Billing period: September 4 to October 3.
Prepared for Lorraine Petrakis, 19 Agate Street, Superior, Wisconsin
## Amount due
| Previous balance | $94.12 |
| Payment received September 21 | -$94.12 |
| Current charges | $141.67 |
| Total due by October 26 | $141.67 |
## What changed this month
Your bill is $47.55 higher than last month's. The promotional credit on the line ending in 0186 expired on September 14 after 24 months, and the line ending in 0193 incurred roaming charges in Canada.
## Charges by line
| Line | Plan | Plan charge | Other |
| (715) 555-0186 | Everywhere Plus | $60.00 | $11.20 device installment 19 of 36 |
| (715) 555-0193 | Talk & Text Basic | $22.00 | $32.45 roaming |
| Taxes, fees and surcharges | | | $16.02 |
Plan charges are billed one month in advance; usage is billed in arrears. Data on Everywhere Plus is unlimited, although speeds may be reduced to 3 Mbps once 50 GB have been used in a billing period. Talk & Text Basic includes no data outside the United States.
## Paying
You are not enrolled in automatic payment. Enrolled customers receive a $5 discount per line each month. Payments can be made in the app, by calling 611 from your handset, or by check with the slip below. An administrative charge of $7 applies to balances outstanding after the due date, and service may be suspended once an account is 30 days delinquent. Restoring a suspended line costs $20.
## Disputing a charge
Customers who believe that a charge is incorrect must notify us within 60 days of the bill date. Undisputed portions remain payable in the meantime. Disputes not settled after 30 days may be referred to arbitration.
## Notices
Effective December 1, the Everywhere Plus plan will increase to $64.00. You may leave before that date without an early termination fee; any unpaid device balance then becomes due in full. Paper bills will be discontinued for all accounts in January unless you opt to keep them for $3 a month.`,
    questions: [
      exact("what do I owe", /141\.67/),
      asked("when do i have to pay this", /October 26/),
      asked(
        "why is it so much more than last time",
        /promotional credit|roaming charges in Canada/,
      ),
      asked("what happens if I pay late", /\$7|suspended/),
      asked("how can I get it cheaper every month", /\$5 discount/),
      asked("is it going to go up?", /64\.00/),
      asked("when does that happen", /December 1/, "is it going to go up?"),
      asked("can I still get it in the mail", /\$3 a month/),
      asked("I think the roaming is wrong, how long do I have to complain", /60 days/),
      refused("how many minutes did we call"),
      refused("what phone model am I paying off"),
      refused("how much does it cost to add another line"),
    ],
    sought: [/141\.67/, /October 26/, /December 1/],
  },
  {
    key: "pet-adoption",
    kind: "Contract",
    title: "Adoption Agreement",
    text: `# Adoption Agreement
Second Porch Animal Rescue, 3308 Old Mill Road, Asheville, North Carolina ("the Rescue"), and the undersigned adopter, Vikram Sethi ("the Adopter")
## The animal
| Name | Marzipan |
| Species and breed | Cat, domestic longhair |
| Sex | Female, spayed on March 3, 2025 |
| Approximate age | 3 years |
| Microchip | 985 112 004 677 310 |
| Known conditions | Mild dental disease; tested negative for FeLV and FIV |
## Fee
The adoption fee of $120 is a contribution to the care of other animals and will not be refunded except as provided in the section on returns.
## The Adopter's promises
The Adopter shall keep the animal as an indoor companion and shall not declaw her or have her declawed. She shall be seen by a licensed veterinarian within fourteen days of adoption and at least once each year thereafter, at the Adopter's expense. Marzipan was surrendered after conflicts with a dog and has been placed on condition that no dog resides in the household.
The animal may not be sold, given away or transferred to a shelter or any other person. If the Adopter is at any time unable to keep her, she must be returned to the Rescue, regardless of how much time has passed.
## Trial and returns
During the first thirty days the animal may be brought back for any reason, whereupon half of the fee shall be repaid. Returns are by appointment, Tuesday through Saturday; animals must not be left at the door.
## Visits
A volunteer may visit the home once within the first six months, on at least 48 hours' notice. Should neglect or a breach of this agreement be found, the Rescue may reclaim the animal without compensation.
## Health and liability
The Rescue has disclosed what it knows of the animal's health and temperament but makes no warranty as to either. It bears no liability for injury or damage caused by the animal after handover. In the event that she is lost, the Adopter shall inform the Rescue within 24 hours.
Included with the adoption are a carrier, a week's supply of her present food, and one month of pet insurance from Whiskerguard.
Dated May 17, 2025. For the Rescue: Joanna Prewitt, adoption coordinator`,
    questions: [
      exact("how old is she", /3 years/),
      asked("is she fixed?", /spayed/),
      asked("can I let her out in the yard", /indoor/),
      asked("What if it doesn't work out with her", /thirty days|returned to the Rescue/),
      asked("would I get my money back", /half of the fee/, "What if it doesn't work out with her"),
      asked("we have a puppy, is that a problem", /no dog|conflicts with a dog/),
      asked("do I get anything with her", /carrier/),
      asked(
        "will somebody come to check on us",
        /volunteer may visit|once within the first six months/,
      ),
      asked("by when do I need to go to the vet", /fourteen days/),
      refused("how long was she at the shelter"),
      refused("does she get along with children"),
      refused("what brand of food does she eat"),
    ],
    sought: [/Marzipan/, /\$120/, /fourteen days/, /thirty days/],
  },
  {
    key: "vaccination-record",
    kind: null,
    title: "Immunization Record",
    text: `# Immunization Record
Larkfield Pediatrics, 88 Cannery Row, Suite 4, Salem, Oregon. Telephone 555-0128
| Patient | Theodore "Teddy" Abernathy-Cruz |
| Date of birth | February 9, 2021 |
| Guardian | Simone Cruz |
| Allergies | Egg (mild rash, 2022); no reaction to vaccines recorded |
| Record printed | August 20, 2025 |
## Vaccines administered
| Vaccine | Dose | Date | Site | Administered by |
| Hepatitis B | 1 | 02/10/2021 | Right thigh | Salem General Hospital |
| Hepatitis B | 2 | 04/12/2021 | Left thigh | K. Osei, RN |
| Hepatitis B | 3 | 08/16/2021 | Left thigh | K. Osei, RN |
| DTaP | 4 | 05/18/2022 | Right thigh | P. Lindgren, RN |
| MMR | 1 | 02/14/2022 | Left arm | P. Lindgren, RN |
| Varicella | 1 | 02/14/2022 | Right arm | P. Lindgren, RN |
| Influenza | Seasonal | 10/23/2024 | Left arm | K. Osei, RN |
## Due or overdue
According to the state schedule, the following remain outstanding before entry into kindergarten: DTaP (fifth dose), polio (fourth dose), MMR (second dose), varicella (second dose). All four may be given at a single visit from the fourth birthday on. The influenza vaccine is recommended again from September.
Children whose records are incomplete on the third Wednesday of February are excluded from attendance under Oregon law until documentation is supplied. A nonmedical exemption requires a certificate from the online education module or from a health care practitioner.
## Notes
The first MMR dose was given under observation for thirty minutes on account of the egg allergy; no reaction occurred, and observation is not considered necessary for subsequent doses. A low fever of 38.3 °C was reported by the parent on the evening after the fourth DTaP dose and resolved within a day without treatment.
## For parents
Keep this record in a safe place. A replacement may be requested through the patient portal at no charge, or at the front desk for a fee of $10. Immunizations are given without an appointment on Mondays between 3 and 5:30 p.m.; please bring the insurance card. After any vaccination children remain in the waiting room for fifteen minutes.
Reviewed by Dr. Ingrid Vasquez-Holm`,
    questions: [
      asked("which shots is he still missing", /DTaP \(fifth dose\)|polio \(fourth dose\)/),
      asked("can he get them all at once", /single visit/, "which shots is he still missing"),
      asked("did he ever have a bad reaction to one", /low fever|no reaction/i),
      exact("when did he last have the flu shot", /10\/23\/2024/),
      asked("what's he allergic to", /Egg/),
      asked("will he be kicked out of school if we don't do it", /excluded from attendance/),
      asked("do I need to make an appointment", /without an appointment/),
      asked("I lost this, how do I get a new one", /patient portal|front desk/),
      exact("when is teddy's birthday", /February 9, 2021/),
      refused("is he vaccinated against tuberculosis"),
      refused("how tall is he"),
      refused("do the vaccinations cost anything"),
    ],
    sought: [/Theodore|Teddy/, /DTaP/, /Egg|egg allergy/],
  },
  {
    key: "property-tax",
    kind: null,
    title: "Notice of Property Valuation",
    text: `# Notice of Property Valuation, Tax Year 2026
Office of the Assessor, Coronado County, 400 Courthouse Plaza, Third Floor
This is not a tax bill. Do not send payment.
| Parcel number | 118-42-0075 |
| Owner of record | Estate of Wilhelmina Stroud, c/o Jasper Stroud |
| Situs address | 2604 East Quail Hollow Lane |
| Property class | Residential, not owner-occupied |
| Date mailed | February 12, 2026 |
## Valuation
| | Tax year 2025 | Tax year 2026 |
| Full cash value | $388,200 | $416,900 |
| Limited property value | $301,450 | $316,523 |
| Assessment ratio | 10% | 10% |
Taxes will be levied upon the limited property value, which by statute may not rise by more than five percent over the preceding year unless the property has been altered. The full cash value is the Assessor's estimate of what the property would have sold for on January 1, derived from 23 comparable sales in the neighborhood. The increase reflects the recorded addition of a detached workshop of 340 square feet.
## If you disagree
An owner who considers the valuation excessive or the classification erroneous may petition the Assessor on Form 82130 within sixty days of the mailing date shown above. The petition must state an opinion of value and be supported by evidence, such as an appraisal or at least one comparable sale. There is no fee. The Assessor is required to rule by August 15; a petitioner who remains dissatisfied may appeal to the Board of Equalization within 25 days thereafter. Filing a petition doesn't suspend the obligation to pay.
## Classification
A property that becomes the primary residence of the owner or of a qualifying relative is taxed at a reduced rate. The change must be declared on the enclosed affidavit; failure to report that a home has been rented out is subject to a civil penalty equal to twice the difference in tax.
## Relief
Widowed persons, and veterans with a disability, may qualify for an exemption of up to $4,748 of assessed value if household income is below $39,865. Applications are accepted through March 2.
## Contact
Counter hours are Monday to Thursday, 7 a.m. to 5:30 p.m. Appraiser for your area: Dolores Whitcomb, extension 2217. Tax bills are sent by the County Treasurer in September; the first half is payable October 1.`,
    questions: [
      asked("do I have to pay something now", /not a tax bill|Do not send payment/i),
      exact("what do they think the house is worth", /416,900/),
      asked("why did it go up", /workshop/),
      asked("how do I fight this", /Form 82130|petition/),
      asked("how long do I have for that", /sixty days/, "how do I fight this"),
      asked("does it cost anything to appeal?", /no fee/i),
      asked("my nephew's moving in, does that change anything", /reduced rate|affidavit/),
      asked("who can I talk to about our street", /Dolores Whitcomb/),
      asked("when will the bill come", /September/),
      refused("how much tax will I have to pay"),
      refused("how many bedrooms does the house have"),
      refused("when was the house built"),
    ],
    sought: [/416,900/, /sixty days/, /Form 82130/],
  },
  {
    key: "self-storage",
    kind: "Contract",
    title: "Self-Storage Rental Agreement",
    text: `# Self-Storage Rental Agreement
Owner: Keystone Lockaway LLC, 1515 Railyard Avenue, Scranton, Pennsylvania
Occupant: Marguerite Oyelaran. Unit C-117, 10 by 12 feet, ground floor, not climate controlled.
## 1. Term
This agreement commences on June 1, 2025 and continues from month to month until terminated. Either party may terminate on fifteen days' written notice. Rent is not prorated for a partial final month.
## 2. Rent
The monthly rent of $138 is payable in advance on the first day of each month, without invoice. A payment received after the fifth incurs a late charge of $20 or twenty percent of the rent, whichever is greater. Owner may adjust the rent upon thirty days' notice. A one-time administration fee of $25 was paid at signing; no security deposit is held.
## 3. Access
The gate opens between 6 a.m. and 10 p.m. with the code issued to Occupant, which shall not be disclosed to others. Access is denied as soon as rent is eleven days overdue.
## 4. Use
The unit shall be used only for the storage of personal property. Occupant shall not store perishables, live animals, explosives, fuel, or anything whose possession is unlawful, nor property worth more than $5,000 in the aggregate without Owner's written consent. Nobody may sleep in the unit, carry on a business there, or connect any appliance to the lighting circuit. Motor vehicles are admitted only where the tank has been emptied and title has been shown.
## 5. Lock
Occupant provides the lock and keeps the only key. Where an emergency, such as fire or flooding, requires entry, Owner may remove the lock at its own cost and shall tell Occupant promptly.
## 6. Insurance
Goods are stored at Occupant's sole risk. Owner carries no insurance covering them. Occupant has elected the Lockaway Shield plan at $11 per month, which covers losses by fire, burglary and burst pipes up to $3,000 but not mold, moths or vermin.
## 7. Default and lien
Owner has a lien upon all property in the unit. If charges remain unpaid for sixty days, the contents may be sold at public auction after notice by certified mail to the last known address. Any surplus is held for Occupant for one year.
## 8. Moving out
The unit is to be left swept and empty, with the lock removed. Disposal of items left behind is charged at $75 per hour.`,
    questions: [
      exact("how much is it a month", /138/),
      asked("is there a fee if I'm a few days late", /\$20|twenty percent/),
      asked("can I get in at midnight?", /6 a\.m\. and 10 p\.m\./),
      asked("can they sell my things", /public auction/),
      asked("after how long?", /sixty days/, "can they sell my things"),
      asked("can I put my motorcycle in there", /tank has been emptied|Motor vehicles/),
      asked("is my stuff covered if mice get to it", /vermin/),
      asked("how do I get out of this", /fifteen days/),
      asked("do they have a key to my unit?", /the only key/),
      refused("are there security cameras"),
      refused("is there a discount for paying a year ahead"),
      refused("how high is the ceiling"),
    ],
    sought: [/\$138/, /fifteen days/, /sixty days/, /June 1, 2025/],
  },
  {
    key: "notifications-paper",
    kind: "Research paper",
    title: "Silencing the Phone: Message Alerts and Homework in Ninth Grade",
    columns: 2,
    text: `# Silencing the Phone: Message Alerts and Homework in Ninth Grade
Beatriz Fontaine, Samuel Achterberg, Hye-jin Noh
Department of Educational Psychology, University of Lower Saxony
## Abstract
Whether muting message alerts helps adolescents study is contested. In a crossover trial, 146 pupils of four secondary schools did their homework for two weeks with alerts and for two weeks without. Muting shortened the time spent on mathematics assignments by 11 minutes per evening but left the number of errors unchanged. Pupils who reported a strong fear of missing out picked up their phones more often when alerts were off.
## 1 Introduction
Surveys have repeatedly linked the use of smartphones to lower marks (Ruhl, 2018; Okafor and Benn, 2021). Such correlations leave open whether interruptions themselves are to blame. Laboratory experiments point to costs of switching between tasks, yet these last minutes rather than weeks, and most participants were university students.
## 2 Methods
Schools were approached through the regional education office; two of six declined. Pupils aged 14 to 15 who owned a phone were eligible, and consent was obtained from a parent. An app written for the purpose logged unlocks and muted alerts between 3 and 8 p.m. The order of conditions was determined by lot. Errors were marked by teachers who did not know the condition. Each family received a voucher of 20 euros.
## 3 Results
Of 158 pupils enrolled, 12 were excluded because the app had been removed.
| Measure | Alerts on | Alerts off |
| Minutes per evening, mathematics | 52 | 41 |
| Errors per assignment | 3.4 | 3.3 |
| Phone unlocks per hour | 9.8 | 6.1 |
The effect was somewhat larger among boys, though the difference did not reach significance (p = 0.09). Bedtime shifted 14 minutes earlier without alerts.
## 4 Discussion
Less time for the same quality is, on the face of it, a gain. We cannot rule out that pupils merely hurried, knowing that they were observed. Since only mathematics was assigned on every school day, nothing follows for reading or writing. For roughly one pupil in five, silence seems to have replaced interruption by worry; schools should therefore recommend rather than prescribe it.
## Acknowledgments
The work was supported by the Hollmann Foundation, which had no part in the analysis. The authors declare no competing interests. Data are available from the first author on request.`,
    questions: [
      asked("so does turning off the sounds help or not", /11 minutes|errors unchanged/),
      asked("did they make fewer mistakes", /errors unchanged|3\.4/),
      asked("how many kids were in this", /146|158/),
      asked("why were some thrown out", /app had been removed/, "how many kids were in this"),
      asked("how old were they", /14 to 15/),
      asked("who paid for the research", /Hollmann Foundation/),
      asked("what did people get for taking part", /20 euros/),
      asked(
        "does it work the same for girls and boys?",
        /larger among boys|did not reach significance/,
      ),
      asked(
        "what are the weak points of the study",
        /merely hurried|only mathematics|cannot rule out/,
      ),
      refused("which phones did they use"),
      refused("did their grades improve at the end of the year"),
      refused("in what year was the experiment done"),
    ],
    sought: [/146/, /11 minutes/, /crossover trial|two weeks/],
  },
  {
    key: "benefits-slides",
    kind: "Slides",
    title: "Open Enrollment 2026",
    text: `# Open Enrollment 2026
Corrigan Paper Mills, Human Resources
Town hall, October 14
---
# Key dates
- Window opens Monday, November 3
- Window closes Friday, November 21, 5 p.m. Central
- Elections take effect January 1
- No action: medical carries over, flexible spending does not
---
# What's new
- Carrier moves from Bluestem to Harbor Health; new ID cards in December
- Premiums up 4% on average, first rise in three years
- Telehealth visits free on every plan
- Vision now a separate election
- Spouses with coverage at their own job: $80 monthly surcharge
---
# Medical plans compared
| | Core PPO | Saver HDHP |
| Employee only, per month | $164 | $71 |
| Family, per month | $512 | $238 |
| Deductible, single | $750 | $2,400 |
| Out-of-pocket maximum | $4,000 | $5,500 |
| Company puts into HSA | none | $900 |
- Preventive care is covered at 100% on both
- Emergency room: $250 copay on Core, 20% after deductible on Saver
---
# Dental and vision
- Dental: two cleanings a year, braces for dependents up to $1,500 lifetime
- Vision: exam every 12 months, frames every 24 months
- Dependents stay eligible until the end of the month of their 26th birthday
---
# Leave and retirement
- Parental leave extended from six to ten weeks at full pay
- 401(k): match raised to 5%, vested after two years
- Unused vacation above 40 hours is forfeited on December 31
---
# After the window
- Changes only within 31 days of a life event: birth, marriage, divorce, loss of other coverage
- Documents must be uploaded or the change is reversed
---
# How to enroll
- Log in to MillHub, choose Benefits, then Enroll
- Forgot your password: IT desk, extension 40
- One-on-one help: Renata Silvestri, Building 2, Tuesdays and Thursdays 10 to 2
- Night shift sessions: November 6 and 13 at 9:30 p.m. in the break room
- A wellness screening before November 30 earns $150 in the January paycheck`,
    questions: [
      asked("until when can I sign up", /November 21/),
      asked("what happens if I just don't do anything", /carries over/),
      exact("what would the cheap plan cost for me and my kids", /238/),
      exact("and the other one?", /512/, "what would the cheap plan cost for me and my kids"),
      asked("my wife gets insurance through work, does that matter", /\$80/),
      asked("we're having a baby in march, can I add it then", /31 days/),
      asked("I work nights, when can I get help", /November 6/),
      asked("how long do new dads get off", /ten weeks/),
      asked("will i lose my vacation days", /above 40 hours|forfeited/),
      refused("how much is life insurance"),
      refused("does the plan cover hearing aids"),
      refused("what does dental cost per month"),
    ],
    sought: [/November 21/, /Harbor Health/, /November 3/],
  },
  {
    key: "lost-baggage",
    kind: "Letter",
    title: "Your baggage claim",
    text: `Meridiana Northern Airways
Customer Relations, Terminal Road 2, Shannon
3 July 2025
Ms. Oluwaseun Haverford
27 Bellweather Close, Norwich
Our reference: NQ-BAG-558102
Dear Ms. Haverford,
Thank you for your letter of 16 June concerning the suitcase that failed to arrive with you on flight NQ 418 from Lisbon to Norwich on 29 May. I was sorry to learn that you had to attend your sister's wedding without it, and I apologise for the time it has taken us to reply.
Our tracing department has established that the bag was unloaded in error in Porto and was last scanned there at 21.40 on the same evening. Despite repeated inquiries it has not been located. As more than 21 days have now elapsed, we regard it as lost within the meaning of the Montreal Convention, and I am authorised to settle your claim on that footing.
You asked for £1,940. The Convention limits a carrier's liability to 1,519 special drawing rights, at present about £1,590, unless a special declaration of interest was made at check-in, of which we hold no record. From the contents you listed we have deducted depreciation on items older than two years. We are unable to reimburse the necklace, since jewellery and cash are excluded by article 9 of our conditions of carriage.
| Contents as assessed | £1,085.00 |
| Purchases during delay, receipts supplied | £212.60 |
| Checked bag fee refunded | £45.00 |
| Total offered | £1,342.60 |
If you find this acceptable, kindly sign the enclosed release and return it with your bank details no later than 15 August. Funds are normally transferred within ten working days of our receiving it. Should the bag subsequently come to light, it will be delivered to you free of charge, and you would be expected to repay only the sum assessed for contents.
As a gesture of goodwill I enclose a voucher for £100, valid for travel until 30 June 2026 and transferable to a member of your family. It is yours irrespective of your decision.
If you are not content with this offer, you may turn to Aviation Redress, whose service is free to passengers. Court proceedings would need to be brought within two years of the date of arrival.
Yours sincerely,
Fergal Quilligan
Senior Claims Officer`,
    questions: [
      exact("how much are they giving me", /1,342\.60/),
      asked(
        "why not everything I asked for?",
        /depreciation|jewellery|limits a carrier/,
        "how much are they giving me",
      ),
      asked("where did it end up", /Porto/),
      asked("do they pay for the necklace", /unable to reimburse|excluded/),
      asked("what do I need to do to get the money", /sign the enclosed release/),
      asked(
        "what if they find my suitcase after all",
        /delivered to you free of charge|repay only/,
      ),
      asked("can my husband use the voucher", /transferable/),
      asked("who can I complain to if I don't like this", /Aviation Redress/),
      asked("how long do I have to sue them", /two years/),
      refused("what phone number can I call"),
      refused("what did the suitcase look like"),
      refused("will they refund my ticket"),
    ],
    sought: [/1,342\.60/, /15 August/, /Fergal Quilligan/],
  },
  {
    key: "dishwasher",
    kind: "Manual",
    title: "Lumenar DW 45 Dishwasher: Instructions for Use",
    text: `# Lumenar DW 45 Dishwasher: Instructions for Use
## Before installation
Check the appliance for transport damage; do not connect a damaged unit. The supply hose is to be attached to the cold water tap. Installation under a hob is not permitted. Two persons are needed to lift the appliance.
## Warnings
Load knives with the points facing down. Water in the tub is not fit for drinking. Never use solvents inside the tub, as there is a danger of explosion. The child lock is engaged by holding the Delay key for four seconds, and released in the same manner.
## Salt and rinse aid
Salt need only be filled in where the hardness of the water exceeds 7 °dH; consult your waterworks. Fill it in immediately before a program is started, so that spilled grains are washed away and corrosion is avoided. Rinse aid is replenished when the star on the panel glows. Streaks on glasses indicate that the dose is too high; a milky film, that it is too low.
## Programs
| Program | Temperature | Duration | Water |
| Eco | 50 °C | 3 h 25 min | 8.5 l |
| Intensive | 70 °C | 2 h 10 min | 13 l |
| Quick | 45 °C | 35 min | 9 l |
| Glass | 40 °C | 1 h 20 min | 10 l |
Eco is intended for normally soiled tableware and is the most economical in energy and water. To abort a program, open the door cautiously and hold Start for three seconds; the water is pumped out within one minute.
## What not to put in
Items of wood, antique china, aluminum and crystal are unsuitable. Plastic pieces belong in the upper basket.
## Care
Remove the filter unit by turning it counterclockwise and rinse it under running water once a week. Spray arms are cleaned monthly; use a toothpick for blocked nozzles. An empty Intensive run with a descaler every three months prevents odors.
## Faults
| Display | Meaning | What to do |
| F1 | No water is flowing in | Open the tap; straighten the hose |
| F3 | Water is not draining | Clean the filter; check the siphon |
| F8 | Leak protection has tripped | Close the tap and call service |
If dishes remain wet, let them stand with the door ajar for a quarter of an hour.
## Data and service
Capacity: 9 place settings. Noise: 46 dB. Connection: 220 to 240 V, 10 A fuse. Spare parts are available for ten years after the model is discontinued. The guarantee covers 24 months and lapses if repairs are carried out by unauthorized persons.`,
    questions: [
      asked("which one should I use every day", /Eco/),
      exact("how long does it run on the fast setting", /35 min/),
      exact("how hot does it get then?", /45 °C/, "how long does it run on the fast setting"),
      asked("it stinks, what helps", /descaler/),
      asked("my wine glasses have stripes", /too high/),
      asked("it says F3", /not draining|Clean the filter/),
      asked("how do I stop my toddler from switching it on", /child lock|Delay key/),
      asked("can I wash my wooden cutting board in it", /wood/),
      asked("i forgot to put a plate in, can I stop it", /hold Start|abort a program/),
      refused("how much electricity does it use"),
      refused("which tablets should I buy"),
      refused("how wide is it"),
    ],
    sought: [/once a week/, /24 months/, /cold water/],
  },
  {
    key: "summer-camp",
    kind: null,
    title: "Camp Wapanoke: Family Handbook",
    text: `# Camp Wapanoke: Family Handbook
Dear families, we can hardly wait for the summer. Please read these pages together with your camper before packing the trunk.
## Sessions
| Session | Dates | Ages | Tuition |
| Otter | June 22 to 28 | 7 to 9 | $690 |
| Heron | June 29 to July 12 | 9 to 13 | $1,480 |
| Moose | July 13 to August 2 | 12 to 15 | $2,150 |
A place is held once the deposit of $200 has reached us, and the remainder falls due on May 1. Deposits are not returned. Families who withdraw after that date forfeit half of the tuition, unless a physician certifies that the child is unable to attend. Siblings receive ten percent off.
## Arrival and departure
Cabins open at 2 p.m. on the first day. Pickup is at 10 a.m. sharp, and only a person named on the release form may collect a camper; please have identification ready. A bus runs from Hartford for $45 each way.
## What to bring
Bedding for a bunk, two towels, sturdy shoes, a raincoat, a water bottle and a flashlight. Everything should be labeled, for what is left behind goes to charity on August 20. Electronic devices of any sort, knives, candy and aerosol sprays stay home; phones discovered in cabins are locked in the office until the last day.
## Health
Every camper needs a physical dated within the past 18 months. All medicines, vitamins included, are handed to Nurse Delphine on arrival in their original containers, with the exception of inhalers and epinephrine, which campers carry themselves. Parents are telephoned if a child spends the night in the infirmary or is taken to the hospital in Torrington. Our kitchen is free of nuts.
## Homesickness
It's common in the first days and nearly always passes. Campers don't make calls home, because experience shows that hearing a parent's voice makes matters worse. Letters are welcome, and photographs are posted every evening. You may email your camper through the portal; messages are printed at lunch.
## Waterfront
All campers take a swim test on the second morning. Those who don't pass swim in the roped area with a vest and may try again after three days.
## Conduct
Bullying, leaving the grounds, or possession of alcohol leads to dismissal at the parents' expense and without a refund.
Our director, Marcus Thibodeaux, can be reached at 555-0164.`,
    questions: [
      exact("what's the price for the two week one", /1,480/),
      asked("can my daughter call me in the evening", /don't make calls home/),
      asked("why not?", /makes matters worse/, "can my daughter call me in the evening"),
      asked("she has a peanut allergy, is that ok there", /free of nuts/),
      asked("can grandma fetch her", /release form/),
      asked("what if she can't swim", /roped area|swim test/),
      asked("do they take away phones", /locked in the office|stay home/),
      asked(
        "do we get our money back if we cancel in May because she's sick",
        /physician certifies/,
      ),
      asked("is there a discount for two kids", /ten percent/),
      refused("how many kids sleep in a cabin"),
      refused("can parents visit on weekends"),
      refused("how do I apply for a scholarship"),
    ],
    sought: [/\$200/, /May 1/, /18 months/, /10 a\.m\./],
  },
];
