import type { Metadata } from "next";
import { redirect } from "next/navigation";

import { SignUpWidget } from "#auth-client";
import { authServer } from "#auth-server";
import { safeReturnTo } from "@/components/auth/return-to";

export const metadata: Metadata = { title: "Create your account", robots: { index: false } };

type PageProps = { searchParams: Promise<{ return_to?: string | string[] }> };

export default async function SignUpPage({ searchParams }: PageProps) {
  const wanted = (await searchParams).return_to;
  const returnTo = safeReturnTo(typeof wanted === "string" ? wanted : undefined);
  if (await authServer.userFromCookies()) redirect(returnTo);
  return <SignUpWidget returnTo={returnTo} />;
}
