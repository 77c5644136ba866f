import { BeforeAfter } from "@/components/marketing/before-after";
import { LIVE_SAMPLE } from "@/components/marketing/live-sample";
import { ShowcaseSection } from "@/components/marketing/showcase-section";

const { width, height } = LIVE_SAMPLE;
const BEFORE = {
  src: LIVE_SAMPLE.original,
  alt: "An espresso in a red cup with a spoon on its saucer, on a wooden table.",
};
const PHOTOGRAPH = "Photograph by Rachel Michetti, CC0.";

/** What the image tools made of one photograph. */
export function ImageShowcase() {
  return (
    <>
      <ShowcaseSection
        id="cutout"
        title="Lift anything off its background"
        text="Upload a photo and get the subject alone, with soft edges. Put it on a color or on another photo, and touch it up with a brush."
        tool={{ slug: "remove-background", action: "Remove a background" }}
        note={`Cut out by the built-in models, untouched since. ${PHOTOGRAPH}`}
      >
        <BeforeAfter
          label="Compare the photo with its cutout"
          before={BEFORE}
          after={{
            src: "/landing/coffee-cutout.webp",
            alt: "The cup and saucer alone, without the table.",
          }}
          width={width}
          height={height}
        />
      </ShowcaseSection>
      <ShowcaseSection
        id="erase"
        title="Erase what shouldn't be there"
        text="Name it, click it, or brush over it. The rest of the photo keeps its pixels."
        tool={{ slug: "remove-object", action: "Remove an object" }}
        note={`Three clicks on the spoon, filled in by the built-in models. ${PHOTOGRAPH}`}
      >
        <BeforeAfter
          label="Compare the photo with and without the spoon"
          before={BEFORE}
          after={{ src: "/landing/coffee-erased.webp", alt: "The same cup without the spoon." }}
          width={width}
          height={height}
        />
      </ShowcaseSection>
    </>
  );
}
