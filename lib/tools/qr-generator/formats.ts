/**
 * Texts that phones act on. Each function escapes its fields as its format requires, and expects
 * them trimmed; empty fields are left out.
 */

const CRLF = "\r\n";

/** A Wi-Fi network to join. */
export type WifiNetwork = {
  name: string;
  password: string;
  security: "WPA" | "WEP" | "nopass";
  hidden: boolean;
};

/**
 * Formats a Wi-Fi configuration:
 * https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11
 */
export function wifiText({ name, password, security, hidden }: WifiNetwork): string {
  const escaped = (field: string) => field.replace(/[\\;,:"]/g, "\\$&");
  return [
    `WIFI:T:${security};S:${escaped(name)};`,
    security === "nopass" ? "" : `P:${escaped(password)};`,
    hidden ? "H:true;" : "",
    ";",
  ].join("");
}

/** A person or organization; empty strings for unknown fields. */
export type Contact = {
  firstName: string;
  lastName: string;
  organization: string;
  jobTitle: string;
  phone: string;
  email: string;
  website: string;
  street: string;
  city: string;
  postcode: string;
  country: string;
};

/** Formats a contact as vCard 3.0, which every phone reads: https://www.rfc-editor.org/rfc/rfc2426 */
export function contactText(contact: Contact): string {
  const { firstName, lastName, street, city, postcode, country } = contact;
  const place = [street, city, postcode, country];
  return lines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText([firstName, lastName].filter(Boolean).join(" ") || contact.organization)}`,
    contact.organization && `ORG:${escapeText(contact.organization)}`,
    contact.jobTitle && `TITLE:${escapeText(contact.jobTitle)}`,
    contact.phone && `TEL;TYPE=CELL:${phoneNumber(contact.phone)}`,
    contact.email && `EMAIL:${escapeText(contact.email)}`,
    contact.website && `URL:${contact.website}`,
    place.some(Boolean) &&
      `ADR:;;${escapeText(street)};${escapeText(city)};;${escapeText(postcode)};${escapeText(country)}`,
    "END:VCARD",
  ]);
}

/** Formats a `mailto:` link: https://www.rfc-editor.org/rfc/rfc6068 */
export function emailText(mail: { to: string; subject: string; body: string }): string {
  const to = encodeURIComponent(mail.to).replaceAll("%40", "@");
  const fields = [
    mail.subject && `subject=${encodeURIComponent(mail.subject)}`,
    mail.body && `body=${encodeURIComponent(mail.body.replace(/\r?\n/g, CRLF))}`,
  ].filter(Boolean);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}

/** Formats a `tel:` link: https://www.rfc-editor.org/rfc/rfc3966 */
export function phoneText(phone: string): string {
  return `tel:${phoneNumber(phone)}`;
}

/** Formats a text message as `SMSTO:`, which both iOS and Android open as a draft. */
export function smsText({ phone, message }: { phone: string; message: string }): string {
  return `SMSTO:${phoneNumber(phone)}:${message}`;
}

/**
 * Formats a `geo:` link: https://www.rfc-editor.org/rfc/rfc5870, with the label in the form map
 * apps accept.
 */
export function placeText(place: { latitude: number; longitude: number; label: string }): string {
  const point = `${place.latitude},${place.longitude}`;
  if (!place.label) return `geo:${point}`;
  return `geo:${point}?q=${point}(${percentEncoded(place.label)})`;
}

/** An event as entered in the form; `end`, `location` and `notes` may be empty. */
export type CalendarEvent = {
  title: string;
  /** Value of a date or datetime-local field. */
  start: string;
  end: string;
  allDay: boolean;
  location: string;
  notes: string;
};

/**
 * Formats an event as iCalendar: https://www.rfc-editor.org/rfc/rfc5545. Times are converted from
 * the local time zone to UTC; all-day events have none. Lines aren't folded, because scanner apps
 * may not unfold them.
 */
export function eventText(event: CalendarEvent): string {
  const { allDay } = event;
  const stamp = utcTime(event.start);
  return lines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Atelier//QR//EN",
    "BEGIN:VEVENT",
    // A stable UID keeps calendars from adding an event twice when it is scanned again.
    `UID:${stamp}-${checksum(event.title)}@atelier`,
    `DTSTAMP:${stamp}`,
    allDay ? `DTSTART;VALUE=DATE:${plainDate(event.start, 0)}` : `DTSTART:${stamp}`,
    // The end date of all-day events is exclusive.
    allDay && `DTEND;VALUE=DATE:${plainDate(event.end || event.start, 1)}`,
    !allDay && event.end && `DTEND:${utcTime(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    event.location && `LOCATION:${escapeText(event.location)}`,
    event.notes && `DESCRIPTION:${escapeText(event.notes)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

function lines(parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join(CRLF);
}

/** Shared by vCard and iCalendar. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** The prefix of calls inside a country, which numbers for calls from abroad show in parentheses: "+44 (0)20". */
const TRUNK_PREFIX = /\(\s?0\s?\)/;

/** Removes the spaces and punctuation that people write between digits, and a prefix that isn't dialed with a country code. */
function phoneNumber(phone: string): string {
  const dialed = /^(?:\+|00)/.test(phone) ? phone.replace(TRUNK_PREFIX, "") : phone;
  return dialed.replace(/[\s()./-]/g, "");
}

/** Encodes parentheses too, because they delimit the label. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Formats a time such as `20261121T161500Z`. */
function utcTime(local: string): string {
  return new Date(local.includes("T") ? local : `${local}T00:00`)
    .toISOString()
    .replace(/[-:]|\.\d+/g, "");
}

/** Formats a date such as `20261121`, shifted by some days. */
function plainDate(local: string, laterDays: number): string {
  const day = new Date(`${local.slice(0, 10)}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + laterDays);
  return day.toISOString().slice(0, 10).replaceAll("-", "");
}

/** A short FNV-1a hash of a text. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
