import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";

import { ResetPasswordWidget } from "#auth-client";
import { authServer } from "#auth-server";

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false } };

export default async function ResetPasswordPage() {
  // Its content policy has a nonce of each request.
  await connection();
  if (authServer.provider !== "local") notFound();
  return <ResetPasswordWidget />;
}
