import type { Metadata } from "next";

import { TokensPage } from "@/components/account/tokens-page";

export const metadata: Metadata = {
  title: "Access tokens",
  description: "Tokens with which programs run tools and read your creations for you.",
};

export default function Page() {
  return <TokensPage />;
}
