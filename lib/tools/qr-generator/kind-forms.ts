import { z } from "zod";

import { BLANK_TEXT } from "@/lib/tools/qr-generator/contract";
import * as formats from "@/lib/tools/qr-generator/formats";

/** The text that a form asks for, or the first fault of each field. */
export type Composed =
  | { text: string; errors?: undefined }
  | { text?: undefined; errors: Record<string, string> };

export type Compose = (fields: Record<string, string>) => Composed;

/** Ties a form's schema to the function that writes its text. */
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
  "Use digits, with + and the country code first.",
);
const optionalPhone = optional.refine(
  (number) => number === "" || phone.safeParse(number).success,
  "Use digits, with + and the country code first.",
);

const LINK_FAULT = "Enter an address such as https://example.com.";
const link = needed("Enter an address.").transform(withProtocol).refine(isWebAddress, LINK_FAULT);
const optionalLink = optional
  .transform((address) => address && withProtocol(address))
  .refine((address) => address === "" || isWebAddress(address), LINK_FAULT);

const coordinate = (name: string, max: number) =>
  needed(`Enter the ${name}.`)
    .transform((degrees) => Number(degrees.replace(",", ".")))
    .refine((degrees) => Math.abs(degrees) <= max, `Enter degrees from -${max} to ${max}.`);

const wifi = z
  .object({
    name: needed("Enter the network's name.").refine(
      (name) => new TextEncoder().encode(name).byteLength <= 32,
      "A network's name has at most 32 bytes.",
    ),
    security: z.enum(["WPA", "WEP", "nopass"]).default("WPA"),
    // A password may begin or end with a blank.
    password: z.string().default(""),
    hidden: ticked,
  })
  .superRefine(({ security, password }, context) => {
    const fault =
      security === "WPA" && !/^([\x20-\x7e]{8,63}|[\da-f]{64})$/i.test(password)
        ? "A WPA password has 8 to 63 plain characters."
        : security === "WEP" && password === ""
          ? "Enter the password."
          : null;
    if (fault) context.addIssue({ code: "custom", path: ["password"], message: fault });
  });

const email = z.object({
  to: needed("Enter an e-mail address.").regex(
    /^[^\s@]+@[^\s@]+$/,
    "Enter an address such as ada@example.com.",
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
    title: needed("Enter what the event is called."),
    start: needed("Choose when it starts.").refine(isDate, "Choose when it starts."),
    end: optional.refine((end) => end === "" || isDate(end), "Choose when it ends."),
    allDay: ticked,
    location: optional,
    notes: optional,
  })
  .refine(({ start, end }) => end === "" || new Date(end) >= new Date(start), {
    path: ["end"],
    message: "It ends before it starts.",
  });

/** Phones take a bare `example.com` for text. */
function withProtocol(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(address) && URL.canParse(address);
}

function isDate(text: string): boolean {
  return !Number.isNaN(new Date(text).getTime());
}

/** By the id of a kind. */
export const COMPOSE = {
  text: ({ text = "" }) => (text.trim() ? { text } : { errors: { text: BLANK_TEXT } }),
  link: composeWith(z.object({ address: link }), ({ address }) => address),
  wifi: composeWith(wifi, formats.wifiText),
  contact: composeWith(contact, formats.contactText),
  email: composeWith(email, formats.emailText),
  phone: composeWith(z.object({ phone }), (fields) => formats.phoneText(fields.phone)),
  sms: composeWith(z.object({ phone, message: optional }), formats.smsText),
  place: composeWith(place, formats.placeText),
  event: composeWith(event, formats.eventText),
} satisfies Record<string, Compose>;

export type QrKindId = keyof typeof COMPOSE;
