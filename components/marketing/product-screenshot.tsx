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
      {/* Keyed by name: otherwise, the last screenshot would stay until the next one is here. */}
      <ThemedScreenshot
        key={`${props.name}-light`}
        {...props}
        theme="light"
        className="dark:hidden"
      />
      <ThemedScreenshot
        key={`${props.name}-dark`}
        {...props}
        theme="dark"
        className="hidden dark:block"
      />
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
