/** The parameter of a tool page's address that names the run which answers a question about the document on the page. */
export const QUESTION_PARAMETER = "question";
