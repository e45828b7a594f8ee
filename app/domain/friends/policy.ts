/** Maximum number of friends that are read, newest first. */
export const MAX_FRIENDS = 50;

/** A cheer is shown on the day on which it was sent and on the day after. */
export const CHEER_SHOWN_DAYS = 1;
