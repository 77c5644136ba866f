/** The parameter of a tool page's address that names the creation it shows. */
export const CREATION_PARAMETER = "creation";

/** The parameter that names all creations of a page that shows several, in order and separated by commas. */
export const BATCH_PARAMETER = "batch";
