import { getImageProps } from "next/image";
import { LandingSection } from "@/components/marketing/landing-section";
import { SAMPLE_TESTIMONIALS } from "@/components/marketing/sample-testimonials";
import { StarRating } from "@/components/marketing/star-rating";
import { Badge } from "@/components/ui/badge";

export function Testimonials() {
  return (
    <LandingSection
      id="testimonials"
      title="What people might say"
      lead={
        <p>
          These are samples. We made up the people and their words to show where real testimonials
          will go.
        </p>
      }
    >
      <ul className="grid gap-10 md:grid-cols-3 md:gap-0">
        {SAMPLE_TESTIMONIALS.map((sample) => (
          <li
            key={sample.name}
            className="border-line max-md:border-t max-md:pt-8 md:border-l md:px-8 md:first:border-l-0 md:first:pl-0 md:last:pr-0"
          >
            <Testimonial sample={sample} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function Testimonial({ sample }: { sample: (typeof SAMPLE_TESTIMONIALS)[number] }) {
  // Only its attributes: the image component would be sent to the browser, too.
  const photo = getImageProps({ src: sample.image, alt: "", width: 48, height: 48 });
  return (
    <figure className="flex h-full flex-col gap-6">
      <div className="flex items-center justify-between gap-4">
        <StarRating rating={sample.rating} />
        <Badge>Sample</Badge>
      </div>
      <blockquote className="grow font-display text-pretty text-xl">
        <p>“{sample.content}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        {/* biome-ignore lint/performance/noImgElement: a small drawing of our own; see above. */}
        <img {...photo.props} alt="" className="size-12 rounded-full border border-line" />
        <span className="text-sm">
          <span className="block font-medium">{sample.name}</span>
          <span className="block text-soft">{sample.title}</span>
        </span>
      </figcaption>
    </figure>
  );
}
