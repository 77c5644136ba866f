/** Aspect ratios the image generator offers. */
export const IMAGE_SHAPES = ["square", "landscape", "portrait"] as const;
export type ImageShape = (typeof IMAGE_SHAPES)[number];

/** Styles the image generator offers; "cinematic" is the chip labeled "Realistic style". */
export const IMAGE_STYLES = [
  "realistic",
  "ghibli",
  "anime",
  "cartoon",
  "fantasy",
  "cinematic",
  "3d",
  "portrait",
] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];
