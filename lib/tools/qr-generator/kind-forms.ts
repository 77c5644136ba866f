import { z } from "zod";
import { isSpacedAddress } from "@/lib/tools/qr-generator/bare-address";
import * as formats from "@/lib/tools/qr-generator/formats";
import { type Compose, composeText } from "@/lib/tools/qr-generator/plain-text";

/** Combines a form's schema with the function that formats its text. */
function composeWith<Schema extends z.ZodType>(
  schema: Schema,
  write: (fields: z.output<Schema>) => string,
): Compose {
  return (fields) => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return { text: write(parsed.data) };
    const errors: Record<string, string> = {};
    for (const issue of parsed.error.issues) errors[issue.path.join(".")] ??= issue.message;
    return { errors };
  };
}

const optional = z.string().trim().default("");
const needed = (message: string) => z.string(message).trim().min(1, message);
const ticked = z.string().optional().transform(Boolean);
const phone = needed("Enter a phone number.").regex(
  /^\+?[\d\s()./-]{3,30}$/,
  "Enter a phone number such as +1 212 555 0123.",
);
const optionalPhone = optional.refine(
  (number) => number === "" || phone.safeParse(number).success,
  "Enter a phone number such as +1 212 555 0123.",
);

const LINK_FAULT = "Enter a URL such as https://example.com.";
const SPACED_FAULT = "A URL can't have a space in it. Remove the space, or write %20 instead.";
/** Says what is wrong with a web address that may have been typed. */
const linkFault = ({ input }: { input?: unknown }) =>
  isSpacedAddress(String(input)) ? SPACED_FAULT : LINK_FAULT;
const link = needed("Enter a URL.")
  .transform(withProtocol)
  .refine(isWebAddress, { error: linkFault });
const optionalLink = optional
  .transform((address) => address && withProtocol(address))
  .refine((address) => address === "" || isWebAddress(address), { error: linkFault });

const coordinate = (name: string, max: number) =>
  needed(`Enter the ${name}.`)
    .transform((degrees) => Number(degrees.replace(",", ".")))
    .refine((degrees) => Math.abs(degrees) <= max, `Enter degrees between -${max} and ${max}.`);

const wifi = z
  .object({
    name: needed("Enter the network name.").refine(
      (name) => new TextEncoder().encode(name).byteLength <= 32,
      "This network name is too long. The limit is 32 bytes: 32 English letters, or fewer in other scripts.",
    ),
    security: z.enum(["WPA", "WEP", "nopass"]).default("WPA"),
    // Not trimmed: a password may start or end with a space.
    password: z.string().default(""),
    hidden: ticked,
  })
  .superRefine(({ security, password }, context) => {
    const fault =
      security === "WPA" && !/^([\x20-\x7e]{8,63}|[\da-f]{64})$/i.test(password)
        ? "A WPA password must be 8 to 63 ASCII characters."
        : security === "WEP" && password === ""
          ? "Enter the password."
          : null;
    if (fault) context.addIssue({ code: "custom", path: ["password"], message: fault });
  });

const email = z.object({
  to: needed("Enter an email address.").regex(
    /^[^\s@]+@[^\s@]+$/,
    "Enter an email address such as ada@example.com.",
  ),
  subject: optional,
  body: optional,
});

const place = z.object({
  latitude: coordinate("latitude", 90),
  longitude: coordinate("longitude", 180),
  label: optional,
});

const contact = z
  .object({
    firstName: optional,
    lastName: optional,
    organization: optional,
    jobTitle: optional,
    phone: optionalPhone,
    email: optional,
    website: optionalLink,
    street: optional,
    city: optional,
    postcode: optional,
    country: optional,
  })
  .refine((person) => person.firstName || person.lastName || person.organization, {
    path: ["firstName"],
    message: "Enter a name or an organization.",
  });

const event = z
  .object({
    title: needed("Enter a title for the event."),
    start: needed("Choose when the event starts.").refine(isDate, "Choose when the event starts."),
    end: optional.refine((end) => end === "" || isDate(end), "Choose when the event ends."),
    allDay: ticked,
    location: optional,
    notes: optional,
  })
  .refine(({ start, end }) => end === "" || new Date(end) >= new Date(start), {
    path: ["end"],
    message: "The event can't end before it starts.",
  });

/** A host and a port, which look like a protocol: `example.com:8080/menu`. */
const HOST_AND_PORT = /^(?:localhost|[^\s/:]+\.[^\s/:]+):\d{1,5}(?:[/?#]|$)/i;

/** Phones treat a bare `example.com` as plain text. */
function withProtocol(address: string): string {
  const hasProtocol = /^[a-z][a-z\d+.-]*:/i.test(address) && !HOST_AND_PORT.test(address);
  return hasProtocol ? address : `https://${address}`;
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(address) && URL.canParse(address);
}

function isDate(text: string): boolean {
  return !Number.isNaN(new Date(text).getTime());
}

/** How to compose each kind of code, by kind id. */
export const COMPOSE = {
  text: composeText,
  link: composeWith(z.object({ address: link }), ({ address }) => address),
  wifi: composeWith(wifi, formats.wifiText),
  contact: composeWith(contact, formats.contactText),
  email: composeWith(email, formats.emailText),
  phone: composeWith(z.object({ phone }), (fields) => formats.phoneText(fields.phone)),
  sms: composeWith(z.object({ phone, message: optional }), formats.smsText),
  place: composeWith(place, formats.placeText),
  event: composeWith(event, formats.eventText),
} satisfies Record<string, Compose>;

/** Id of a kind of code. */
export type QrKindId = keyof typeof COMPOSE;
