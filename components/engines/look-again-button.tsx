"use client";

import { Button } from "@/components/ui/button";
import { notify } from "@/lib/client/notify";
import { useEngineChange } from "@/lib/client/use-engines";

/** Looks for model servers on the machine anew, and says what it found. */
export function LookAgainButton() {
  const look = useEngineChange<object>("look-again");

  async function lookAgain(): Promise<void> {
    const { writers } = await look.mutateAsync({});
    const found = writers.filter(({ source }) => source === "this-machine").length;
    // Not by `formatCount`: pages that need nothing else of it would fetch all formats.
    const models = found === 1 ? "1 model" : `${found} models`;
    if (found > 0) notify.success(`Found ${models} on this machine.`);
    else notify.error("No model server answered on this machine. Start one and look again.");
  }

  return (
    // A failure is toasted by the mutation itself.
    <Button size="sm" pending={look.isPending} onClick={() => lookAgain().catch(() => {})}>
      Look again
    </Button>
  );
}
