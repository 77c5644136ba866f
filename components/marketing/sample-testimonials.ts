import type { Rating } from "@/components/marketing/star-rating";

type SampleTestimonial = {
  image: string;
  name: string;
  title: string;
  content: string;
  rating: Rating;
};

/** Testimonials we wrote to hold the place of real ones (E-05, decision 32). */
export const SAMPLE_TESTIMONIALS: readonly SampleTestimonial[] = [
  {
    image: "/samples/ines.svg",
    name: "Ines Moreau",
    title: "Newsletter editor",
    content:
      "I start with ten titles, keep two, and have a first draft before my coffee gets cold. Then I rewrite it, as you should.",
    rating: 5,
  },
  {
    image: "/samples/tomas.svg",
    name: "Tomas Lindqvist",
    title: "Runs a small print shop",
    content:
      "My customers' documents stay on the computer under the counter. That's the whole reason I use it.",
    rating: 5,
  },
  {
    image: "/samples/adaeze.svg",
    name: "Adaeze Obi",
    title: "Teacher",
    content:
      "The built-in model is a modest writer, and the page says so. I connected a larger one and kept everything else.",
    rating: 4,
  },
];
