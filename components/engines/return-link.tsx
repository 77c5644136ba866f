import { ArrowLeft } from "lucide-react";

import { ButtonLink } from "@/components/ui/button-link";
import type { CameFrom } from "@/lib/client/use-came-from";

/** Leads back to the tool for which an engine was wanted. */
export function ReturnLink({ cameFrom: { address, name } }: { cameFrom: CameFrom }) {
  return (
    <ButtonLink size="sm" href={address}>
      <ArrowLeft aria-hidden />
      Back to {name}
    </ButtonLink>
  );
}
