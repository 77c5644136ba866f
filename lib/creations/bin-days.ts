/** How long a deleted creation can be restored. */
export const BIN_DAYS = 30;
