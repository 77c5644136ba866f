import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const FORM: ReadingDocument = {
  key: "form",
  kind: "Form",
  title: "Application for a parking permit",
  text: `# Application for a resident parking permit
Please complete this form in full. Return it to the Transport Office, Town Hall, by the 15th of the month before the permit begins. Incomplete applications are not processed.
[Last name] Abernathy
[First name] Josephine
[Date of birth] 12 July 1983
[Address] 27 Quay Street, Port Ellery
[Telephone] 0117 496 0233
[License plate] PE24 KLM
[Vehicle make and model] Skoda Octavia
[Zone applied for] Zone C
[Permit begins] 1 September 2026
[Fee paid] 145.00 pounds
I declare that the information above is true and that I live at this address.
[Signature] J. Abernathy
[Date] 4 August 2026`,
  questions: [
    exact("What is the applicant's license plate?", /PE24 KLM/),
    exact("When does the permit begin?", /1 September 2026/),
    exact("How much is the fee?", /145\.00 pounds/),
    exact("Which zone is applied for?", /Zone C/),
    exact("What is the applicant's telephone number?", /0117 496 0233/),
    exact("When was the applicant born?", /12 July 1983/),
    asked("Where should the form be returned?", /Transport Office/),
    refused("What is the applicant's email address?"),
    refused("What is the applicant's bank account number?"),
  ],
  sought: [/Abernathy/, /27 Quay Street/, /Zone C/, /145\.00 pounds/, /1 September 2026/],
};
