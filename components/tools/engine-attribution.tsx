import Link from "next/link";

import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { describeTokens } from "@/lib/core/describe-tokens";
import { NOTES_ENGINE_ID, TITLE_PATTERNS_ENGINE_ID } from "@/lib/core/engine-ids";
import { isEngine } from "@/lib/core/is-engine";
import { fromTemplates } from "@/lib/export/markdown-file";

/** What people's own notes and our templates are arranged by: there, no model wrote. */
const NO_MODEL = [NOTES_ENGINE_ID, TITLE_PATTERNS_ENGINE_ID];

type EngineAttributionProps = {
  meta: {
    engine?: unknown;
    tokens?: unknown;
    edited?: unknown;
    templates?: unknown;
    patterns?: unknown;
  };
};

/** Names the engine behind a result, and what was used of it, from `meta`; renders nothing when that is unknown. */
export function EngineAttribution({ meta }: EngineAttributionProps) {
  if (!isEngine(meta.engine)) return null;
  const { id, name, builtIn } = meta.engine;
  const used = describeTokens(meta.tokens);
  return (
    <span className="tabular-nums">
      {used ? `${name} · ${used}` : name}
      {fromTemplates(meta) && ` · ${fromTemplates(meta)}`}
      {meta.edited === true && " · edited by you"}
      {builtIn && !NO_MODEL.includes(id) && (
        <>
          {" · "}
          <Link href={ENGINE_SETTINGS} className="underline underline-offset-2 hover:text-ink">
            get a better engine
          </Link>
        </>
      )}
    </span>
  );
}
