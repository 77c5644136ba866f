import "server-only";

import { describePlace } from "@/lib/core/describe-place";
import type { QueuePlace } from "@/lib/core/engine";
import type { Progress } from "@/lib/core/progress";
import { isInProcess } from "@/lib/engines/entries";
import type { TextPort } from "@/lib/providers/text/port";

/** A text engine that tells a run its place while it waits for the model, which serves one at a time. */
export function tellPlace(text: TextPort, { onStep }: Pick<Progress, "onStep">): TextPort {
  const { openDraft } = text;
  const onPlace = (place: QueuePlace | null) => {
    if (!place) return onStep({ label: "Starting" });
    const label = describePlace(place.place, place.running, place.meanSeconds);
    // Whoever isn't even taken up yet comes after it.
    onStep({ label, ...(isInProcess(text.engine) && { waitsFor: "text" }) });
  };
  const telling: Pick<TextPort, "generate" | "stream" | "openDraft"> = {
    generate: (request) => text.generate({ ...request, onPlace }),
    stream: (request) => text.stream({ ...request, onPlace }),
    ...(openDraft && { openDraft: (request) => openDraft({ ...request, onPlace }) }),
  };
  // Not a copy: an engine may learn its name later.
  return Object.assign(Object.create(text) as TextPort, telling);
}
