import type { Metadata } from "next";

import { ChainsPage } from "@/components/chains/chains-page";

export const metadata: Metadata = {
  title: "Chains",
  description: "Run several tools in a row, on one input or on many.",
};

export default function Page() {
  return <ChainsPage />;
}
