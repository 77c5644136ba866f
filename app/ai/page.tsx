import type { Metadata } from "next";
import { connection } from "next/server";

import { authServer } from "#auth-server";
import { Dashboard } from "@/components/gallery/dashboard";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  await connection();
  const user = await authServer.userFromCookies();
  return user && <Dashboard plan={user.plan} />;
}
