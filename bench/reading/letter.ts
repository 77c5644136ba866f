import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const LETTER: ReadingDocument = {
  key: "letter",
  kind: "Letter",
  title: "Letter about the roof",
  text: `Fairmont Property Management
310 Larch Avenue, Dayton, OH 45402
August 19, 2026
Ms. Helen Park
77 Birch Court, Apartment 4B
Dayton, OH 45406
Subject: Roof repair at Birch Court
Dear Ms. Park,
We are writing to let you know that the roof of your building will be repaired this fall. The work begins on September 14, 2026 and is expected to take three weeks. The contractor is Ridgeline Roofing.
During this time, the parking spaces on the north side of the building cannot be used. We ask you to move your car by September 12. Workers will be on site from 7:30 a.m. to 4 p.m. on weekdays, and there will be noise.
Your rent for September will be reduced by $120 as compensation. You do not need to do anything to receive the reduction. If you have questions, please call Victor Amado at (937) 555-0164 or write to office@fairmont.example before September 1.
Thank you for your patience.
Sincerely,
Laura Benitez
Property Manager`,
  questions: [
    exact("When does the work begin?", /September 14, 2026/),
    exact("How long will the repair take?", /three weeks/),
    exact("By how much is the rent reduced?", /\$120/),
    exact("Who signed the letter?", /Laura Benitez/),
    exact("What is Victor Amado's phone number?", /\(937\) 555-0164/),
    exact("Who is the contractor?", /Ridgeline Roofing/),
    asked("What should I do with my car?", /move your car by September 12/),
    refused("How much does the roof repair cost?"),
    refused("When will the elevator be replaced?"),
    refused("Who owns the building?"),
  ],
  sought: [
    /Fairmont Property Management|Laura Benitez/,
    /roof of your building will be repaired|Roof repair/,
    /September 14, 2026/,
    /move your car by September 12/,
    /\$120/,
  ],
};
