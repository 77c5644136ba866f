import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { PeoplePage } from "@/components/operator/people-page";
import { isOperatorsPage } from "@/lib/account/operator-page";

export const metadata: Metadata = {
  title: "People",
  description: "Who has an account on this server, and on which plan.",
};

export default async function Page() {
  if (!(await isOperatorsPage())) notFound();
  return <PeoplePage />;
}
