/** Days for which the rows of a downloaded donor file are kept. */
export const DONOR_FILE_DAYS = 731;
