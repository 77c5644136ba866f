/** The shapes a picture can have. */
export const PICTURE_SHAPES = ["square", "landscape", "portrait"] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** The looks a picture can have; both "realistic" ones differ from each other. */
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
