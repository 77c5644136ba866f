import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { HealthPage } from "@/components/operator/health-page";
import { isOperatorsPage } from "@/lib/account/operator-page";

export const metadata: Metadata = {
  title: "Health",
  description: "The current state of this server and of what it depends on.",
};

export default async function Page() {
  if (!(await isOperatorsPage())) notFound();
  return <HealthPage />;
}
