/** Letters that are no other word, in small letters as people type them. */
const INITIALISMS =
  "ai seo diy pdf ci cd usb api html css sql gps ui ux vpn faq crm erp llm gpt rss cv tv dvd eu uk usa nasa nba nfl ptsd adhd ocd hiv dna rna iq mba gdpr ceo cto cfo kpi roi atm http https json xml csv aws nfc vr ev bbq qr sms url dns ssd hdd gpu cpu pc nft etf hvac ngo rpg dj vip";
/** Those of which there are many: "PDFs". */
const COUNTED =
  "pdf api url ceo cto cfo tv pc cv faq kpi ev llm gpu cpu ssd hdd nft vpn dvd cd etf atm ngo mba rpg dj vip";
const MIXED: Readonly<Record<string, string>> = {
  saas: "SaaS",
  iot: "IoT",
  phd: "PhD",
  b2b: "B2B",
  b2c: "B2C",
  "ci/cd": "CI/CD",
  "ui/ux": "UI/UX",
  "html/css": "HTML/CSS",
};
const asChoice = (words: string) => words.replaceAll(" ", "|");
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}._@/'’])(?:(${Object.keys(MIXED).join("|")})|(${asChoice(COUNTED)})(s)|(${asChoice(INITIALISMS)}))(?![\\p{L}\\p{N}_@/]|\\.[\\p{L}\\p{N}])`,
  "giu",
);

/** Spells well-known initialisms with their capital letters: "AI" for "ai", "PDFs" for "pdfs". Addresses and file names stay. */
export function withInitialisms(text: string): string {
  return text.replace(
    WORD,
    (_, mixed?: string, counted?: string, plural?: string, letters?: string) => {
      if (mixed) return MIXED[mixed.toLowerCase()] ?? mixed;
      return (counted ?? letters ?? "").toUpperCase() + (plural ?? "").toLowerCase();
    },
  );
}
