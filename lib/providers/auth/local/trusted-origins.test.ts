import { describe, expect, it } from "vitest";

import { trustedOrigins } from "@/lib/providers/auth/local/trusted-origins";

const at = (host: string) => trustedOrigins(new Request("http://x/", { headers: { host } }));

describe("trustedOrigins", () => {
  it.each(["localhost:4567", "127.0.0.1:3000", "[::1]:3000", "192.168.1.5"])(
    "trusts %s as the host the browser used",
    (host) => {
      expect(at(host)).toContain(`http://${host}`);
    },
  );

  it.each(["elsewhere.example", "localhost.elsewhere.example", "127.0.0.1.elsewhere.example"])(
    "doesn't trust %s, because anyone could point that name here",
    (host) => {
      expect(at(host).join()).not.toContain(host);
    },
  );
});
