import type { ComparedSettings, Pair } from "@/lib/client/compared-pair";
import type { EngineSource } from "@/lib/engines/row";

/** What the two sides of a comparison are called: by what sets them apart, as short as it may be. */
export function sideNames(
  { engines, setting }: Pair,
  input: unknown,
  settings: ComparedSettings | undefined,
): [string, string] {
  const [one, other] = engines;
  if (setting && settings) return [settings.labelOf(input), setting.label];
  const [short, otherShort] = [withoutRunner(one.name), withoutRunner(other.name)];
  return short === otherShort ? [one.name, other.name] : [short, otherShort];
}

/** A pair whose setting does what it says, also after a reload. */
export function pairOf(pair: Pair, settings: ComparedSettings | undefined): Pair {
  const { setting } = pair;
  if (!setting) return pair;
  return {
    ...pair,
    setting: settings?.choices.find(({ label }) => label === setting.label) ?? null,
  };
}

/** "llama3.1:8b (Ollama)" without what runs it. */
function withoutRunner(name: string): string {
  return name.replace(/ \([^()]*\)$/, "");
}

const ON_THE_SERVER: readonly EngineSource[] = ["downloaded", "built-in"];
const LOCAL: readonly EngineSource[] = [...ON_THE_SERVER, "this-machine", "this-browser"];

/** Whether two engines use one processor, so that two runs at once would only slow each other down. */
export function takeTurns([one, other]: Pair["engines"]): boolean {
  const bothOnServer = [one, other].every(({ source }) => ON_THE_SERVER.includes(source));
  return bothOnServer || (one.source === other.source && LOCAL.includes(one.source));
}
