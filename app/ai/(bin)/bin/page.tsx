import type { Metadata } from "next";

import { BinPage } from "@/components/gallery/bin-page";

export const metadata: Metadata = {
  title: "Trash",
  description: "What you deleted in the last 30 days.",
};

export default function Bin() {
  return <BinPage />;
}
