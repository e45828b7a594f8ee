/** Whether an error says that a request never got through; browsers word it differently. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

/** Whether what answered was not the server but, say, a proxy or a network's login. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to decode');
}
