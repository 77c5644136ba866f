/** Source of a pattern that matches one minus, however it's written: a hyphen, a minus sign, a dash as long as a figure. */
export const MINUS = "[-−–‐‑－]";

const LEADS = new RegExp(String.raw`^[^\p{L}\d]{0,4}(?:[A-Z]{1,3})?[^\p{L}\d]{0,4}${MINUS}`, "u");
/** A receipt may have the letter of a tax on either side of it; "30-day" is no amount below zero. */
const TRAILS = new RegExp(
  String.raw`\d(?:\s?\p{Lu})?[^\p{L}\d]{0,4}${MINUS}[^\p{L}\d]{0,3}\p{Lu}?$`,
  "u",
);
/** Bookkeepers put what is lost in brackets, with the currency before, within, or behind them. */
const ENCLOSED = /^[^\p{L}\d()]{0,4}(?:[A-Z]{3}\s?)?\([^()]{1,40}\)[^\d()]{0,8}$/u;

/**
 * Whether an amount is below zero: "-5", "$-5", "5-", "(5)", "$ (5)".
 *
 * @param amount nothing but one amount; a bracket around a part of it is no minus
 */
export function isBelowZero(amount: string): boolean {
  const text = amount.trim();
  return LEADS.test(text) || TRAILS.test(text) || ENCLOSED.test(text);
}
