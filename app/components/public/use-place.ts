import { useMatches } from '@remix-run/react';
import type { PagePlace } from '~/http/pages/public-page.server';

/** Where a public page stands; null on pages that belong to one person. */
export function usePlace(): PagePlace | null {
  const data = useMatches().map((match) => match.data as { place?: PagePlace } | undefined);
  return data.find((one) => one?.place)?.place ?? null;
}
