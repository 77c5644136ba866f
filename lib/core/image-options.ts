/** Aspect ratios the image generator offers. */
export const PICTURE_SHAPES = ["square", "landscape", "portrait"] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Styles the image generator offers; "cinematic" is the chip labeled "Realistic style". */
export const PICTURE_LOOKS = [
  "realistic",
  "ghibli",
  "anime",
  "cartoon",
  "fantasy",
  "cinematic",
  "3d",
  "portrait",
] as const;
export type PictureLook = (typeof PICTURE_LOOKS)[number];
