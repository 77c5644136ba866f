import { describe, expect, it } from "vitest";

import {
  isBareAddress,
  isSpacedAddress,
  linkWithoutSpaces,
} from "@/lib/tools/qr-generator/bare-address";

describe("isBareAddress", () => {
  it.each([
    "boomer-garden.example/spring?utm_source=flyer",
    "example.com",
    " Example.COM ",
    "www.menu.restaurant",
    "müller-backwaren.de/über-uns",
    "shop.example.co.uk:8080",
    "museum.travel/?lang=en",
    "xn--bcher-kva.example#top",
  ])("takes %j for a web address", (text) => {
    expect(isBareAddress(text)).toBe(true);
  });

  it.each([
    "https://example.com",
    "HTTP://example.com",
    "ada@example.com",
    "mailto:ada@example.com",
    "WIFI:S:garden;;",
    "tel:+12125550123",
    "See example.com",
    "example.com\nsecond line",
    "Hello.World",
    "notes.md",
    "invoice.pdf",
    "3.14",
    "24.12.2026",
    "192.168.0.1",
    "e.g.",
    "and/or",
    "Room 3.A",
    "v1.2.beta",
    ".com",
    "",
  ])("leaves %j as a text", (text) => {
    expect(isBareAddress(text)).toBe(false);
  });

  it("is quick with what goes on without end", () => {
    for (const text of ["a.".repeat(1_400), "-".repeat(2_900), `${"a-.".repeat(900)}!`])
      expect(isBareAddress(text)).toBe(false);
  });
});

describe("linkWithoutSpaces", () => {
  it.each([
    ["www.garden.example/hours?src=poster 1", "www.garden.example/hours?src=poster%201"],
    ["https://garden.example/our menu.pdf", "https://garden.example/our%20menu.pdf"],
    ["garden.example/our  spring menu.pdf", "garden.example/our%20%20spring%20menu.pdf"],
    [" https://www.garden.example /hours", "https://www.garden.example/hours"],
    ["garden.example/menu /spring", "garden.example/menu/spring"],
  ])("takes %j for a web address with a space in it", (text, link) => {
    expect(linkWithoutSpaces(text)).toBe(link);
    expect(URL.canParse(`https://${link.replace("https://", "")}`)).toBe(true);
  });

  it.each([
    "https://garden.example/hours ",
    "garden.example is our shop",
    "Hours: www.garden.example/hours",
    "www.garden.example/hours has all of our hours",
    "www.garden.example/hours\nOpen daily",
    "https://garden.example Visit us",
    "www.garden.example 555-1234",
    "www.garden.example open daily",
    "garden.example/menu Table 5",
    "https://garden.example/menu password: 1234",
    "garden.example/menu 9 a.m.",
    "garden.example/menu $5.50",
    "https://garden.example https://shop.example",
    "www.garden.example/menu www.shop.example",
    "garden.example/menu mail@shop.example",
    "www.garden.example/?from=flyer Open daily",
    "and/or this",
    "two words",
    "",
  ])("leaves %j as a text", (text) => {
    expect(linkWithoutSpaces(text)).toBeNull();
  });
});

describe("isSpacedAddress", () => {
  it.each([
    "www.garden.example/hours?src=poster 1",
    "https://garden.example/our menu.pdf",
    " https://www.garden.example /hours",
    "garden.example/a b c",
  ])("takes %j for a web address with a space in it", (text) => {
    expect(isSpacedAddress(text)).toBe(true);
  });

  it.each([
    "https://garden.example/hours ",
    "garden.example is our shop",
    "Hours: www.garden.example/hours",
    "www.garden.example/hours has all of our hours",
    "www.garden.example/hours\nOpen daily",
    "and/or this",
    "two words",
    "",
  ])("leaves %j as a text", (text) => {
    expect(isSpacedAddress(text)).toBe(false);
  });
});
