import { isRouteErrorResponse } from '@remix-run/react';

/** Returns the error message from the server, or undefined for an unexpected error. */
export function readServerMessage(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status === 500) return undefined;
  return typeof error.data === 'string' && error.data ? error.data : undefined;
}
