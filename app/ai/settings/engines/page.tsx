import type { Metadata } from "next";

import { EngineSettings } from "@/components/engines/engine-settings";
import { ModelDownloads } from "@/components/engines/model-downloads";
import { isOperatorsPage } from "@/lib/account/operator-page";

export const metadata: Metadata = {
  title: "Engines",
  description:
    "Choose what writes: a key of your own, a server on this machine, or what's built in.",
};

export default async function EnginesPage() {
  return <EngineSettings>{(await isOperatorsPage()) && <ModelDownloads />}</EngineSettings>;
}
