import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { MessagesPage } from "@/components/operator/messages-page";
import { isOperatorsPage } from "@/lib/account/operator-page";

export const metadata: Metadata = {
  title: "Messages",
  description: "What visitors wrote through the contact form.",
};

export default async function Page() {
  if (!(await isOperatorsPage())) notFound();
  return <MessagesPage />;
}
