import { BeforeAfter } from "@/components/marketing/before-after";
import { ERASED_PORTRAIT } from "@/components/marketing/erased-portrait";
import { LIVE_SAMPLE } from "@/components/marketing/live-sample";
import { ShowcaseSection } from "@/components/marketing/showcase-section";

/** What the image tools made of two photographs. */
export function ImageShowcase() {
  return (
    <>
      <ShowcaseSection
        id="cutout"
        title="Lift the subject off its background"
        text="Upload a photo and get the subject alone, with soft edges. Put it on a color or on another photo, and touch it up with a brush."
        tool={{ slug: "remove-background", action: "Remove a background" }}
        note="Cut out by the built-in models and not retouched. Photograph by Rachel Michetti, CC0."
      >
        <BeforeAfter
          label="Compare the photo with its cutout"
          before={{
            // Half as many bytes, and already here: the page begins with it.
            src: LIVE_SAMPLE.compressed,
            alt: "An espresso in a red cup with a spoon on its saucer, on a wooden table.",
          }}
          after={{
            src: "/landing/coffee-cutout.webp",
            alt: "The cup and saucer alone, without the table.",
          }}
          width={LIVE_SAMPLE.width}
          height={LIVE_SAMPLE.height}
        />
      </ShowcaseSection>
      <ShowcaseSection
        id="erase"
        title="Erase what shouldn't be there"
        text="Name it, click it, or brush over it. The built-in models leave every other pixel as it was."
        tool={{ slug: "remove-object", action: "Remove an object" }}
        note="Four clicks on the shuttle, filled in by the built-in models. Photograph by NASA, in the public domain; NASA doesn't endorse this product."
      >
        <BeforeAfter
          label="Compare the photo with and without the shuttle"
          before={{
            src: ERASED_PORTRAIT.original,
            alt: "An astronaut in an orange suit, with a flag and a model of a space shuttle behind her.",
          }}
          after={{
            src: ERASED_PORTRAIT.erased,
            alt: "The same portrait without the shuttle: only the wall and the table are left there.",
          }}
          width={ERASED_PORTRAIT.width}
          height={ERASED_PORTRAIT.height}
          start={80}
        />
      </ShowcaseSection>
    </>
  );
}
