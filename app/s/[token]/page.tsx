import type { Metadata } from "next";
import { connection } from "next/server";

import { SharedPage } from "@/components/share/shared-page";
import { PlainHeader } from "@/components/shell/plain-header";

/** For those who have the link: search engines don't list it, and other sites don't learn the address. */
export const metadata: Metadata = {
  title: "Shared with you",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function Shared({ params }: { params: Promise<{ token: string }> }) {
  // Rendered per request, so that it gets the nonce of its content security policy.
  await connection();
  const { token } = await params;
  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
        <SharedPage token={token} />
      </main>
    </>
  );
}
