/** True if a request did not reach the server; each browser has a different message. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/**
 * True if the response is not from our server, but for example from a proxy or a network's login
 * page.
 */
export function isUnreadableResponse(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to decode');
}
