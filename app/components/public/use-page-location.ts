import { useMatches } from '@remix-run/react';
import type { PageLocation } from '~/http/pages/public-page.server';

/** Returns the canonical location of a public page, or null on private pages. */
export function usePageLocation(): PageLocation | null {
  const data = useMatches().map((match) => match.data as { place?: PageLocation } | undefined);
  return data.find((one) => one?.place)?.place ?? null;
}
