"use client";

import { Button } from "@/components/ui/button";
import type { InsteadOf } from "@/lib/client/use-removal-request";
import { isSeveralWords } from "@/lib/tools/remove-object/object-name";
import { labelsOf, namesLike } from "@/lib/tools/remove-object/object-names";
import { OBJECT_LABELS } from "@/lib/vision/labels";

const MAX_OFFERED = 6;
/** With fewer letters, it's hardly a word yet. */
const MIN_LETTERS = { begun: 2, whole: 3 };

type RemoveObjectNamesProps = {
  /** What was typed so far. */
  name: string;
  /** What was offered last, which may be in place of another name. */
  instead: InsteadOf | null;
  onTry: (name: string) => void;
  onFill: (name: string) => void;
  disabled: boolean;
};

/** Names that the built-in detector knows: in place of one that it didn't find, or like what is being typed. */
export function RemoveObjectNames(props: RemoveObjectNamesProps) {
  const { name, instead, onTry, onFill, disabled } = props;
  const typed = name.trim();
  const names = instead?.name.trim() === typed ? instead.names : [];
  if (names.length > 0)
    return <Names label={insteadOf(typed)} names={names} onPick={onTry} disabled={disabled} />;
  if (isSeveralWords(typed) || typed.length < MIN_LETTERS.begun) return null;
  const like = namesLike(typed, OBJECT_LABELS).slice(0, MAX_OFFERED);
  if (like.length > 0)
    return (
      <Names label="Names the detector knows:" names={like} onPick={onFill} disabled={disabled} />
    );
  if (typed.length < MIN_LETTERS.whole || labelsOf(typed, OBJECT_LABELS).length > 0) return null;
  return (
    <p className="text-sm text-soft">
      The built-in detector doesn't know “{typed}”. Clicking the object or painting over it works
      for anything.
    </p>
  );
}

/** What the names in place of another are: a detector that doesn't know deer takes them for sheep. */
function insteadOf(name: string): string {
  const isUnknown = !isSeveralWords(name) && labelsOf(name, OBJECT_LABELS).length === 0;
  return isUnknown
    ? `The detector doesn't know “${name}” and may take it for something else. It sees:`
    : "Show instead:";
}

type NamesProps = {
  label: string;
  names: readonly string[];
  onPick: (name: string) => void;
  disabled: boolean;
};

function Names({ label, names, onPick, disabled }: NamesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-3 text-sm">
      <span className="text-soft">{label}</span>
      {names.map((name) => (
        <Button key={name} size="sm" disabled={disabled} onClick={() => onPick(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
