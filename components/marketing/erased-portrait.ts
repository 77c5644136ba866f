/** A portrait, and the same without the model behind it: the object remover's result, from `scripts/make-pictures.mjs`. */
export const ERASED_PORTRAIT = {
  original: "/samples/portrait.jpg",
  erased: "/landing/portrait-erased.webp",
  width: 512,
  height: 341,
} as const;
