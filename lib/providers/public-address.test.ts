import { describe, expect, it } from "vitest";

import { isPublicAddress } from "@/lib/providers/public-address";

const familyOf = (address: string) => (address.includes(":") ? 6 : 4);
const isPublic = (address: string) => isPublicAddress({ address, family: familyOf(address) });

describe("isPublicAddress", () => {
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fd00::1",
    "fe80::1",
    "ff02::1",
    "fec0::1",
    "feff::1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::a00:1",
    "2001::1",
    "2002:7f00:1::",
    "2002:a9fe:a9fe::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:10.0.0.1",
    "::FFFF:169.254.169.254",
  ])("treats %s as internal", (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each([
    "8.8.8.8",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
    "2003::1",
    "64:ff9c::1",
    "::ffff:8.8.8.8",
  ])("treats %s as public", (address) => {
    expect(isPublic(address)).toBe(true);
  });
});
