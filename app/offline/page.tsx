import type { Metadata } from "next";

import { ConnectionNotice } from "@/components/offline/connection-notice";
import { OfflineTools } from "@/components/offline/offline-tools";
import { PlainHeader } from "@/components/shell/plain-header";

export const dynamic = "force-static";

export const metadata: Metadata = {
  title: "Tools that need no connection",
  description: "Make QR codes, compress images, and read text in pictures, in the browser alone.",
  robots: { index: false },
};

/** What the service worker shows where a page can't be reached. */
export default function OfflinePage() {
  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto grid max-w-2xl gap-6 px-4 py-8 sm:px-6 sm:py-12">
        <div className="grid gap-2">
          <h1 className="font-display text-3xl">Tools that need no connection</h1>
          <p className="text-soft">
            They work in this browser alone: nothing is sent, and nothing is saved to your account.
          </p>
        </div>
        <ConnectionNotice />
        <OfflineTools />
      </main>
    </>
  );
}
