import type { ReactNode } from "react";

import { PlainHeader } from "@/components/shell/plain-header";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <main id="main" className="grid justify-items-center px-4 py-12">
        {children}
      </main>
    </>
  );
}
