/** The output formats to choose from. */
export const COMPRESSED_FORMATS = ["jpeg", "png", "webp", "avif"] as const;

/** All formats that are written: a GIF can stay one. */
export const WRITTEN_FORMATS = [...COMPRESSED_FORMATS, "gif"] as const;

/** How the formats are written in a sentence; the form's options are the specification's [IC-10]. */
export const FORMAT_NAMES: Record<(typeof WRITTEN_FORMATS)[number], string> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  avif: "AVIF",
  gif: "GIF",
};

/** The choice of whichever format each file has. */
export const ORIGINAL_FORMAT = { value: "original", label: "Same as the original" } as const;

/** What a format can be chosen as. */
export const FORMAT_CHOICES = [...COMPRESSED_FORMATS, ORIGINAL_FORMAT.value] as const;

/** Bounds of the quality slider. */
export const QUALITY = { min: 10, max: 100, step: 5, default: 80 } as const;

/**
 * Preset names and values are fixed by the specification [IC-05 to IC-08]; the page shows the
 * values next to the names, and what they do: "small" is a small reduction.
 */
export const PRESETS = [
  { value: "small", label: "Small", gives: "Saves a little", width: 1920, quality: 90 },
  { value: "medium", label: "Medium", gives: "Saves more", width: 1280, quality: 70 },
  { value: "large", label: "Large", gives: "Saves the most", width: 800, quality: 50 },
  { value: "custom", label: "Custom", gives: "", width: null, quality: QUALITY.default },
] as const;
