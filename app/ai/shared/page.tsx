import type { Metadata } from "next";

import { SharedFiles } from "@/components/offline/shared-files";

export const metadata: Metadata = {
  title: "Shared with Atelier",
  description: "Choose the tool for what another app shared.",
};

export default function Page() {
  return <SharedFiles />;
}
