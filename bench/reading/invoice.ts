import { exact, type ReadingDocument, refused } from "@/bench/reading/document";

export const INVOICE: ReadingDocument = {
  key: "invoice",
  kind: "Invoice",
  title: "Invoice 2026-0417",
  text: `# Invoice
Kestrel Joinery Ltd, 8 Sawmill Lane, Hexham NE46 1AB
Bill to: Marlow House Hotel, 2 Castle Road, Alnwick
| Invoice number | 2026-0417 |
| Invoice date | May 6, 2026 |
| Due date | June 5, 2026 |
| Description | Quantity | Unit price | Amount |
| Oak window frames | 6 | £420.00 | £2,520.00 |
| Fitting, per hour | 14 | £38.50 | £539.00 |
| Delivery | 1 | £65.00 | £65.00 |
| Subtotal | £3,124.00 |
| VAT (20%) | £624.80 |
| Total due | £3,748.80 |
Please pay within 30 days to account 40118823, sort code 20-45-77. Quote the invoice number with your payment.`,
  questions: [
    exact("What is the total?", /£3,748\.80/),
    exact("When is the invoice due?", /June 5, 2026/),
    exact("How much is the VAT?", /£624\.80/),
    exact("What is the invoice number?", /2026-0417/),
    exact("How many oak window frames were bought?", /\b6\b/),
    exact("How many days are there between the invoice date and the due date?", /30 days/),
    exact("What percentage of the total is the VAT?", /16\.6/),
    exact("How much was the delivery?", /£65\.00/),
    refused("What is the profit margin?"),
    refused("What discount was given?"),
    refused("What is the phone number of Kestrel Joinery?"),
  ],
  sought: [/£3,748\.80/, /June 5, 2026/, /2026-0417/, /Marlow House Hotel/, /£624\.80/],
};
