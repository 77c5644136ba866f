/** In the browser's storage once its user declined a better engine; as a cookie also once they have one. */
export const FIRST_RUN_OVER = "atelier-draft-model-accepted";
