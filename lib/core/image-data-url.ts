/**
 * What the schema of an answer's field says that holds an image itself, as a data URL, and not its address. Assistants are
 * shown these fields as images, and no others: a text may look like a data URL, too.
 */
export const IMAGE_DATA_URL = { format: "data-url" } as const;
