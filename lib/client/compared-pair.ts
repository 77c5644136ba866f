import { enginesFor } from "@/lib/client/use-engines";
import type { EngineList } from "@/lib/engines/contract";
import type { EngineKind, EngineRow } from "@/lib/engines/row";

/** One of two engines that are compared. */
export type ComparedEngine = Pick<EngineRow, "ref" | "name" | "source" | "allowance">;

/** What a tool can be set to, for comparing one engine with itself. */
export type ComparedSettings<Input = unknown> = {
  /** Within "Same engine, another …". */
  name: string;
  choices: readonly { label: string; apply: (input: Input) => Input }[];
  /** The choice that an input stands for. */
  labelOf: (input: Input) => string;
  /** Why a comparison would show the same thing twice, in a sentence; undefined when it wouldn't. */
  fault?: (input: Input, pair: Pair) => string | undefined;
};

/** Two runs to compare: on two engines, or on one with another setting. */
export type Pair = {
  /** Tells pairs apart in a list. */
  value: string;
  label: string;
  engines: readonly [ComparedEngine, ComparedEngine];
  setting: ComparedSettings["choices"][number] | null;
};

/** With other engines, and with another setting of the same one. */
export type Pairs = { engines: Pair[]; settings: Pair[] };

/** Every pair with the engine that the page shows as its first side; undefined settings are none. */
export function pairsOf(
  list: EngineList,
  kind: EngineKind,
  settings: ComparedSettings | undefined,
): Pairs {
  const { inReach, current } = enginesFor(list, kind);
  const first = inReach.find(({ ref }) => ref === current);
  if (!first) return { engines: [], settings: [] };
  const others = inReach.filter((engine) => engine !== first);
  return {
    engines: others.map((other) => ({
      value: `${first.ref} ${other.ref}`,
      label: other.name,
      engines: [first, other],
      setting: null,
    })),
    settings: (settings?.choices ?? []).map((setting) => ({
      value: `${first.ref} = ${setting.label}`,
      label: setting.label,
      engines: [first, first],
      setting,
    })),
  };
}
