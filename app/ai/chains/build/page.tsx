import type { Metadata } from "next";

import { ChainBuilder } from "@/components/chains/chain-builder";

export const metadata: Metadata = {
  title: "Build a chain",
  description: "Pick tools that fit, set them once, and run them on one input or on many.",
};

export default function Page() {
  return <ChainBuilder />;
}
