import type { Metadata } from "next";
import { redirect } from "next/navigation";

import { SignInWidget } from "#auth-client";
import { authServer } from "#auth-server";
import { safeReturnTo } from "@/components/auth/return-to";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

type PageProps = {
  searchParams: Promise<{ return_to?: string | string[]; forgot?: string | string[] }>;
};

export default async function SignInPage({ searchParams }: PageProps) {
  const { return_to: wanted, forgot } = await searchParams;
  const returnTo = safeReturnTo(typeof wanted === "string" ? wanted : undefined);
  if (await authServer.userFromCookies()) redirect(returnTo);
  return <SignInWidget returnTo={returnTo} forgot={forgot !== undefined} />;
}
