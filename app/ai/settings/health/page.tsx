import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { HealthPage } from "@/components/operator/health-page";
import { isOperatorsPage } from "@/lib/account/operator-page";

export const metadata: Metadata = {
  title: "Health",
  description: "How this server and what it depends on are.",
};

export default async function Page() {
  if (!(await isOperatorsPage())) notFound();
  return <HealthPage />;
}
