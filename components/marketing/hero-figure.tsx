import { ProductScreenshot, ScreenshotPreload } from "@/components/marketing/product-screenshot";

/** A real result, as the product shows it. */
export function HeroFigure() {
  return (
    <figure className="mx-auto max-w-[1240px] px-5 pb-16 sm:px-8 md:pb-24">
      <ScreenshotPreload name="article" />
      <div className="overflow-hidden rounded-card border border-line bg-sunken">
        <ProductScreenshot
          name="article"
          alt="The article writer: a topic and a length on the left, the finished article on the right, and below it the engine that wrote it."
        />
      </div>
      <figcaption className="mt-3 text-sm text-soft">
        A real article by the built-in model, picked from several runs.
      </figcaption>
    </figure>
  );
}
