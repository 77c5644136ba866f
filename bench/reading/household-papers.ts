import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** A study, an abstract, an annual report, and an invoice, asked about in plain language. */
export const HOUSEHOLD_PAPERS: readonly ReadingDocument[] = [
  {
    key: "study",
    kind: "Research paper",
    title: "Evening light and sleep",
    text: `# Dimmed Evening Light and Sleep Onset in Adolescents
Hannah Brandt, Luis Ortega, and Mei Tanaka
University of Wisconsin, Madison
## Abstract
Background. Teenagers often fall asleep late. We asked whether dimming the lights at home helps.
Methods. In a randomized trial, 84 adolescents aged 13 to 17 lived with dimmed light (below 20 lux) from 8 p.m. on or with their usual light for four weeks. Sleep was measured with wrist sensors.
Results. Participants with dimmed light fell asleep 22 minutes earlier than the others (95% CI 14 to 30). Sleep lasted 18 minutes longer. Grades didn't differ. Nine participants dropped out.
Conclusions. Dimming the lights in the evening is a simple way for teenagers to fall asleep earlier.
## Introduction
Sleep in adolescence is shifted by about two hours. Light in the evening delays it further (Ruiz 2018).
## Methods
Families were recruited through four schools in Wisconsin between 2021 and 2022. Each family received lamps and an hour of instruction.
## Limitations
Neither families nor researchers were blinded. The trial was short, and most participants came from high-income households.
## Funding
This study was supported by a grant from the Halvorsen Sleep Foundation. The funder had no role in the analysis.
## Conflicts of interest
Luis Ortega has received fees from a maker of lamps.
## References
Ruiz, P. (2018). Light and the clock. Journal of Rhythms, 4, 11-19.`,
    questions: [
      exact("who paid for the study", /Halvorsen Sleep Foundation/),
      asked("what did they find", /22 minutes earlier/),
      exact("how many people were in the study", /84/),
      asked("how old were they", /13 to 17/),
      exact("how long did it last", /four weeks/),
      asked("what's the catch", /blinded|short/),
      exact("how much earlier did they fall asleep", /22 minutes/),
      asked("did their grades get better", /Grades didn't differ/),
      asked("who wrote this", /Hannah Brandt/),
      asked("how did they measure sleep", /wrist sensors/),
      exact("how many dropped out", /nine/i),
      asked("what is this document about", /Dimmed Evening Light/),
      asked("is anyone biased", /Ortega has received fees/),
      refused("did it work for adults"),
      refused("how much did the study cost"),
      refused("what medicine did they take"),
    ],
    sought: [/22 minutes earlier/, /blinded/, /84 adolescents/, /simple way/],
  },
  {
    key: "school-garden-study",
    kind: "Research paper",
    title: "School gardens",
    text: `# Do School Gardens Change What Children Eat?
Amara Nwosu and Peter Lindqvist
## Abstract
Objective: To test whether a school garden raises how many vegetables children eat. Methods: 1,212 pupils (n = 1,212) in 26 schools in Ohio were followed for two school years. Thirteen schools built a garden. Results: Pupils with a garden ate 0.3 servings a day more; the difference was largest among girls. Body weight didn't change. Conclusion: Gardens help a little, but they don't replace good lunches.
## Acknowledgments
We thank the teachers. Funding was provided by the Ohio Department of Agriculture and the Brightwater Trust.
## Limitations
Intake was reported by the children themselves, and schools volunteered to take part.
## Table 2
| Measure | Garden | No garden |
| Servings of vegetables a day | 2.1 | 1.8 |
| Can name five vegetables | 81% | 64% |
| Missed lunches a month | 1.4 | 1.5 |`,
    questions: [
      exact("how many kids took part", /1,212/),
      exact("how many schools were there", /26/),
      asked("so does it work", /Gardens help a little/),
      asked("what were the results", /0\.3 servings/),
      asked("who funded it", /Ohio Department of Agriculture/),
      exact("how long did they watch the kids", /two school years/),
      asked("did the kids lose weight", /Body weight didn't change/),
      asked("what are the weaknesses", /reported by the children/),
      exact("how many servings did the kids with a garden eat", /2\.1/),
      refused("how much does a garden cost"),
      refused("what did they plant"),
    ],
    sought: [/0\.3 servings/, /reported by the children/, /81%/],
  },
  {
    key: "annual-letter",
    kind: null,
    title: "Letter to shareholders",
    text: `# Larkspur Outfitters: Letter to Our Shareholders
Fiscal year 2025
## The year in brief
Revenue grew to $412.6 million, from $381.2 million in 2024. Net income was $31.8 million, or $2.14 per share. We opened eleven stores and closed three.
|  | 2025 | 2024 |
| Revenue (millions) | $412.6 | $381.2 |
| Gross margin | 44.1% | 43.0% |
| Net income (millions) | $31.8 | $27.5 |
| Stores at year-end | 148 | 140 |
| Employees | 3,960 | 3,710 |
## What went well
Online sales rose 19 percent and now make up a third of all sales. Our own brand of boots was the best-selling product for the second year.
## What did not
Sales in Canada fell by 6 percent. Freight cost $4 million more than planned. Employee turnover in our warehouses was 38 percent, 2.8 percentage points less than the year before.
## Looking ahead
We expect revenue between $435 million and $445 million in 2026. The board has approved a dividend of $0.40 per share, payable on March 15, 2026.
Thank you for your trust.
Ingrid Solheim, Chief Executive Officer`,
    questions: [
      exact("how much did they sell", /412\.6/),
      exact("how much profit did they make", /31\.8/),
      exact("how much did turnover change in the warehouses", /2\.8/),
      exact("how much did revenue change", /31\.4/),
      exact("who is the CEO", /Ingrid Solheim/),
      exact("how many stores do they have", /148/),
      exact("what's the dividend", /0\.40/),
      exact("how many people work there", /3,960/),
      asked("what went wrong", /Canada|Freight/),
      asked("how are online sales doing", /19 percent/),
      asked("what do they expect for next year", /435 million/),
      exact("when is the dividend paid", /March 15, 2026/),
      refused("how much does the CEO earn"),
      refused("how much debt do they have"),
      refused("who owns most of the shares"),
    ],
    sought: [/412\.6/, /31\.8/, /0\.40/, /435 million/],
  },
  {
    key: "plumber-invoice",
    kind: "Invoice",
    title: "Invoice",
    text: `# INVOICE
Two Rivers Plumbing and Heating
88 Mill Road, Dunmore · 555-0187
| Invoice number | 20418 |
| Date | May 4, 2026 |
| Due | May 18, 2026 |
Bill to:
Gloria Penn, 5 Harbor View
| Description | Qty | Price | Amount |
| Replace water heater, 50 gallons | 1 | $940.00 | $940.00 |
| Labor, hours | 4 | $95.00 | $380.00 |
| Haul away old heater | 1 | $45.00 | $45.00 |
| Subtotal |  |  | $1,365.00 |
| Sales tax on parts |  |  | $58.75 |
| Deposit paid April 28 |  |  | -$300.00 |
| Total due |  |  | $1,123.75 |
## Terms
Pay by check or card. Invoices unpaid after 30 days bear interest at 1 percent per month.
Our work is guaranteed for one year; the heater has a six-year warranty from its maker.
Technician: Ray Castellano`,
    questions: [
      exact("how much do I have to pay", /1,123\.75/),
      exact("how much was labor", /380/),
      exact("how many hours did they work", /4/),
      exact("what was the hourly rate", /95/),
      exact("when do I have to pay", /May 18/),
      asked("who came to fix it", /Ray Castellano/),
      exact("how much did I already pay", /300/),
      asked("what if it breaks again", /guaranteed for one year/),
      asked("did they take the old one away", /Haul away/),
      asked("can i pay by card", /check or card/),
      refused("what brand is the heater"),
      refused("can I pay in installments"),
    ],
    sought: [/1,123\.75/, /May 18/, /940/, /1 percent/],
  },
];
