const HALF = String.raw`[ap]\.?m\b\.?`;

/** Source of a pattern for a time with its minutes: "16.00", "8:15", "8:15 a.m." */
export const CLOCK = String.raw`\d{1,2}[:.][0-5]\d(?: ?${HALF})?`;

/** Source of a pattern for a time with its minutes or its half of the day: "8:15", "8 a.m." */
export const CLOCK_OR_HOUR = String.raw`(?:${CLOCK}|\d{1,2} ?${HALF})`;

/** Source of a pattern for any time of a day that a text names: "8:15", "8 a.m.", "noon". */
export const TIME_OF_DAY = String.raw`\b(?:${CLOCK_OR_HOUR}(?!\d)|noon\b)`;
