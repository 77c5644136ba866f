import { describe, expect, it } from "vitest";

import { parseEnvelope } from "@/lib/http/envelope";

describe("parseEnvelope", () => {
  it("keeps the content of a success", () => {
    expect(parseEnvelope({ success: true, content: "Bees" })).toEqual({
      success: true,
      content: "Bees",
    });
  });

  it("reads a failure, with a text for one without words [X-02]", () => {
    const known = { success: false, message: "Wait a minute.", code: "rate_limited" };
    expect(parseEnvelope(known)).toEqual(known);
    for (const message of [undefined, "", 7]) {
      expect(parseEnvelope({ success: false, message, code: "toString" })).toEqual({
        success: false,
        message: "Failed",
        code: "internal",
      });
    }
  });

  it.each([undefined, null, "ok", 1, [], {}, { success: "true" }, { ok: true }])(
    "takes %j for no answer of ours",
    (body) => {
      expect(parseEnvelope(body)).toBeUndefined();
    },
  );
});
