import type { Metadata } from "next";

import { ChainRunPage } from "@/components/chains/chain-run-page";

export const metadata: Metadata = {
  title: "Chain run",
  description: "Every step of every input, as it comes.",
};

export default async function Page({ params }: PageProps<"/ai/chains/runs/[id]">) {
  const { id } = await params;
  return <ChainRunPage id={id} />;
}
