import type { Metadata } from "next";

import { UsageSummary } from "@/components/engines/usage-summary";

export const metadata: Metadata = {
  title: "Usage",
  description: "What is left of this hour, and what you have used of each engine.",
};

export default function UsagePage() {
  return <UsageSummary />;
}
