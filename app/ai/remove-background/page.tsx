import Link from "next/link";

import { RemoveBackground } from "@/components/tools/remove-background";
import { ToolPage } from "@/components/tools/tool-page";
import { cutoutsPath } from "@/lib/registry/chain-paths";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("remove-background");

export default function RemoveBackgroundPage() {
  return (
    <ToolPage slug="remove-background">
      <RemoveBackground
        several={
          <p className="text-soft text-sm">
            Several images?{" "}
            <Link href={cutoutsPath({})} className="underline underline-offset-4">
              Cut them all out
            </Link>{" "}
            and get one ZIP.
          </p>
        }
      />
    </ToolPage>
  );
}
