import type { Metadata } from "next";

import { EngineSettings } from "@/components/engines/engine-settings";
import { ModelDownloads } from "@/components/engines/model-downloads";
import { isOperator } from "@/lib/account/operator";
import { getProviders } from "@/lib/providers";

export const metadata: Metadata = {
  title: "Engines",
  description:
    "Choose what writes: a key of your own, a server on this machine, or what's built in.",
};

export default async function EnginesPage() {
  const { db, auth } = await getProviders();
  const user = await auth.userFromCookies();
  const runsServer = user !== null && (await isOperator({ db, auth, user }));
  return <EngineSettings>{runsServer && <ModelDownloads />}</EngineSettings>;
}
