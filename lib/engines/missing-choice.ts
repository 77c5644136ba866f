import { parseRef } from "@/lib/engines/refs";

/** What was chosen, and what is at work. */
type Choice = { chosen: string | null; current: string };

/** The name of the engine that was chosen and isn't in reach; null while the chosen one is at work, or none was. */
export function missingChoice({ chosen, current }: Choice): string | null {
  if (chosen === null || chosen === current) return null;
  const ref = parseRef(chosen);
  if (ref?.names === "browser") return "This browser's model";
  if (ref?.names === "configured") return ref.name;
  // The address is of no interest beside the model.
  if (ref?.names === "near") return ref.model.slice(ref.model.indexOf(" ") + 1);
  return "The engine that you chose";
}
