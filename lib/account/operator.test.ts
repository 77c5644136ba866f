import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { users } from "@/db/schema/accounts";
import { appSecrets } from "@/db/schema/app-secrets";
import { FIRST_ACCOUNT, hasContact, hasOperator, isOperator } from "@/lib/account/operator";
import { getProviders } from "@/lib/providers/with-accounts";
import { signUpAccount } from "@/tests/support/api";

async function callerOf(account: { id: string }) {
  const { db, auth } = await getProviders();
  const user = { id: account.id, name: "Ann", imageUrl: null, plan: "free" as const };
  return { db, auth, user };
}

const nobody = { emails: [], orFirst: false };

describe("the operator", () => {
  it("is somebody where emails are named or everything is on one machine, and nobody elsewhere", () => {
    expect(hasOperator({ ...nobody, orFirst: true })).toBe(true);
    expect(hasOperator({ ...nobody, emails: ["ann@example.com"] })).toBe(true);
    expect(hasOperator(nobody)).toBe(false);
  });

  it("can be written to by a form, or at an address; elsewhere nobody can be", () => {
    expect(hasContact({ ...nobody, orFirst: true }, "")).toBe(true);
    expect(hasContact(nobody, "help@example.com")).toBe(true);
    // Without it, the server's own address would count.
    expect(hasContact(nobody, "")).toBe(false);
  });

  it("is whoever signed up first where everything is on one machine", async () => {
    const [ann, bea] = [await signUpAccount(), await signUpAccount()];
    const { db } = await callerOf(ann);
    await db.delete(appSecrets).where(eq(appSecrets.name, FIRST_ACCOUNT));
    const old = new Date("2001-01-01");
    await db.update(users).set({ createdAt: old }).where(eq(users.id, ann.id));

    expect(await isOperator(await callerOf(ann), { ...nobody, orFirst: true })).toBe(true);
    expect(await isOperator(await callerOf(bea), { ...nobody, orFirst: true })).toBe(false);
    expect(await isOperator(await callerOf(ann), nobody)).toBe(false);

    await db.delete(users).where(eq(users.id, ann.id));
    await db.update(users).set({ createdAt: old }).where(eq(users.id, bea.id));
    // Nobody inherits what opens all other accounts.
    expect(await isOperator(await callerOf(bea), { ...nobody, orFirst: true })).toBe(false);

    await db.delete(appSecrets).where(eq(appSecrets.name, FIRST_ACCOUNT));
  });

  it("is named by email everywhere else, and the first account isn't then", async () => {
    const [ann, bea] = [await signUpAccount(), await signUpAccount()];
    const { db } = await callerOf(ann);
    const old = new Date("2001-01-01");
    await db.update(users).set({ createdAt: old }).where(eq(users.id, ann.id));
    const rule = { emails: [bea.email], orFirst: true };

    expect(await isOperator(await callerOf(ann), rule)).toBe(false);
    expect(await isOperator(await callerOf(bea), rule)).toBe(true);

    await db.delete(users).where(eq(users.id, ann.id));
  });
});
