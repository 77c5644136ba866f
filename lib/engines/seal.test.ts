import { describe, expect, it } from "vitest";

import { openKey, sealKey } from "@/lib/engines/seal";
import { getDatabase } from "@/lib/providers/database";

const OWNER = { userId: "ann", connectionId: "one" };

describe("sealKey", () => {
  it("makes something new of a key each time, which opens again", async () => {
    const db = await getDatabase();

    const [one, other] = [await sealKey(db, "sk-é", OWNER), await sealKey(db, "sk-é", OWNER)];

    expect(one).not.toBe(other);
    expect(one).not.toContain("sk-");
    expect(await openKey(db, one, OWNER)).toBe("sk-é");
    expect(await openKey(db, other, OWNER)).toBe("sk-é");
  });

  it.each([
    ["another person", { ...OWNER, userId: "eve" }],
    ["another connection", { ...OWNER, connectionId: "two" }],
  ])("doesn't open for %s", async (_who, owner) => {
    const db = await getDatabase();
    const sealed = await sealKey(db, "sk-secret", OWNER);

    await expect(openKey(db, sealed, owner)).rejects.toMatchObject({ code: "unusable" });
  });

  it("doesn't open when a bit was changed, or cut off", async () => {
    const db = await getDatabase();
    const sealed = await sealKey(db, "sk-secret", OWNER);
    const bytes = Buffer.from(sealed.slice(3), "base64url");
    bytes[20] = (bytes[20] ?? 0) ^ 1;

    for (const broken of [`v1.${bytes.toString("base64url")}`, sealed.slice(0, 20), ""]) {
      await expect(openKey(db, broken, OWNER)).rejects.toMatchObject({ code: "unusable" });
    }
  });
});
