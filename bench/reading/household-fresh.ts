import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Written after the rules for what people have at home, without looking at them again, and held out. */
export const FRESH_HOUSEHOLD_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "gas-bill",
    kind: "Utility bill",
    title: "Gas bill",
    text: `# Northfork Gas: Your bill
Ellen Prior, 9 Tannery Row. Bill date: February 9, 2026
| Total amount due | $96.14 |
| Due by | March 2, 2026 |
## What you used
| This month | 74 therms |
| Same month last year | 81 therms |
| Average temperature | 31 °F |
## How we got to the amount
| Customer charge | $14.00 |
| Gas, 74 therms at $1.05 | $77.70 |
| City fee | $4.44 |
## Safety
If you smell gas, leave the house and call 555-0111 right away. Don't switch lights on or off.
## Help with your bill
Questions about charges: 555-0150. Households with low income may get a discount of 20 percent; apply online.
## Late bills
A charge of $5 is added ten days after the due date.`,
    questions: [
      exact("how many therms did we use", /74/),
      exact("how much do I owe", /96\.14/),
      exact("when's it due", /March 2/),
      asked("who do I call if I smell gas", /555-0111/),
      exact("what's the late fee", /\$5/),
      asked("is there help for poor people", /20 percent/),
      exact("how much did I use last year", /81/),
      exact("what number is there for questions about charges", /555-0150/),
      refused("how much is the deposit"),
      refused("when was the meter replaced"),
    ],
    sought: [/96\.14/, /74 therms/, /March 2/],
  },
  {
    key: "daycare-handbook",
    kind: null,
    title: "Parent handbook",
    text: `# Little Pines Daycare: Parent Handbook
Director: Ms. Paula Keane. We care for children from six months to five years.
## Hours
We are open from 7 a.m. to 6 p.m. on weekdays. A child who is picked up after 6 costs $15 for each quarter of an hour.
## Fees
| Age group | Per week |
| Infants | $310 |
| Toddlers | $270 |
| Preschool | $240 |
Fees are due every Monday. Brothers and sisters get 10 percent off.
## Please don't bring
- Nuts of any kind
- Candy and gum
- Toys with small parts
- Money
## Illness
A child with a fever, vomiting, or a rash stays at home until 24 hours after it has passed. Tell us by 8 a.m. if your child won't come.
## Closed days
| November 26 and 27 | Thanksgiving |
| December 24 to January 1 | Winter break |
| May 25 | Memorial Day |
## Leaving us
Two weeks' written notice is needed; otherwise two weeks' fees are charged.`,
    questions: [
      asked("can I pack a peanut butter sandwich, are nuts ok", /Please don't bring[\s\S]*Nuts/),
      exact("who is the director", /Paula Keane/),
      exact("how much is it for toddlers", /270/),
      asked("what if I'm late picking him up", /\$15/),
      exact("when is winter break", /December 24/),
      asked("my daughter threw up last night can she come", /vomiting/),
      asked("do I get a discount for two kids", /10 percent/),
      exact("how much notice do I need to give", /two weeks/i),
      refused("how many teachers are there"),
      refused("do they serve breakfast"),
    ],
    sought: [/7 a\.m\. to 6 p\.m\./, /\$310/, /Nuts/],
  },
  {
    key: "sleep-survey",
    kind: "Research paper",
    title: "Shift work and sleep",
    text: `# Napping on Night Shifts and Errors Among Nurses
Gloria Mensah and Erik Dahl
## Abstract
Objective: We tested whether a nap of 30 minutes lowers errors on night shifts. Methods: 140 nurses in three hospitals in Oslo were randomly assigned to a nap at 3 a.m. or to none for six weeks. Results: Nurses who napped made 18 percent fewer errors with medication. They didn't feel less tired after the shift. Conclusion: Hospitals should allow naps at night.
## Funding
The Norwegian Nurses' Union paid for the sensors. Salaries were funded by the Research Council of Norway.
## Limitations
Errors were reported by the nurses themselves. Only one country was studied.
## References
Berg, A. (2019). Night work. Sleep Letters, 2, 5-9.`,
    questions: [
      exact("how many nurses were in the study", /140/),
      asked("what did they find out", /18 percent fewer errors/),
      asked("who funded it", /Research Council of Norway|Nurses' Union/),
      exact("how long did the study last", /six weeks/),
      asked("what do the authors recommend", /allow naps/),
      asked("what are the limitations", /reported by the nurses/),
      asked("did they feel better afterwards", /didn't feel less tired/),
      exact("how long was the nap", /30 minutes/),
      refused("how much did it cost the hospitals"),
      refused("what about doctors"),
    ],
    sought: [/18 percent fewer/, /140 nurses/, /allow naps/, /reported by the nurses/],
  },
  {
    key: "car-insurance",
    kind: "Insurance policy",
    title: "Auto policy summary",
    text: `# Auto Insurance: Policy Summary
| Policyholder | Victor Almeida |
| Policy number | AU-55102 |
| Vehicle | 2019 Halden Estate |
| Policy period | June 15, 2026 to December 15, 2026 |
| Premium for six months | $612 |
## Coverage
| Liability | $100,000 per person |
| Collision, deductible | $500 |
| Glass, deductible | $0 |
| Rental car | $30 per day, up to 30 days |
## We don't cover
- Racing
- Deliveries for pay
- Drivers who aren't listed
- Worn tires and mechanical breakdown
## After an accident
Call the police if anyone is hurt. Report the accident to us within 72 hours: 555-0177. Don't admit fault.
## Roadside help
A tow to the nearest shop is free up to 15 miles. Call 555-0188.
## Paying
You may pay in two installments; the second is due September 15, 2026. A payment that comes back costs $20.`,
    questions: [
      exact("how much is the insurance", /612/),
      exact("when does my policy end", /December 15/),
      asked("can I deliver pizza with it", /don't cover[\s\S]*Deliveries/),
      asked("my windshield cracked, what do I pay", /\$0/),
      asked("who do I call for a tow", /555-0188/),
      exact("how long do I have to report an accident", /72 hours/),
      asked("is an engine breakdown covered", /don't cover[\s\S]*mechanical breakdown/),
      exact("when is the second payment", /September 15/),
      refused("does it cover my boat"),
      refused("who is my agent"),
    ],
    sought: [/612/, /December 15/, /Racing/, /555-0177/],
  },
];
