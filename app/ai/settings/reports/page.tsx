import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { ReportsPage } from "@/components/operator/reports-page";
import { isOperatorsPage } from "@/lib/account/operator-page";

export const metadata: Metadata = {
  title: "Reports",
  description: "What people reported in the community.",
};

export default async function Page() {
  if (!(await isOperatorsPage())) notFound();
  return <ReportsPage />;
}
