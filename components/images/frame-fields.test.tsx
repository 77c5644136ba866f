import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { FrameFields } from "@/components/images/frame-fields";
import { FrameNotes } from "@/components/images/frame-notes";
import { type CutoutFrame, NO_FRAME } from "@/lib/frames/cutout-frame";
import { frameSubject } from "@/lib/frames/frame-subject";

const IMAGE = { width: 400, height: 300 };
const BOX = { left: 150, top: 120, width: 100, height: 60 };

function render(change: Partial<CutoutFrame>, { isEmpty = false } = {}): string {
  const frame = { ...NO_FRAME, ...change };
  const framing = { frame: frameSubject(IMAGE, BOX, frame), box: BOX, shadow: frame.shadow };
  return renderToStaticMarkup(
    <FrameFields frame={frame} onChange={() => {}}>
      <FrameNotes
        image={IMAGE}
        frame={frame}
        backdrop={{ kind: "none" }}
        framing={isEmpty ? "empty" : framing}
        isBrushing={false}
      />
    </FrameFields>,
  );
}

const labels = (html: string) => [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, text]) => text);

it("offers what counts for the chosen size", () => {
  expect(labels(render({}))).toEqual(["Size", "Shadow"]);
  expect(labels(render({ size: "subject" }))).toEqual(["Size", "Margin", "Shadow"]);
  const place = ["Margin", "Subject size", "Move left or right", "Move up or down", "Shadow"];
  expect(labels(render({ size: { width: 827, height: 1063 } }))).toEqual(["Size", ...place]);
  const own = labels(render({ size: { width: 900, height: 300 } }));
  expect(own).toEqual(["Size", "Width (px)", "Height (px)", ...place]);
});

it("says what is saved, and what to know about it", () => {
  expect(render({})).toContain("Saved as 400 × 300 px.");
  expect(render({})).not.toContain("Reset frame");
  const passport = render({ size: { width: 827, height: 1063 } });
  expect(passport).toContain("Saved as 827 × 1063 px.");
  expect(passport).toContain("The subject is enlarged 7.1 times");
  expect(passport).toContain("measure faces");
  expect(passport).toContain("Reset frame");
  expect(passport).toContain("readyMade=cutouts");
  const empty = render({ size: "subject" }, { isEmpty: true });
  expect(empty).toContain("no subject left to frame");
  expect(empty).toContain("Saved as 400 × 300 px.");
});
