/** No text of a code is longer. */
const MAX_CHARACTERS = 3_000;
/** A host, and what may follow it: a port, or a path, query, or fragment. */
const ADDRESS = /^([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(:\d{1,5})?([/?#]\S*)?$/u;
const TOP_DOMAIN = /^(?:\p{L}{2,24}|xn--[a-z\d-]+)$/iu;

/** Endings that are a web address's by themselves: of countries, and the most common others. */
const COUNTRY = /^[a-z]{2}$/i;
const COMMON = new Set(
  "com org net info edu gov biz app dev shop store online site blog cloud art club xyz agency studio cafe restaurant berlin wien example".split(
    " ",
  ),
);
/** Files are named like this, too. */
const FILES = new Set("md py sh js ts so go cs gz ai ps pl rs cc".split(" "));

/** One that is typed in an address by mistake: a text has more of them. */
const MAX_SPACES = 3;
/** "www.", or something after the host; a sentence may well begin with a mere host. */
const SURELY_ADDRESS = /^(?:https?:\/\/|www\.)|[/?]/i;
/** Pages and pictures whose names people give spaces. */
const FILE_NAME =
  /^[\p{L}\p{N}()_-]+\.(?:pdf|html?|php|aspx?|jpe?g|png|gif|webp|svg|docx?|xlsx?|pptx?|mp[34]|zip|txt)$/iu;
/** A value at the end of an address, and a short one that goes on after a space. */
const LAST_VALUE = /[?&][^?&=]*=[^&=]+$/;
const VALUE = /^\d{1,4}$/;

/** Whether what is given as a web address begins as one, with or without "https://", and has spaces in it. */
export function isSpacedAddress(typed: string): boolean {
  const text = typed.trim();
  if (text.length > MAX_CHARACTERS || /[^\S ]/.test(text)) return false;
  const [start = "", ...rest] = text.split(/ +/);
  if (rest.length === 0 || rest.length > MAX_SPACES || !SURELY_ADDRESS.test(start)) return false;
  return isBareAddress(start.replace(/^https?:\/\//i, ""));
}

/**
 * The link that a text with a space in it is meant as; null for a text, which may begin with an address, too. "Visit us" after one
 * isn't a part of it.
 */
export function linkWithoutSpaces(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MAX_CHARACTERS || /[^\S ]/.test(text)) return null;
  const [start = "", ...rest] = text.split(/ +/);
  const last = rest.at(-1) ?? "";
  if (rest.length === 0 || rest.length > MAX_SPACES) return null;
  const bare = start.replace(/^https?:\/\//i, "");
  if (!isBareAddress(bare)) return null;
  // Nothing else begins like this.
  if (rest.length === 1 && /^[/?][^/?]/.test(last)) return `${start}${last}`;
  const isFile = /\/[^?#]+$/.test(bare) && FILE_NAME.test(last);
  const isValue = rest.length === 1 && LAST_VALUE.test(start) && VALUE.test(last);
  return isFile || isValue ? text.replaceAll(" ", "%20") : null;
}

/** Whether a text is a web address without the "https://" that phones know one by. */
export function isBareAddress(typed: string): boolean {
  const text = typed.trim();
  if (text.length > MAX_CHARACTERS) return false;
  const [, host = "", port, rest] = ADDRESS.exec(text) ?? [];
  const ending = host.split(".").at(-1) ?? "";
  if (!TOP_DOMAIN.test(ending) || !URL.canParse(`https://${text}`)) return false;
  if (port !== undefined || rest !== undefined || /^www\./i.test(host)) return true;
  const lower = ending.toLowerCase();
  return COMMON.has(lower) || (COUNTRY.test(ending) && !FILES.has(lower));
}
