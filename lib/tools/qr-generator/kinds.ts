import type { QrKindId } from "@/lib/tools/qr-generator/kind-forms";

/** One field of a kind's form. */
export type KindField = {
  name: string;
  label: string;
  control: "text" | "area" | "url" | "email" | "tel" | "number" | "datetime" | "select" | "switch";
  required?: boolean;
  placeholder?: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  autoComplete?: string;
};

/** A kind of content and the fields of its form. */
export type QrKind = {
  id: QrKindId;
  label: string;
  fields: readonly KindField[];
};

/** In display order; the first is the default. */
export const QR_KINDS: readonly QrKind[] = [
  {
    id: "text",
    label: "Text",
    fields: [
      {
        name: "text",
        label: "Text or URL",
        control: "area",
        required: true,
        placeholder: "https://example.com",
      },
    ],
  },
  {
    id: "link",
    label: "Link",
    fields: [
      {
        name: "address",
        label: "URL",
        control: "url",
        required: true,
        placeholder: "example.com/menu",
        hint: "https:// is added if it's missing, so that phones can open the link.",
      },
    ],
  },
  {
    id: "wifi",
    label: "Wi-Fi",
    fields: [
      { name: "name", label: "Network name", control: "text", required: true },
      {
        name: "security",
        label: "Security",
        control: "select",
        options: [
          { value: "WPA", label: "WPA, WPA2, or WPA3" },
          { value: "WEP", label: "WEP" },
          { value: "nopass", label: "None" },
        ],
      },
      {
        name: "password",
        label: "Password",
        control: "text",
        hint: "Anyone who scans the code can read it.",
      },
      { name: "hidden", label: "Hidden network", control: "switch" },
    ],
  },
  {
    id: "contact",
    label: "Contact",
    fields: [
      { name: "firstName", label: "First name", control: "text", autoComplete: "given-name" },
      { name: "lastName", label: "Last name", control: "text", autoComplete: "family-name" },
      { name: "phone", label: "Phone", control: "tel", autoComplete: "tel" },
      { name: "email", label: "Email", control: "email", autoComplete: "email" },
      {
        name: "organization",
        label: "Organization",
        control: "text",
        autoComplete: "organization",
      },
      { name: "jobTitle", label: "Job title", control: "text", autoComplete: "organization-title" },
      { name: "website", label: "Website", control: "url", autoComplete: "url" },
      { name: "street", label: "Street", control: "text", autoComplete: "street-address" },
      { name: "city", label: "City", control: "text", autoComplete: "address-level2" },
      {
        name: "postcode",
        label: "ZIP or postal code",
        control: "text",
        autoComplete: "postal-code",
      },
      { name: "country", label: "Country", control: "text", autoComplete: "country-name" },
    ],
  },
  {
    id: "email",
    label: "Email",
    fields: [
      { name: "to", label: "To", control: "email", required: true, autoComplete: "email" },
      { name: "subject", label: "Subject", control: "text" },
      { name: "body", label: "Message", control: "area" },
    ],
  },
  {
    id: "phone",
    label: "Phone",
    fields: [
      {
        name: "phone",
        label: "Phone number",
        control: "tel",
        required: true,
        placeholder: "+1 212 555 0123",
        autoComplete: "tel",
      },
    ],
  },
  {
    id: "sms",
    label: "SMS",
    fields: [
      {
        name: "phone",
        label: "Phone number",
        control: "tel",
        required: true,
        placeholder: "+1 212 555 0123",
        autoComplete: "tel",
      },
      { name: "message", label: "Message", control: "area" },
    ],
  },
  {
    id: "place",
    label: "Location",
    fields: [
      {
        name: "latitude",
        label: "Latitude",
        control: "number",
        required: true,
        placeholder: "40.6892",
      },
      {
        name: "longitude",
        label: "Longitude",
        control: "number",
        required: true,
        placeholder: "-74.0445",
      },
      { name: "label", label: "Place name", control: "text" },
    ],
  },
  {
    id: "event",
    label: "Event",
    fields: [
      { name: "title", label: "Title", control: "text", required: true },
      { name: "start", label: "Starts", control: "datetime", required: true },
      { name: "end", label: "Ends", control: "datetime" },
      { name: "allDay", label: "All day", control: "switch" },
      { name: "location", label: "Location", control: "text" },
      { name: "notes", label: "Notes", control: "area" },
    ],
  },
];
