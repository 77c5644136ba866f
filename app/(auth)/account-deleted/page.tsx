import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { connection } from "next/server";

import { authServer } from "#auth-server";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";

export const metadata: Metadata = { title: "Account deleted", robots: { index: false } };

/** Where deleting an account ends. */
export default async function AccountDeletedPage() {
  // Its content policy has a nonce of each request.
  await connection();
  if (authServer.provider !== "local") notFound();
  // Theirs isn't.
  if (await authServer.userFromCookies()) redirect("/ai");
  return (
    <Card className="grid w-full max-w-md gap-6 p-6">
      <div className="grid gap-2">
        <h1 className="font-display text-2xl">Your account is deleted</h1>
        <p className="text-soft text-sm">
          Everything you made, your likes, and your settings went with it. You're signed out on
          every device.
        </p>
      </div>
      <ButtonLink href="/" variant="outline">
        Go to the home page
      </ButtonLink>
    </Card>
  );
}
