import { useMatches } from '@remix-run/react';
import type { PagePlace } from '~/http/pages/public-page.server';

/** Returns the canonical location of a public page, or null on private pages. */
export function usePlace(): PagePlace | null {
  const data = useMatches().map((match) => match.data as { place?: PagePlace } | undefined);
  return data.find((one) => one?.place)?.place ?? null;
}
