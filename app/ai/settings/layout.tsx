import type { ReactNode } from "react";

import { OperatorContext } from "@/components/operator/operator-context";
import { isOperatorsPage } from "@/lib/account/operator-page";

/** Settings show their operator's pages to the operator only. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  return <OperatorContext value={await isOperatorsPage()}>{children}</OperatorContext>;
}
