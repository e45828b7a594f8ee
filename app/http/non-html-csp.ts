/**
 * Content-Security-Policy header for responses that are not HTML, in case a browser opens one as a
 * page.
 */
export const NON_HTML_CSP_HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox" };
