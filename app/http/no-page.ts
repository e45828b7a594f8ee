/** What is no page, should a browser be made to show it as one, may load nothing and run nothing. */
export const NO_PAGE = { 'Content-Security-Policy': "default-src 'none'; sandbox" };
