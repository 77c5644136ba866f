import { asked, exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const CONTRACT: ReadingDocument = {
  key: "contract",
  kind: "Contract",
  title: "Services agreement",
  text: `# Services Agreement
This Services Agreement (the "Agreement") is entered into as of March 3, 2025 between Northwind Analytics LLC, a Delaware limited liability company ("Provider"), and Harbor Freight Logistics Inc., a Washington corporation ("Client").
## 1. Definitions
"Services" means the data cleaning, reporting, and dashboard work described in Exhibit A. "Confidential Information" means any non-public information that one party discloses to the other in connection with this Agreement.
## 2. Services
The following section describes the work. Provider shall deliver a written status report to Client on the first business day of every month. Provider shall assign at least two qualified analysts to the project, and shall replace an analyst within ten business days of a reasonable request by Client.
Client shall give Provider access to its shipping database within five business days of the effective date.
## 3. Term
This Agreement begins on April 1, 2025 and continues for a term of twenty-four (24) months, unless it is terminated earlier under Section 8. It renews automatically for successive periods of twelve months unless either party gives notice of non-renewal at least sixty (60) days before the end of the current term.
## 4. Fees and payment
Client shall pay Provider a monthly fee of $8,400. A one-time setup fee of $5,250 is due on signature. Provider shall invoice Client on the last day of each month, and Client shall pay each undisputed invoice within thirty (30) days of receipt. Late payments bear interest at 1.5% per month.
Provider may adjust the monthly fee once a year, on each anniversary of the effective date, by no more than the change in the consumer price index, up to a maximum of twenty-five percent over the whole term of the Agreement, provided that it announces the adjustment in writing at least ninety days in advance.
## 5. Confidentiality
Each party shall protect the Confidential Information of the other party with the same degree of care that it uses for its own, and shall not disclose it to third parties for five (5) years after the end of this Agreement.
## 6. Intellectual property
All reports and dashboards created under this Agreement are the property of Client upon full payment. Provider retains all rights in its pre-existing tools.
## 7. Liability
Neither party is liable for indirect damages. The total liability of Provider under this Agreement is limited to the fees paid in the twelve months before the claim.
## 8. Termination
Either party may terminate this Agreement for convenience by giving ninety (90) days' written notice. Either party may terminate it immediately if the other party commits a material breach and does not cure it within thirty days of notice.
Upon termination, Provider shall return or destroy all Client data within fifteen days.
## 9. Notices
Notices must be in writing and sent by registered mail or by email to legal@northwind.example for Provider and to contracts@harborfreight.example for Client.
## 10. Governing law
This Agreement is governed by the laws of the State of Washington. Any dispute shall be resolved by the courts of King County.
Signed: Maria Lindqvist, Chief Executive Officer, Northwind Analytics LLC
Signed: Daniel Osei, General Counsel, Harbor Freight Logistics Inc.`,
  questions: [
    exact("How much is the monthly fee?", /\$8,400/),
    exact("When does the agreement begin?", /April 1, 2025/),
    exact("How long is the term?", /twenty-four \(24\) months/),
    exact("Who are the parties?", /Northwind Analytics LLC.*Harbor Freight Logistics Inc/s),
    exact("How much notice is needed to terminate for convenience?", /ninety \(90\) days/),
    asked("Which law governs the agreement?", /State of Washington/),
    exact("What is the total of the monthly fee and the setup fee?", /\$13,650/),
    asked("Summarize section 8", /terminate this Agreement for convenience.*\[p/s),
    exact("And the interest on late payments?", /1\.5%/, "How much is the monthly fee?"),
    refused("Summarize chapter 14"),
    refused("What is the profit margin of the Provider?"),
    refused("What is the phone number of the Client?"),
  ],
  sought: [
    /Northwind Analytics LLC.*Harbor Freight/s,
    /April 1, 2025/,
    /\$8,400/,
    /ninety \(90\) days/,
    /status report/,
  ],
};
