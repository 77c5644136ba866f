import type { ReactNode } from "react";

import { SettingsTabs } from "@/components/engines/settings-tabs";

type OperatorPageProps = { title: string; lead: string; children: ReactNode };

/** The frame of the pages that only whoever runs this server sees. */
export function OperatorPage({ title, lead, children }: OperatorPageProps) {
  return (
    <div className="grid max-w-3xl gap-6 *:min-w-0">
      <header className="grid gap-2">
        <h1 className="font-display text-2xl">{title}</h1>
        <p className="text-pretty text-soft">{lead} Only this server's operators see this page.</p>
      </header>
      <SettingsTabs />
      {children}
    </div>
  );
}
