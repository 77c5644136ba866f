import { getImageProps } from "next/image";

import { SCREENSHOT_SIZES } from "@/components/marketing/tour-steps";

type ProductScreenshotProps = {
  /** First part of the file names under `public/tour/`. */
  name: string;
  alt: string;
};

/**
 * A screenshot of the product, in the reader's theme and, on a phone, of the product on a phone.
 */
export function ProductScreenshot(props: ProductScreenshotProps) {
  return (
    <>
      <ThemedScreenshot {...props} theme="light" className="dark:hidden" />
      <ThemedScreenshot {...props} theme="dark" className="hidden dark:block" />
    </>
  );
}

/**
 * Loaded lazily, so the hidden one isn't fetched, and not recompressed: small text would suffer,
 * and the files are small already.
 */
function ThemedScreenshot({
  name,
  alt,
  theme,
  className,
}: ProductScreenshotProps & { theme: "light" | "dark"; className: string }) {
  const wide = getImageProps({
    ...SCREENSHOT_SIZES.wide,
    src: `/tour/${name}-wide-${theme}.webp`,
    alt,
  });
  return (
    <picture className={className}>
      <source
        media="(max-width: 639px)"
        srcSet={`/tour/${name}-narrow-${theme}.webp`}
        {...SCREENSHOT_SIZES.narrow}
      />
      <img {...wide.props} alt={alt} className="h-auto w-full" />
    </picture>
  );
}

/** The screenshot that each kind of reader sees, unless they chose the other theme. */
const SHOWN = [
  { file: "narrow-light", media: "(max-width: 639px) and (prefers-color-scheme: light)" },
  { file: "narrow-dark", media: "(max-width: 639px) and (prefers-color-scheme: dark)" },
  { file: "wide-light", media: "(min-width: 640px) and (prefers-color-scheme: light)" },
  { file: "wide-dark", media: "(min-width: 640px) and (prefers-color-scheme: dark)" },
];

/** Has a screenshot near the top of its page fetched first: until there is a layout, nobody knows which one is shown. */
export function ScreenshotPreload({ name }: Pick<ProductScreenshotProps, "name">) {
  return SHOWN.map(({ file, media }) => (
    <link
      key={file}
      rel="preload"
      as="image"
      href={`/tour/${name}-${file}.webp`}
      media={media}
      fetchPriority="high"
    />
  ));
}
