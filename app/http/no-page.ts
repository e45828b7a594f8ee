/**
 * Content security policy for responses that are not HTML, in case a browser opens one as a page.
 */
export const NO_PAGE = { 'Content-Security-Policy': "default-src 'none'; sandbox" };
