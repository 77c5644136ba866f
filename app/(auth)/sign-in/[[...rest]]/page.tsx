import type { Metadata } from "next";
import { redirect } from "next/navigation";

import { SignInWidget } from "#auth-client";
import { safeReturnTo } from "@/components/auth/return-to";
import { getProviders } from "@/lib/providers";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

type PageProps = { searchParams: Promise<{ return_to?: string | string[] }> };

export default async function SignInPage({ searchParams }: PageProps) {
  const wanted = (await searchParams).return_to;
  const returnTo = safeReturnTo(typeof wanted === "string" ? wanted : undefined);
  const { auth } = await getProviders();
  if (await auth.userFromCookies()) redirect(returnTo);
  return <SignInWidget returnTo={returnTo} />;
}
