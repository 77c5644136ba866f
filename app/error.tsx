"use client";

import { PageError, type PageErrorProps } from "@/components/shell/page-error";
import { PlainHeader } from "@/components/shell/plain-header";

export default function ErrorPage(props: PageErrorProps) {
  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-5 py-24">
        <PageError {...props} home="/" />
      </main>
    </>
  );
}
