import { getImageProps } from "next/image";

import { PICTURE_SIZES } from "@/components/marketing/tour-steps";

type ProductPictureProps = {
  /** First part of the file names under `public/tour/`. */
  name: string;
  alt: string;
};

/**
 * A screenshot of the product, in the reader's theme and, on a phone, of the product on a phone.
 */
export function ProductPicture(props: ProductPictureProps) {
  return (
    <>
      <Look {...props} look="light" className="dark:hidden" />
      <Look {...props} look="dark" className="hidden dark:block" />
    </>
  );
}

/**
 * Loaded lazily, so the hidden one isn't fetched, and not recompressed: small text would suffer,
 * and the files are small already.
 */
function Look({
  name,
  alt,
  look,
  className,
}: ProductPictureProps & { look: "light" | "dark"; className: string }) {
  const wide = getImageProps({
    ...PICTURE_SIZES.wide,
    src: `/tour/${name}-wide-${look}.webp`,
    alt,
  });
  return (
    <picture className={className}>
      <source
        media="(max-width: 639px)"
        srcSet={`/tour/${name}-narrow-${look}.webp`}
        {...PICTURE_SIZES.narrow}
      />
      <img {...wide.props} alt={alt} className="h-auto w-full" />
    </picture>
  );
}
