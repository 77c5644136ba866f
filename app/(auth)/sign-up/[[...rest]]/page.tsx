import type { Metadata } from "next";
import { redirect } from "next/navigation";

import { SignUpWidget } from "#auth-client";
import { safeReturnTo } from "@/components/auth/return-to";
import { getProviders } from "@/lib/providers";

export const metadata: Metadata = { title: "Create your account", robots: { index: false } };

type PageProps = { searchParams: Promise<{ return_to?: string | string[] }> };

export default async function SignUpPage({ searchParams }: PageProps) {
  const wanted = (await searchParams).return_to;
  const returnTo = safeReturnTo(typeof wanted === "string" ? wanted : undefined);
  const { auth } = await getProviders();
  if (await auth.userFromCookies()) redirect(returnTo);
  return <SignUpWidget returnTo={returnTo} />;
}
