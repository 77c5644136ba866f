import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

/** Nothing is tuned on these: they were written before the rules saw them, and are of kinds that no rule knows. */
export const FRESH_DOCUMENTS: readonly ReadingDocument[] = [
  {
    key: "minutes",
    kind: "Minutes of a meeting",
    title: "Minutes of the library board",
    text: `# Minutes of the Ashford Library Board
Meeting of February 11, 2026, Reading Room
Present: Gwen Tallis (chair), Omar Haddad, Lucy Brandt, Peter Nakamura
Absent: Rita Cole
## Opening
Gwen Tallis opened the meeting at 6:30 p.m. The minutes of the January meeting were approved without changes.
## Budget
Omar Haddad presented the budget for 2026. The library expects income of $412,000 and expenses of $398,500. The largest expense is staff, at $251,000. The board approved the budget by four votes to none.
## Children's room
Lucy Brandt reported that visits to the children's room rose from 1,140 in 2024 to 1,510 in 2025. She proposed new shelves for $7,300. The board asked for a second offer before it decides.
## Opening hours
From March 2, 2026, the library opens on Sundays from noon to 5 p.m. Peter Nakamura will inform the newspaper.
## Next meeting
The next meeting takes place on March 11, 2026. The meeting closed at 8:05 p.m.`,
    questions: [
      exact("Who chaired the meeting?", /Gwen Tallis/),
      exact("How much income does the library expect?", /\$412,000/),
      exact("When is the next meeting?", /March 11, 2026/),
      asked("What did the board decide about the shelves?", /second offer/),
      exact("What is the difference between income and expenses?", /\$13,500/),
      refused("How many books does the library own?"),
    ],
    sought: [/February 11, 2026/, /\$412,000/, /approved the budget/, /Sundays/, /March 11, 2026/],
  },
  {
    key: "leaflet",
    kind: null,
    title: "Corvalin package leaflet",
    text: `# Corvalin 20 mg tablets
Package leaflet: information for the patient
## What Corvalin is and what it is used for
Corvalin contains the active substance velidrine. It is used to treat hay fever in adults and in children over 6 years.
## Before you take Corvalin
Do not take Corvalin if you are allergic to velidrine or if you have severe kidney disease. Tell your doctor if you are pregnant. Corvalin may make you drowsy, so do not drive until you know how it affects you.
## How to take Corvalin
Adults take one tablet once a day, in the evening. Children from 6 to 12 years take half a tablet. The maximum daily dose is 40 mg. Swallow the tablet with water. If you forget a tablet, do not take a double dose.
## Possible side effects
Common side effects, in up to 1 in 10 people, are tiredness and a dry mouth. Rare side effects, in up to 1 in 1,000 people, are a rash and a fast heartbeat.
## How to store Corvalin
Store below 25 °C in the original package. Use within 6 months of opening the bottle.
## Manufacturer
Helion Pharma AB, Storgatan 14, Uppsala. Telephone: +46 18 555 0199.`,
    questions: [
      exact("What is the maximum daily dose?", /40 mg/),
      asked("What is Corvalin used for?", /hay fever/),
      asked("What are the common side effects?", /tiredness and a dry mouth/),
      exact("How long can it be used after opening?", /6 months/),
      refused("How much does Corvalin cost?"),
    ],
    sought: [/hay fever/, /allergic to velidrine/, /one tablet once a day/, /dry mouth/, /25 °C/],
  },
  {
    key: "job",
    kind: null,
    title: "Job posting: greenhouse manager",
    text: `# Greenhouse Manager
Verdant Hollow Nurseries, Eugene, Oregon
## About us
Verdant Hollow has grown native plants since 1978. We employ 46 people on two sites.
## What you will do
- Plan the production of 300,000 plants a year
- Lead a team of nine growers
- Keep the irrigation and heating systems running
## What you bring
- A degree in horticulture, or five years of experience in a greenhouse
- A pesticide applicator license, or the will to get one within six months
- Good Spanish is a plus
## What we offer
The salary is $64,000 to $72,000 a year. You get 18 days of vacation, health insurance from the first day, and a house on the site for a rent of $650 a month.
## How to apply
Send your résumé to jobs@verdanthollow.example by April 30, 2026. Interviews take place in the second week of May. The job starts on June 15, 2026. Your contact is Naomi Wells.`,
    questions: [
      exact("When is the deadline for applications?", /April 30, 2026/),
      exact("How many days of vacation are there?", /18 days/),
      exact("How many people are on the team?", /nine/),
      exact("When does the job start?", /June 15, 2026/),
      refused("Who is the chief executive officer?"),
    ],
    sought: [/300,000 plants/, /degree in horticulture/, /\$64,000/, /April 30, 2026/, /18 days/],
  },
  {
    key: "syllabus",
    kind: null,
    title: "Syllabus: Introduction to Glaciology",
    text: `# GEO 214: Introduction to Glaciology
Fall semester 2026, Department of Earth Sciences
Instructor: Dr. Halvard Moen, Room 312, h.moen@northfield.example
## About the course
Students learn how glaciers form, move, and melt, and how ice cores are read. The course has 3 credits. Geology 101 is required.
## Times
Lectures are on Tuesdays and Thursdays from 10:15 to 11:30. The first class is on September 3, 2026. The field trip to Mount Hood is on October 17, 2026 and costs $45.
## Grading
| Homework | 30% |
| Midterm exam | 25% |
| Final exam | 35% |
| Field report | 10% |
Late homework loses 10% for each day. The final exam is on December 15, 2026.
## Textbook
Benn and Evans, Glaciers and Glaciation, second edition, $89.`,
    questions: [
      exact("How much does the final exam count?", /35%/),
      exact("Who teaches the course?", /Halvard Moen/),
      exact("What is the total cost of the field trip and the textbook?", /\$134/),
      refused("What is the attendance policy?"),
    ],
    sought: [/Halvard Moen/, /glaciers form/, /35%/, /December 15, 2026/, /October 17, 2026/],
  },
];
