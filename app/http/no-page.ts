/** For what is no page: shown as one, it may load nothing and run nothing. */
export const NO_PAGE = { 'Content-Security-Policy': "default-src 'none'; sandbox" };
