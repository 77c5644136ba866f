import { formatDollars } from "@/lib/core/describe-tokens";
import { formatCount } from "@/lib/core/format";
import type { EngineList } from "@/lib/engines/contract";
import { getProvider } from "@/lib/engines/providers";
import { connectionIdOf } from "@/lib/engines/refs";
import type { EngineAbility, EngineKind, EngineRow, EngineSource } from "@/lib/engines/row";

type EngineFactsProps = {
  engine: EngineRow;
  /** What the list is for. */
  kind: EngineKind;
  connections: EngineList["connections"];
};

/** An engine's name, where it runs, and what is known of it: what isn't known is said, too. */
export function EngineFacts({ engine, kind, connections }: EngineFactsProps) {
  const connection = connections.find(({ id }) => id === connectionIdOf(engine.ref));
  const place = [
    engine.about,
    connection?.keyEnd && `ends in ${connection.keyEnd}`,
    connection?.provider === "other" && getProvider("other").name,
  ];
  const known = [
    describeAbilities(engine.abilities),
    kind === "writes" && describeContext(engine),
    (kind === "writes" || kind === "paints") && describeLanguages(engine),
    describeCost(engine),
    STATES[engine.state],
  ];
  return (
    <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
      <p className="truncate font-medium text-sm" title={engine.name}>
        {engine.name}
      </p>
      <p className="text-soft text-xs">{place.filter(Boolean).join(" · ")}</p>
      <p className="text-pretty text-soft text-xs">{known.filter(Boolean).join(" · ")}</p>
    </div>
  );
}

const ABILITIES: Record<EngineAbility, string> = {
  writes: "writes",
  writesJson: "writes JSON reliably",
  paints: "makes images",
  erases: "removes objects",
  cutsOut: "removes backgrounds",
  sees: "takes images",
};

const STATES: Record<EngineRow["state"], string> = {
  ready: "ready",
  fetching: "still downloading",
  failed: "not working",
  unchecked: "checked with each run",
};

/** What runs on a machine at hand costs nothing per token. */
const FREE: readonly EngineSource[] = ["this-machine", "this-browser", "downloaded", "built-in"];

function describeAbilities(abilities: readonly EngineAbility[]): string {
  const words = new Intl.ListFormat("en").format(abilities.map((ability) => ABILITIES[ability]));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function describeContext({ contextTokens }: EngineRow): string {
  return contextTokens === null
    ? "context size not known"
    : `reads ${formatCount(contextTokens, "token")} at once`;
}

function describeLanguages({ languages }: EngineRow): string {
  if (!languages) return "languages not known";
  const names = new Intl.DisplayNames("en", { type: "language" });
  return `${new Intl.ListFormat("en").format(languages.map((tag) => names.of(tag) ?? tag))} only`;
}

function describeCost({ prices, source }: EngineRow): string {
  if (prices)
    return `${formatDollars(prices.input)} in, ${formatDollars(prices.output)} out per million tokens`;
  return FREE.includes(source) ? "no cost per token" : "cost not known";
}
