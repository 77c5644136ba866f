import type { Metadata } from "next";

import { EngineSettings } from "@/components/engines/engine-settings";

export const metadata: Metadata = {
  title: "Engines",
  description:
    "Choose what writes: a key of your own, a server on this machine, or what's built in.",
};

export default function EnginesPage() {
  return <EngineSettings />;
}
