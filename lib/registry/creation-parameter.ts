/** The parameter of a tool page's address that names the creation it shows. */
export const CREATION_PARAMETER = "creation";
