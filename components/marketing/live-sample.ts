/** What the live compressor shows before anyone touches it: the image compressor's result, from `scripts/make-pictures.mjs`. */
export const LIVE_SAMPLE = {
  name: "coffee.jpg",
  original: "/samples/coffee.jpg",
  originalBytes: 64_456,
  compressed: "/landing/coffee-compressed.webp",
  compressedBytes: 31_846,
  width: 600,
  height: 400,
  quality: 75,
} as const;
