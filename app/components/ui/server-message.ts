import { isRouteErrorResponse } from '@remix-run/react';

/** What the server said of a failure; nothing for one that nobody expected. */
export function serverMessage(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status === 500) return undefined;
  return typeof error.data === 'string' && error.data ? error.data : undefined;
}
