import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Meant to be learned from, so nothing is measured with these. */
export const TRAINING_EVERYDAY_DOCUMENTS_2: readonly ReadingDocument[] = [
  {
    key: "water-quality",
    kind: null,
    title: "Your Drinking Water in 2024",
    text: `# Your Drinking Water in 2024
Annual report of the Linden Falls Water District to its customers
## Is my water safe?
Yes. During 2024 your water met every federal and state standard, with one lapse in reporting that's explained below. Este informe contiene información importante; pida una traducción al 555-0147.
## Where it comes from
About four fifths is drawn from Cedar Reservoir; three wells near the fairgrounds make up the rest, mostly in August and September. The state rates the reservoir's susceptibility to contamination as moderate, because of farm runoff and a highway along the eastern shore.
## How it's treated
Particles are settled out with alum and filtered through sand and anthracite. Chloramine is added as a disinfectant and fluoride for dental health, at 0.7 milligrams per liter. Owners of aquariums and dialysis patients should know that chloramine has to be removed for their purposes.
## What was found
| Substance | Highest level | Limit | Likely source |
| Nitrate | 3.1 ppm | 10 ppm | Fertilizer, septic tanks |
| Lead, 90th percentile | 4.8 ppb | 15 ppb | Household plumbing |
| Copper, 90th percentile | 0.41 ppm | 1.3 ppm | Household plumbing |
| Trihalomethanes | 52 ppb | 80 ppb | By-product of disinfection |
| PFOA | not detected | 4 ppt | Industrial discharge |
| Hardness | 128 ppm | none | Natural |
Lead was measured in thirty homes. Two exceeded the action level; both have service lines from before 1950.
## The lapse
Samples for bacteria taken in May were analyzed on time and were clean, but the laboratory sent us the results eleven days late, and we were cited for it. We've since changed laboratories. There's nothing you need to do.
## People at higher risk
Infants, the elderly, and persons whose immune system is weakened by chemotherapy, transplants or HIV should ask their doctor about drinking water. If you are pregnant or have small children and your house was built before 1986, let the tap run for two minutes when it has been idle for more than six hours, and use cold water for cooking.
## What we're building
A new main under Water Street, finished in October, cost $2.3 million. Between 2025 and 2029 all 640 remaining lead service lines will be replaced at no cost to owners. Rates rise by 3.5 percent in July to pay for it.
## Taste and color
An earthy taste in late summer stems from harmless algae. Rusty water after hydrants have been flushed, every April, clears within hours; don't wash whites meanwhile.
## Get involved
The board meets on the second Tuesday of each month at 7 p.m. in the pump house. A test kit for lead may be had free of charge. Questions: Ferdinand Okeke, superintendent.`,
    questions: [
      asked("can I drink it without worrying", /met every federal and state standard/),
      asked("is there lead in it", /4\.8 ppb|Two exceeded/),
      asked("how do I find out about my own house", /test kit/, "is there lead in it"),
      asked("where do we get our water", /Cedar Reservoir/),
      asked("what went wrong this year", /eleven days late|sent us the results/),
      asked("why does it taste like dirt in August", /algae/),
      asked("will my fish die", /chloramine|aquariums/i),
      asked("do I have to pay for the new pipes to my house", /no cost to owners/),
      asked("is my bill going up", /3\.5 percent/),
      asked("brown water came out, what should I do", /clears within hours|don't wash whites/),
      asked("I'm expecting, anything to be careful about?", /two minutes|cold water/),
      exact("how hard is the water", /128 ppm/),
      refused("how much does a gallon cost"),
      refused("is there arsenic in the water"),
      refused("how do I set up service at a new address"),
      refused("which water filter should I get"),
    ],
    sought: [/Cedar Reservoir/, /met every federal and state standard/, /3\.5 percent/],
  },
  {
    key: "power-of-attorney",
    kind: null,
    title: "Durable Power of Attorney",
    text: `# Durable Power of Attorney
KNOW ALL PERSONS BY THESE PRESENTS, that I, Cordelia Mae Whitlock, residing at 308 Magnolia Avenue, Natchez, Mississippi (the "Principal"), do hereby appoint my daughter, Roberta Whitlock Nguyen, of Jackson, Mississippi, as my agent (the "Agent").
## Article 1. Successor
Should my Agent die, resign or become incapable of serving, I appoint my brother, Thaddeus Hargrove, in her stead.
## Article 2. When it takes effect
This instrument becomes effective upon its execution and shall not be affected by my subsequent disability or incapacity. It ends at my death, or when revoked by me in a writing delivered to the Agent. All powers of attorney signed by me earlier, with the exception of the advance directive for health care dated March 2019, are revoked.
## Article 3. Powers
The Agent may, in my name:
- open, close and operate accounts with any financial institution, and enter my safe deposit box at Bluff City Bank
- collect my pension and Social Security benefits
- prepare and sign tax returns
- lease, repair and insure the house at 308 Magnolia Avenue
- sell motor vehicles and household effects
- engage and pay nurses, attorneys and accountants
## Article 4. Limits
The Agent shall not make or alter a will for me, change the beneficiary of any policy of insurance, or vote in a public election. The sale or mortgage of the house requires the written consent of both my children. Gifts are permitted at birthdays and at Christmas, in a sum not to exceed $500 per person and year; none may be made to the Agent herself.
Nothing herein authorizes decisions regarding medical treatment.
## Article 5. Duties
The Agent shall act in good faith and in my best interest, keep my property separate from her own, and preserve receipts. She shall render an account to my son, Julian Whitlock, every January.
## Article 6. Compensation
The Agent serves without pay but shall be reimbursed for reasonable expenses, including mileage at the rate set by the Internal Revenue Service. A successor who isn't a descendant of mine may charge $30 an hour.
## Article 7. Third parties
Whoever relies upon a copy of this instrument without notice of its revocation shall be protected. No bank may insist upon its own form. If any court should have to appoint a conservator, I nominate my Agent, and she need furnish no bond.
## Article 8. Governing law
The law of Mississippi applies, even though I may move to another state.
IN WITNESS WHEREOF I have set my hand this 12th day of September, 2024, in the presence of Odell Fairchild and Priscilla Banks, neither of whom is related to me.
Acknowledged before me: Geraldine Sykes, Notary Public. My commission expires June 30, 2027.`,
    questions: [
      asked("who gets to act for mom", /Roberta Whitlock Nguyen/),
      asked("and if she can't do it anymore?", /Thaddeus Hargrove/, "who gets to act for mom"),
      asked("from when on is this valid", /upon its execution/),
      asked(
        "does it stay valid if she gets dementia",
        /not be affected by my subsequent disability/,
      ),
      asked("can Roberta sell the house", /consent of both my children/),
      asked("can she decide about an operation", /Nothing herein authorizes|medical treatment/),
      asked("may she give the grandkids money", /\$500|Gifts are permitted/i),
      asked("does she get paid for it", /without pay/),
      asked("how can mom take it back", /revoked by me in a writing/),
      asked("who keeps an eye on what she's spending", /Julian Whitlock/),
      asked("the bank wants us to use their own papers", /No bank may insist/i),
      asked("who witnessed it", /Odell Fairchild/),
      refused("how much money does mom have"),
      refused("who inherits the house"),
      refused("which lawyer drew this up"),
      refused("can she have two agents at the same time"),
    ],
    sought: [/Roberta Whitlock Nguyen/, /Thaddeus Hargrove/, /both my children/],
  },
  {
    key: "piano-studio",
    kind: null,
    title: "Studio Policies, Aurelio Bautista Piano Studio",
    text: `# Studio Policies 2025/26
Aurelio Bautista Piano Studio, 6 Cobbler's Lane, Northampton, Massachusetts
Thank you for entrusting me with your musical education or that of your child. To keep my evenings for teaching rather than bookkeeping, I ask everyone to read and sign this sheet.
## Lessons and tuition
| Length | Lessons per year | Monthly tuition |
| 30 minutes | 36 | $132 |
| 45 minutes | 36 | $192 |
| 60 minutes | 36 | $248 |
Tuition is one annual sum spread over ten equal payments, September through June, so that a month with five Mondays costs the same as one with three. It reserves your place in my week and also covers two recitals, preparation and the lending library; sheet music is billed separately, rarely above $60 a year. Payment is expected by the 5th through the studio portal; after the 10th I add $15.
## Beginning
New students come for a trial of twenty minutes, which is free. I accept children from the age of six, and adults at any level. An acoustic piano is preferred, though a digital instrument with 88 weighted keys will do for the first two years. Siblings may share a lesson hour.
## Missed lessons
If you cannot come, you are welcome to trade places with another family using the swap list. I do not otherwise make up lessons missed by students, whatever the reason, but will gladly meet you online if someone has a cold. Lessons which I cancel are made up in the last week of June or credited. When public schools close for snow, we meet by video.
## Practice
Five days a week, for about as long as the lesson lasts. A student who arrives unprepared three times in a row will be invited, with the parents, to a conversation on whether this is the right moment for piano.
## Recitals
Sunday, December 14, at 3 p.m. and Sunday, May 17, at 3 p.m. in Wexler Hall. Performing is encouraged but not required. Adults have a soirée at my house in March instead.
## In the studio
Please wash hands, trim fingernails, and leave shoes by the door. Parents of children under nine sit in; others may wait on the porch. There are two cats, so let me know of allergies.
## Holidays
No lessons November 24 to 29, December 22 to January 3, February 16 to 21 and April 20 to 25.
## Leaving
I ask for thirty days' notice by email, and tuition is owed for that period. No refunds are given after May 1.
I have taught since 2006, hold a master's degree from the Eastman School, and belong to the state association of music teachers.`,
    questions: [
      exact("what do you charge for half an hour", /132/),
      asked("why do I pay the same when there are fewer lessons that month", /annual sum/),
      asked("my kid has a fever, can we reschedule", /swap list|do not otherwise make up|online/),
      asked(
        "what if you're the one who's ill",
        /made up in the last week of June|credited/,
        "my kid has a fever, can we reschedule",
      ),
      asked("is a keyboard good enough to start?", /88 weighted keys/),
      asked("is my five year old old enough", /age of six/),
      asked("how much should she play at home", /Five days a week/i),
      asked("does he have to play in front of people", /not required/),
      asked("when's the winter concert", /December 14/),
      asked("can I sit in on the lesson", /Parents of children under nine/i),
      asked("we want to quit", /thirty days/),
      asked("what are your credentials", /Eastman/),
      refused("do you teach guitar as well"),
      refused("what method book do you use"),
      refused("can you come to our house"),
      refused("do you prepare students for exams"),
    ],
    sought: [/thirty days/, /December 14/, /\$132|\$192|\$248/],
  },
  {
    key: "furniture-invoice",
    kind: "Invoice",
    title: "Invoice and Delivery Note, Oakhaven Furniture",
    text: `# Invoice and Delivery Note
Oakhaven Furniture Ltd, Unit 7, Tannery Estate, Kendal LA9
VAT registration GB 338 2041 77
| Invoice number | OF-24-11863 |
| Invoice date | 22 November 2024 |
| Order placed | 3 October 2024, showroom, by Imogen Radcliffe |
| Salesperson | Desmond |
| Deliver to | Flat 3, The Old Maltings, Lancaster |
## Goods
| Description | Qty | Unit price | Total |
| Dining table "Grasmere", extending, solid oak | 1 | £895.00 | £895.00 |
| Chair "Ullswater", moss green wool | 6 | £165.00 | £990.00 |
| Sideboard "Grasmere", three doors | 1 | £740.00 | £740.00 |
| Room-of-choice delivery, two persons | 1 | £79.00 | £79.00 |
| Less showroom discount on the sideboard | | | -£111.00 |
| Total including VAT at 20% | | | £2,593.00 |
| Deposit paid 3 October, card | | | -£600.00 |
| Balance | | | £1,993.00 |
The balance is to be paid before the goods are dispatched, by bank transfer or by card over the telephone. Our drivers carry no card reader.
## Delivery
Your goods will arrive on Thursday 5 December, between noon and 4 p.m.; the driver will ring half an hour ahead. Two of the six chairs are on back order from the mill and will follow in the second week of January at no further charge. We deliver up to the second floor. For the stairwell, the widest piece measures 182 by 48 by 90 centimetres when packed. Packaging is taken away on request.
Somebody over eighteen has to be present. Where delivery fails because nobody is in, a second attempt costs £45.
## On arrival
Please examine the goods before signing. Visible damage should be noted on the driver's copy, and photographs sent to us within 48 hours. Legs and handles are packed inside the sideboard; assembly takes about twenty minutes and isn't included.
## Care
Oak darkens with light. For the first six weeks, leave nothing standing on the table. Oil it twice a year; do not use silicone polish. Natural knots and differences in grain aren't defects.
## Returns
Items from stock may be returned unused within 14 days; you bear the cost of carriage, £60 per collection. The chairs were upholstered to your order and can't be returned unless faulty. Goods remain our property until paid for in full.
## Guarantee
Frames ten years, mechanisms and fabric two. Spills and marks made by pets are excluded.
Enquiries: 01539 496 022, weekdays 9 to 5`,
    questions: [
      exact("what's left to pay", /1,993/),
      asked("can I just give the driver my card", /no card reader/),
      asked("when are they bringing it", /5 December/),
      asked(
        "will everything come then?",
        /Two of the six chairs|back order/i,
        "when are they bringing it",
      ),
      exact("how much was one chair", /165/),
      asked("what did I get off", /111/),
      asked("I live on the third floor", /second floor/),
      asked("I might be at work that day", /£45|over eighteen/),
      asked("one leg is scratched, what should I do", /photographs|48 hours/),
      asked("I don't like the colour of the chairs, can I send them back", /can't be returned/),
      asked("how do I look after the table", /Oil it twice a year/i),
      asked("do they put it together for me", /isn't included/),
      refused("how many people fit around the table when it's extended"),
      refused("do they take my old sofa away"),
      refused("can I pay in monthly installments"),
      refused("where is the wood from"),
    ],
    sought: [/2,593/, /1,993/, /5 December/, /OF-24-11863/],
  },
  {
    key: "wage-statement",
    kind: "Form",
    title: "Annual Wage Certificate 2024",
    text: `# Annual Wage Certificate 2024
Issued by the employer for use in the income tax return. Keep for six years.
[Employer] Gerber & Rossi Optik AG, Aarau
[Employer number] 402.118.93
[Employee] Tamsin Liechti-Okonkwo
[Insurance number] 756.4418.2207.15
[Date of birth] 29 November 1985
[Residence] Rebweg 12, Lenzburg
[Period] 1 March to 31 December 2024
[Position] Optometrist, 80 percent
[Civil status] Married, two children
[Free transport to work] No
[Meals at work] Vouchers, CHF 90 per month
## Earnings and deductions
| Box | Description | CHF |
| 1 | Salary including child allowances | 61,240 |
| 2 | Benefit in kind: private use of company car | none |
| 3 | Irregular payments: anniversary bonus | 1,500 |
| 8 | Gross total | 62,740 |
| 9 | Social security contributions | 4,015 |
| 10 | Occupational pension, ordinary contributions | 3,388 |
| 10.2 | Occupational pension, buy-in | 2,000 |
| 11 | Net salary, to be carried to the return | 53,337 |
| 13 | Reimbursed expenses: travel | 412 |
## Remarks
Sick pay of CHF 2,870 for the period from 4 to 22 November is contained in box 1. Child allowances amount to CHF 215 per child and month. Expenses in box 13 were reimbursed against receipts and are not taxable. The company pays for the professional training "Pediatric optometry", course fee CHF 1,950, which isn't to be declared as income since it is in the interest of the employer.
The employee entered the firm on 1 March 2024; wages from earlier employment are certified by the previous employer. Contributions for unemployment insurance are included in box 9.
## For the employee
Enclose this certificate with the tax return, which is to be filed by 31 March 2025; the tax office will extend the period on application until 30 September. Employees taxed at source need only submit it where they ask for a correction. Errors should be notified to the payroll office in writing within thirty days of receipt, after which a corrected certificate costs CHF 40. A lost certificate is replaced without charge once.
The buy-in may be deducted in full, but the pension capital resulting from it can't be withdrawn as a lump sum within three years.
Correct and complete: Aarau, 20 January 2025, Livia Amsler, payroll, direct line 062 555 01 33`,
    questions: [
      exact("how much did I make before deductions", /62,740/),
      exact(
        "and what do I put in my tax return?",
        /53,337/,
        "how much did I make before deductions",
      ),
      asked("since when have I been working there", /1 March 2024|1 March to/),
      asked("was I full time", /80 percent/),
      asked("did I get a bonus", /1,500/),
      asked("is my sick leave money in there", /contained in box 1/),
      exact("what do I get for each kid", /215/),
      asked("do I have to pay taxes on the train tickets they gave back to me", /not taxable/),
      asked("by when does this have to be in", /31 March 2025/),
      asked("can I get more time", /30 September/, "by when does this have to be in"),
      asked("there's a mistake in it, whom do I tell", /payroll office/),
      asked("how long should I hold on to this", /six years/i),
      refused("how much tax do I owe"),
      refused("what does my husband earn"),
      refused("how many hours of overtime did I work"),
      refused("what was my pay in January"),
    ],
    sought: [/Tamsin Liechti-Okonkwo/, /53,337/, /62,740/],
  },
  {
    key: "heater-recall",
    kind: "Letter",
    title: "Safety recall of your patio heater",
    text: `Emberline Outdoor Living, Inc.
4700 Foundry Parkway, Chattanooga, Tennessee
IMPORTANT SAFETY RECALL
September 8, 2025
Dear Emberline customer,
Our records show that you bought or registered a Glowpost 42 patio heater. In cooperation with the Consumer Product Safety Commission, we're recalling all units manufactured between February and November 2024. The regulator can crack in cold weather and leak propane, which may ignite. We know of 27 reports of leaks, among them four fires and one person whose hands were burned. No deaths have occurred.
Is your heater affected?
Look for the silver plate beneath the tank shelf. Recalled are serial numbers beginning with GP42-C or GP42-D. Units beginning with GP42-E were built with a different part and can be used as before. The tabletop model, Glowpost Mini, isn't part of this recall.
What you should do
Stop using the heater at once. Close the valve of the cylinder, disconnect it and keep it outdoors. Don't attempt to mend the regulator with tape or sealant, and please don't take the heater back to the shop, as retailers aren't able to handle the recall.
How we'll put it right
You may choose between the following remedies:
| Remedy | What you receive | How long it takes |
| Repair kit | New regulator and hose, fitted by you in about fifteen minutes with a wrench | Shipped within 10 business days |
| Technician | Replacement at your home | By appointment, up to six weeks |
| Refund | $249, or the price on your receipt if higher | 30 days after we receive the old regulator |
All are free of charge, and neither a receipt nor the original packaging is required. For the refund we'll mail you a prepaid box; the rest of the heater may be put out as scrap metal. If you sold the heater or gave it away, we would be grateful if you forwarded this letter to the new owner.
How to register
Visit our recall page, scan the code on the enclosed card, or call 1-800-555-0142, weekdays from 8 a.m. to 8 p.m. Eastern. Have the serial number ready. There's no deadline, but the technician service will be offered only through March 31, 2026.
If you smell gas, don't touch switches; leave the area and call the fire department. Injuries and damage can be reported to us or at the Commission's website, and registering for a remedy doesn't waive any claim that you may have.
We deeply regret the worry this causes you.
Lamar Prendergast
Vice President, Product Safety`,
    questions: [
      asked("what's wrong with it", /regulator can crack|leak propane/),
      asked("has anyone been hurt?", /hands were burned/),
      asked("how can I tell if mine is one of them", /serial numbers beginning with|silver plate/i),
      asked(
        "mine says GP42-E, am I fine",
        /can be used as before/,
        "how can I tell if mine is one of them",
      ),
      asked("can I bring it back to where I got it", /don't take the heater back/),
      exact("how much money would I get", /249/),
      asked("I don't have the receipt anymore", /neither a receipt/),
      asked("I'm not handy, can somebody do it for me", /Technician|Replacement at your home/i),
      asked(
        "until when is that possible",
        /March 31, 2026/,
        "I'm not handy, can somebody do it for me",
      ),
      asked("I gave it to my sister", /forwarded this letter/),
      asked("what should I do if there's a gas smell", /leave the area|don't touch switches/),
      asked("can I still sue if I take the fix", /doesn't waive any claim/),
      refused("how many heaters were sold"),
      refused("can I get a different model instead"),
      refused("which factory made them"),
      refused("how long does a gas bottle last in it"),
    ],
    sought: [/Stop using the heater/i, /GP42-C/, /\$249/],
  },
  {
    key: "running-paper",
    kind: "Research paper",
    title: "Cushioning and Injury in Recreational Runners: A Double-Blind Trial",
    columns: 2,
    text: `# Cushioning and Injury in Recreational Runners: A Double-Blind Trial
Paulo Teixeira, Wanjiru Kamande, Lotte Vestergaard, Ian Crowhurst
Institute of Movement Science, Aalberg, and Crowhurst Sports Clinic, Bristol
## Abstract
Background. Soft soles are marketed as a protection against injury, with little evidence. Methods. In a trial lasting six months, 804 recreational runners received shoes that looked alike and had either a soft or a hard midsole. Results. In the soft group 12.8 percent, and in the hard group 17.9 percent, sustained an injury that stopped them from running for at least a week. The advantage was confined to runners weighing less than 75 kilograms. Conclusion. Light runners may profit from soft soles.
## Introduction
Between a fifth and a half of those who run are injured in any one year, most commonly at the knee. Cushioning became fashionable in the 1970s, was denounced by the barefoot movement, and has lately returned in the form of very thick soles. Earlier trials compared shoes which differed in weight and drop as well, so their results are difficult to interpret.
## Methods
Participants were recruited through running clubs and local radio. They had to be between 18 and 65, to run at least once a week, and to have been free of injury for twelve months. The maker supplied prototypes without markings; stiffness was 61 newtons per millimeter in one and 95 in the other. Neither runners nor those who recorded injuries knew which was which. Sessions and complaints were entered weekly in an online diary. Orthotic insoles were not allowed.
## Results
Forty-four persons never returned a diary and were left out, which leaves 760.
| | Soft | Hard |
| Runners analyzed | 383 | 377 |
| Median distance per week | 18 km | 17 km |
| Injured | 49 | 67 |
| Knee | 17 | 22 |
| Achilles tendon | 9 | 8 |
Among those above 75 kilograms the difference vanished. Women and men did not differ. Comfort ratings were equal, and asked to guess their group, runners were right in 51 percent of cases.
## Discussion
Contrary to what one would expect, heavier runners didn't benefit. Possibly a sole that is soft for a light person bottoms out under a heavy one. The follow-up was too short to judge wear, which had reached about 500 kilometers at the end. Trail runners and beginners were underrepresented.
## Funding and interests
Aerostride SA financed the study and donated the shoes; the contract guaranteed the authors' freedom to publish. L. Vestergaard has received lecture fees from the company. Approved by the ethics committee at Aalberg (2021/77).`,
    questions: [
      asked("are soft shoes better then", /12\.8 percent|soft soles/),
      asked(
        "for everybody?",
        /75 kilograms|heavier runners didn't benefit/i,
        "are soft shoes better then",
      ),
      asked("why didn't it help big people", /bottoms out/),
      asked("how long did they follow people", /six months/),
      asked("could people feel which pair they had", /51 percent|Neither runners/i),
      asked("how many dropped out", /Forty-four/i),
      asked("who could take part", /between 18 and 65/),
      asked("where do runners usually get hurt", /knee/),
      asked("what counted as an injury", /at least a week/),
      asked("did the shoe company pay for it", /Aerostride/),
      asked("any conflicts of interest", /lecture fees/),
      asked("was there a difference for women?", /Women and men did not differ/i),
      refused("what did the shoes cost"),
      refused("which brand should I buy"),
      refused("how often should I replace my running shoes"),
      refused("did barefoot runners have fewer injuries"),
    ],
    sought: [/804|760/, /six months/, /12\.8 percent/],
  },
  {
    key: "coworking",
    kind: "Contract",
    title: "Coworking Membership Agreement",
    text: `# Coworking Membership Agreement
between The Cannery Workspace GmbH, Speicherstrasse 9, Bremen (hereinafter "Operator") and Felix Adomako, sole trader (hereinafter "Member")
## § 1 Subject
Operator grants Member the use of a fixed desk, no. 22, on the second floor, together with the common areas. The agreement doesn't establish a tenancy, and Member isn't entitled to a particular room.
## § 2 Plans
| Plan | Monthly, plus VAT | Access | Meeting room hours |
| Day pass, ten visits | €150 | Weekdays 8 to 18 | none |
| Flex | €190 | Weekdays 7 to 20 | 2 |
| Fixed desk | €310 | Around the clock | 6 |
| Office for two | €780 | Around the clock | 12 |
Member has chosen the plan Fixed desk. Hours not used lapse at the end of the month; further ones are €18 each.
## § 3 Term
The agreement begins on 1 April 2025 and has a minimum term of three months. It's thereafter extended by one month at a time unless terminated by either party with notice of four weeks to the end of a month. Switching to a larger plan is possible at any time, to a smaller one as of the next month.
## § 4 Payment
Fees are collected by direct debit on the third working day. A deposit of one monthly fee is returned within six weeks after the keys have been given back. A debit that's returned by the bank costs €12. If Member is more than twenty days in arrears, Operator may block the access card.
## § 5 Services included
Internet at 500 Mbit/s, heating, cleaning, coffee, 100 pages of printing in black and white, a locker, and the use of the address for mail. Entry of the address in the commercial register requires the supplement "Business address" (€29).
## § 6 Conduct
Calls are to be made in the booths. Guests are welcome for two hours a day in the café; longer stays need a day pass. Dogs may be brought on Fridays if nobody on the floor objects. Smoking is permitted on the roof terrace alone. Hot food isn't to be eaten at the desks.
## § 7 Liability
Operator is liable for intent and gross negligence. Equipment left at the desk isn't insured by Operator. For interruptions of the internet connection that last longer than one working day, the fee is reduced proportionately.
## § 8 Data and mail
Letters are scanned on request for €1 a piece. Parcels are held for seven days.
## § 9 Leaving
The desk is to be cleared by noon of the last day. A lost access card is charged at €25. Courts at Bremen have jurisdiction.`,
    questions: [
      exact("what do I pay every month", /310/),
      asked("is tax on top of that?", /plus VAT/, "what do I pay every month"),
      asked("can I work there on sunday nights", /Around the clock/i),
      asked("how long am I tied to this", /three months/),
      asked("and how do I get out after that", /four weeks/, "how long am I tied to this"),
      asked("may I bring my dog", /Fridays/),
      asked("a client wants to visit me", /two hours a day|Guests are welcome/i),
      asked("what if someone steals my laptop", /isn't insured/),
      asked("can I use their address for my company", /Business address|use of the address/),
      asked("the wifi was dead for three days", /reduced proportionately/),
      asked("what happens to meeting hours I don't use", /lapse/),
      asked("when do I see my deposit again", /six weeks/),
      refused("is there a shower"),
      refused("where can I park my car"),
      refused("are there events for members"),
      refused("do I get a monitor"),
    ],
    sought: [/1 April 2025/, /three months/, /four weeks/],
  },
];
