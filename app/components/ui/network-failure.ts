/**
 * Returns true if a request did not reach the server. Each browser uses a different error message.
 */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/**
 * Returns true if the response is not from our server but, for example, from a proxy or the login
 * page of a Wi-Fi network.
 */
export function isUnreadableResponse(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to decode');
}
