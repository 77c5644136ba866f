/** Where and when a "Lebenslauf" was signed, and perhaps by whom: "Leipzig, 3. März 2024", "Lyon, le 3 mars 2024 Luc Morel". */
const SIGNED =
  /^(?:\p{Lu}[\p{L} .'-]{1,30}, (?:den |der |le |am |a )?|(?:Datum|Date|Fecha|Data): )\d{1,2}\.? ?(?:\d{1,2}\.|(?:de )?\p{L}{3,10}\.?)(?: de)? ?(?:19|20)\d{2}(?:[, ]{1,3}\p{Lu}[\p{L}'’.-]{0,30}(?: [\p{L}'’.-]{1,30}){1,4})?$/u;

/** Whether a line is where and when a résumé was signed. */
export function isSigned(line: string): boolean {
  return SIGNED.test(line);
}
