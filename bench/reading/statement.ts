import { exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const STATEMENT: ReadingDocument = {
  key: "statement",
  kind: "Account statement",
  title: "Statement June 2026",
  text: `# Account statement
Cobalt Savings Bank
| Account holder | Rashid Al-Amin |
| Account number | 5583 0021 7746 |
| Statement period | June 1, 2026 to June 30, 2026 |
| Opening balance | $2,310.45 |
| Total deposits | $4,180.00 |
| Total withdrawals | $3,655.20 |
| Closing balance | $2,835.25 |
## Transactions
| Date | Description | Amount | Balance |
| June 2 | Rent, Elm Street Apartments | -$1,450.00 | $860.45 |
| June 5 | Grocer's Lane Market | -$212.40 | $648.05 |
| June 12 | Payroll, Tidewater Shipyard | $4,180.00 | $4,828.05 |
| June 20 | Evergreen Electric | -$96.80 | $4,731.25 |
| June 27 | Transfer to savings | -$1,896.00 | $2,835.25 |
Interest of 0.25% a year is paid on balances above $1,000. Report errors within 60 days of the statement date.`,
  questions: [
    exact("What is the closing balance?", /\$2,835\.25/),
    exact("Who is the account holder?", /Rashid Al-Amin/),
    exact("How much was the rent?", /\$1,450\.00/),
    exact(
      "By how much did the balance change between the opening balance and the closing balance?",
      /\$524\.80/,
    ),
    refused("What is the overdraft limit?"),
  ],
  sought: [
    /Rashid Al-Amin/,
    /June 1, 2026 to June 30, 2026/,
    /\$2,310\.45/,
    /\$2,835\.25/,
    /\$4,180\.00/,
  ],
};
