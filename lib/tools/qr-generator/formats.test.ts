import { describe, expect, it } from "vitest";

import { describeText } from "@/lib/tools/qr-generator/describe";
import { COMPOSE, type QrKindId } from "@/lib/tools/qr-generator/kind-forms";
import { QR_KINDS } from "@/lib/tools/qr-generator/kinds";

function composed(kind: QrKindId, fields: Record<string, string>) {
  return COMPOSE[kind](fields);
}

describe("the text of a kind", () => {
  it.each<[QrKindId, Record<string, string>, string]>([
    ["text", { text: " kept as it is " }, " kept as it is "],
    ["link", { address: " example.com/menu?x=1#y " }, "https://example.com/menu?x=1#y"],
    ["link", { address: "HTTP://example.com" }, "HTTP://example.com"],
    ["link", { address: "example.com:8080/menu" }, "https://example.com:8080/menu"],
    ["link", { address: "localhost:3000" }, "https://localhost:3000"],
    [
      "wifi",
      { name: 'Café; "A:B", \\', password: 'p;a:s,s\\w"d ', security: "WPA", hidden: "on" },
      'WIFI:T:WPA;S:Café\\; \\"A\\:B\\"\\, \\\\;P:p\\;a\\:s\\,s\\\\w\\"d ;H:true;;',
    ],
    [
      "wifi",
      { name: "Guests", security: "nopass", password: "left over" },
      "WIFI:T:nopass;S:Guests;;",
    ],
    [
      "email",
      { to: "ada+b@example.com", subject: "Über & ?", body: "One\nTwo=2" },
      "mailto:ada%2Bb@example.com?subject=%C3%9Cber%20%26%20%3F&body=One%0D%0ATwo%3D2",
    ],
    ["email", { to: "ada@example.com" }, "mailto:ada@example.com"],
    ["phone", { phone: "+44 (20) 7946-0000" }, "tel:+442079460000"],
    ["phone", { phone: "+44 (0)20 7946 0958" }, "tel:+442079460958"],
    ["phone", { phone: "0049 (0) 30 123456" }, "tel:004930123456"],
    ["phone", { phone: "+39 06 1234 5678" }, "tel:+390612345678"],
    ["phone", { phone: "(0)30 123456" }, "tel:030123456"],
    ["sms", { phone: "+49 (0) 30 123456", message: "Hi" }, "SMSTO:+4930123456:Hi"],
    ["sms", { phone: "030 1234", message: "Hi: you; there" }, "SMSTO:0301234:Hi: you; there"],
    ["place", { latitude: "52.5163", longitude: "-13,25" }, "geo:52.5163,-13.25"],
    [
      "place",
      { latitude: "0", longitude: "0", label: "Null (Island) & Co" },
      "geo:0,0?q=0,0(Null%20%28Island%29%20%26%20Co)",
    ],
  ])("%s %j", (kind, fields, text) => {
    expect(composed(kind, fields)).toEqual({ text });
  });

  it("takes a website with a port in a contact, and no other protocol for one", () => {
    const { text } = composed("contact", { firstName: "Ada", website: "shop.example.com:8443" });

    expect(text).toContain("URL:https://shop.example.com:8443");
    for (const address of ["mailto:ada@example.com", "tel:12345", "javascript:1", "geo:52.5,13.4"])
      expect(composed("link", { address })).toHaveProperty("errors");
  });

  it("writes a contact as vCard 3.0, escaped, with only what was filled in", () => {
    const { text } = composed("contact", {
      firstName: "Ada; B,",
      lastName: "Love\\lace",
      phone: "+44 20 1",
      website: "example.com",
      street: "1, Main St",
      city: "London",
    });

    expect(text?.split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Love\\\\lace;Ada\\; B\\,;;;",
      "FN:Ada\\; B\\, Love\\\\lace",
      "TEL;TYPE=CELL:+44201",
      "URL:https://example.com",
      "ADR:;;1\\, Main St;London;;;",
      "END:VCARD",
    ]);
  });

  it("dials no trunk prefix from abroad in a contact", () => {
    const { text } = composed("contact", { firstName: "Ada", phone: "+44 (0)20 7946 0958" });

    expect(text?.split("\r\n")).toContain("TEL;TYPE=CELL:+442079460958");
  });

  it("writes an event as iCalendar, in UTC", () => {
    // Tests run in Kathmandu's time zone, UTC+5:45.
    const { text } = composed("event", {
      title: "Tea, or not",
      start: "2026-11-21T18:00",
      end: "2026-11-21T19:30",
      notes: "One\nTwo",
    });

    const lines = text?.split("\r\n") ?? [];
    expect(lines).toContain("DTSTART:20261121T121500Z");
    expect(lines).toContain("DTEND:20261121T134500Z");
    expect(lines).toContain("SUMMARY:Tea\\, or not");
    expect(lines).toContain("DESCRIPTION:One\\nTwo");
    expect(lines.filter((line) => /^(UID|DTSTAMP|PRODID|VERSION):./.test(line))).toHaveLength(4);
  });

  it("ends an all-day event on the following day, across the end of a month", () => {
    const { text } = composed("event", { title: "Fair", start: "2026-02-28T09:00", allDay: "on" });

    expect(text).toContain("DTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301");
  });

  it.each<[QrKindId, Record<string, string>, string, string]>([
    ["text", { text: " \n" }, "text", "Enter text or URL to encode"],
    [
      "link",
      { address: "javascript:alert(1)" },
      "address",
      "Enter a URL such as https://example.com.",
    ],
    [
      "link",
      { address: "www.garden.example/hours?src=poster 1" },
      "address",
      "A URL can't have a space in it. Remove the space, or write %20 instead.",
    ],
    ["link", { address: "two words" }, "address", "Enter a URL such as https://example.com."],
    ["wifi", { name: "" }, "name", "Enter the network name."],
    [
      "wifi",
      { name: "A", password: "short" },
      "password",
      "A WPA password must be 8 to 63 ASCII characters.",
    ],
    [
      "wifi",
      { name: "é".repeat(17), security: "nopass" },
      "name",
      "This network name is too long. The limit is 32 bytes: 32 English letters, or fewer in other scripts.",
    ],
    ["contact", {}, "firstName", "Enter a name or an organization."],
    [
      "contact",
      { firstName: "A", website: "a b" },
      "website",
      "Enter a URL such as https://example.com.",
    ],
    ["email", { to: "nobody" }, "to", "Enter an email address such as ada@example.com."],
    ["phone", { phone: "call me" }, "phone", "Enter a phone number such as +1 212 555 0123."],
    ["sms", {}, "phone", "Enter a phone number."],
    ["place", { latitude: "91", longitude: "0" }, "latitude", "Enter degrees between -90 and 90."],
    [
      "place",
      { latitude: "north", longitude: "0" },
      "latitude",
      "Enter degrees between -90 and 90.",
    ],
    [
      "event",
      { title: "X", start: "2026-11-21T18:00", end: "2026-11-20T18:00" },
      "end",
      "The event can't end before it starts.",
    ],
  ])("refuses %s %j [QR-03]", (kind, fields, field, message) => {
    expect(composed(kind, fields).errors).toMatchObject({ [field]: message });
  });

  it("has a form for every kind", () => {
    expect(QR_KINDS.map(({ id }) => id)).toEqual(Object.keys(COMPOSE));
  });
});

describe("describeText", () => {
  it("names a network (without its password), a contact, and an event", () => {
    const wifi = composed("wifi", { name: "A;b", password: "S:secret" });
    const contact = composed("contact", { firstName: "Ada", lastName: "L, M" });
    const event = composed("event", { title: "Tea", start: "2026-11-21T18:00" });

    expect(describeText(wifi.text ?? "")).toBe("Wi-Fi: A;b");
    expect(describeText(contact.text ?? "")).toBe("Contact: Ada L, M");
    expect(describeText(event.text ?? "")).toBe("Event: Tea");
    expect(describeText("https://example.com")).toBe("https://example.com");
  });
});
