/** How many characters a password that is chosen may have. */
export const PASSWORD_CHARACTERS = { min: 10, max: 128 };
