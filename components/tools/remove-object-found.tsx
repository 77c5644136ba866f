"use client";

import { useEffect, useRef, useState } from "react";

import { RemoveObjectMarks } from "@/components/tools/remove-object-marks";
import { Chips } from "@/components/ui/chips";
import { bringIntoView } from "@/lib/client/bring-into-view";
import type { NamedObjects } from "@/lib/client/canvas/find-named";
import type { OutlineMark } from "@/lib/client/canvas/marks";
import type { Marking } from "@/lib/client/canvas/use-mark-layer";
import type { ImageChoice } from "@/lib/client/image-choice";
import { WHICH_WORDS } from "@/lib/tools/remove-object/which-object";

type RemoveObjectFoundProps = {
  image: ImageChoice;
  found: NamedObjects;
  marking: Marking;
};

const ALL = "all";

/** What a name stands for, marked in the image before it's removed: which of several, and clicks to correct the outline. */
export function RemoveObjectFound({ image, found, marking }: RemoveObjectFoundProps) {
  const { outlines, size } = found;
  const [taken, setTaken] = useState(() => takenOf(found, marking));
  const remark = remarkOnWhich(found, taken);
  const several = outlines.length > 1;
  const section = useRef<HTMLDivElement>(null);
  // It comes below the field that was filled in, often out of view.
  useEffect(() => {
    bringIntoView(section.current, "start");
  }, []);

  function take(which: string): void {
    setTaken(which);
    marking.change({ list: outlines.filter((_, at) => which === ALL || which === `${at}`), size });
  }

  return (
    <div ref={section} className="grid scroll-mt-20 gap-4">
      {several && (
        <Chips
          label={`${outlines.length} found; there may be more. What should be removed?`}
          name="found"
          options={[
            { value: ALL, label: outlines.length === 2 ? "Both" : `All ${outlines.length}` },
            ...outlines.map((_, at) => ({ value: `${at}`, label: `Only ${at + 1}` })),
          ]}
          value={taken}
          onValueChange={take}
        />
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {remark}
      </p>
      <RemoveObjectMarks
        image={image}
        mode="click"
        marking={marking}
        firstClick="more"
        hint="The marked area will be removed. Click what's missing to add it, or choose Unmark above and wipe off what should stay. Then click Remove object again."
      >
        {several && <Numbers outlines={outlines} />}
      </RemoveObjectMarks>
    </div>
  );
}

/** That one may not be all, or what became of the wish for one of several, while what was marked at first still is. */
export function remarkOnWhich(
  { outlines, which, picked }: Pick<NamedObjects, "outlines" | "which" | "picked">,
  taken: string,
): string {
  if (!which)
    return outlines.length === 1 ? "1 found; there may be more. Click others to add them." : "";
  const asked = WHICH_WORDS[which];
  if (outlines.length === 1) return `Only one was found. Check that it's ${asked}.`;
  if (picked === undefined)
    return taken === ALL ? `It isn't clear which is ${asked}. Choose its number.` : "";
  return taken === `${picked}` ? `Number ${picked + 1} seems to be ${asked}.` : "";
}

/** Which of them is marked at first: one, where a longer name asked for it, or where that was chosen before the page was reloaded. */
function takenOf({ outlines }: NamedObjects, { layer }: Marking): string {
  const isTaken = outlines.map((outline) => layer.list.includes(outline));
  return isTaken.includes(false) ? `${isTaken.indexOf(true)}` : ALL;
}

/** The number of each object, in the middle of it. */
function Numbers({ outlines }: { outlines: readonly OutlineMark[] }) {
  return (
    <span aria-hidden className="pointer-events-none relative">
      {outlines.map(
        ({ box }, at) =>
          box && (
            <span
              key={`${box.left} ${box.top}`}
              className="absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-white bg-black font-medium text-white text-xs"
              style={{
                left: `${(box.left + box.right) * 50}%`,
                top: `${(box.top + box.bottom) * 50}%`,
              }}
            >
              {at + 1}
            </span>
          ),
      )}
    </span>
  );
}
