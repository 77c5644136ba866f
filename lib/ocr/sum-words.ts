/** Names of sums as parts of patterns: the same words make a page a receipt and say what its rows are. */
const TOTALS = [
  "tot(?:al|ale|aal)",
  "(?:grand|order|invoice|bill|final) total",
  "sum",
  "(?:total )?amount(?: due| payable| to pay)?",
  "balance(?: due| to pay)?",
  "summe",
  "gesamt(?:betrag|summe|preis|kosten)?",
  "(?:end|rechnungs|zahl|brutto|gesamtend)(?:betrag|summe)",
  "zu zahlen(?:der betrag)?",
  "totale complessivo",
  "montant(?: total| dû)?",
  "(?:net )?à payer",
  "importe(?: total)?",
  "(?:total )?a pagar",
  "te (?:betalen|voldoen)",
  "(?:totaal|eind|te betalen )bedrag",
];
const SUBTOTALS = ["sub[- ]?tot(?:al|ale|aal)", "zwischensumme", "sous[- ]?total", "tussentotaal"];
/** Words of few letters that also head columns, so they don't make a receipt. */
const GROSS = ["brutto", "bruto", "gross"];
const NETS = [
  "net(?:to|t)?",
  "neto",
  "net(?:to)?[- ]?(?:total|totaal|amount|betrag|summe|sum|price|preis)",
  "imponibile",
  "base imponible",
];
const TAXES = [
  "tax(?:es)?",
  "vat",
  "gst",
  "hst",
  "pst",
  "mwst",
  "ust",
  "mehrwertsteuer",
  "umsatzsteuer",
  "tva",
  "iva",
  "btw",
  "moms",
];
const PAYMENTS = [
  "(?:cash|amount) tendered",
  "tendered",
  "(?:amount )?paid",
  "cash",
  "(?:credit |debit |bank )?card",
  "debit",
  "change(?: due)?",
  "visa(?: debit)?",
  "mastercard",
  "maestro",
  "amex",
  "bar",
  "(?:geg|gegeben)(?: bar)?",
  "rückgeld(?: bar)?",
  "(?:ec-? ?)?karte",
  "girocard",
  "carte(?: bancaire)?",
  "espèces",
  "rendu",
  "efectivo",
  "tarjeta",
  "cambio",
  "contanti",
  "resto",
  "contant",
  "pin",
];
/** What a receipt ends with has one of these in it; goods have the other words in their names. */
const ENDINGS = [...TOTALS, "betrag", ...SUBTOTALS, ...TAXES, "cash", "card", "change"];

const taxed = (words: string) => `(?:(?:${words})[ -](?:${TAXES.join("|")}|ht|steuern?|taxes))`;
const WITH_TAX = taxed("incl|including|inclusive|inkl|inklusive|einschl|with|mit|inclusief|avec");
const BEFORE_TAX = taxed(
  "before|excl|excluding|exclusive|ex|exkl|without|ohne|vor|exclusief|hors|sin",
);

/** What sums up all above it. */
const TOTAL = wholeName(
  `(?:the )?(?:${[...TOTALS, ...GROSS].join("|")})(?: due| to pay| payable| price| amount| ttc| brutto| g[ée]n[ée]ral| à payer| a pagar| te betalen| ${WITH_TAX}){0,5}`,
);
/** What isn't bought: sums before the last one, and what is saved. */
const SUBTOTAL = wholeName(
  `(?:${[...SUBTOTALS, ...NETS].join("|")})(?: ht| ${BEFORE_TAX}| ${WITH_TAX})?`,
  `(?:${TOTALS.join("|")})(?: ht| h t| net| netto| ${BEFORE_TAX})`,
  "totale imponibile",
  "(?:you |total )?sav(?:ed|ings?)",
);
/** A tax is added to the prices in some countries, and told of those that include it in others. */
const TAX = wholeName(
  `(?:(?:sales|state|city|local|total|included|incl|inkl|including|plus|zzgl|dont|di cui|hiervan) )?(?:${TAXES.join("|")})(?: (?:incl|included|inkl|enthalten|netto|brutto))?(?: [a-z])?`,
);
const PAYMENT = wholeName(...PAYMENTS);
const ANY = new RegExp(`(?<!\\p{L})(?:${ENDINGS.join("|")})(?!\\p{L})`, "iu");

function wholeName(...patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join("|")})$`, "u");
}

/** What a row of a receipt is by its name; undefined for what is bought. */
export function sumKind(written: string): "total" | "subtotal" | "tax" | "payment" | undefined {
  const name = nameOf(written);
  if (SUBTOTAL.test(name)) return "subtotal";
  if (PAYMENT.test(name)) return "payment";
  if (TOTAL.test(name)) return "total";
  return TAX.test(name) ? "tax" : undefined;
}

/** Whether a text has a word for what a receipt ends with. */
export function hasSumWord(text: string): boolean {
  return ANY.test(text);
}

/** The words for a row alone: of `TOTAL: EUR (5 items)`, `total`. */
function nameOf(written: string): string {
  return written
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\s-]+/gu, " ")
    .replace(/(?<!\p{L})(?:eur|usd|gbp|chf|cad|aud|items?|articles?|artikel)(?!\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s-]+|[\s-]+$/g, "");
}
