import type { Metadata } from "next";

import { UsageSummary } from "@/components/engines/usage-summary";

export const metadata: Metadata = {
  title: "Usage",
  description: "How many runs you have left this hour, and what you've used of each engine.",
};

export default function UsagePage() {
  return <UsageSummary />;
}
