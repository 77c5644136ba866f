"use client";

import { BrokenPage, type BrokenPageProps } from "@/components/shell/page-error";
import { PlainHeader } from "@/components/shell/plain-header";

export default function ErrorPage(props: BrokenPageProps) {
  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-5 py-24">
        <BrokenPage {...props} home="/" />
      </main>
    </>
  );
}
