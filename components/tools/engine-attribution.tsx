import Link from "next/link";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { engineSchema } from "@/lib/core/engine";

/** Names the engine behind a result, from its `meta`; renders nothing when that is unknown. */
export function EngineAttribution({ meta }: { meta: { engine?: unknown } }) {
  const engine = engineSchema.safeParse(meta.engine);
  if (!engine.success) return null;
  if (!engine.data.builtIn) return <span>{engine.data.name}</span>;
  return (
    <span>
      {engine.data.name} ·{" "}
      <Link href={ENGINE_SETTINGS} className="underline underline-offset-2 hover:text-ink">
        connect a better one
      </Link>
    </span>
  );
}
