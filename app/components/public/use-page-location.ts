import { usePageMatches } from '~/components/ui/page-matches';
import type { PageLocation } from '~/http/pages/public-page.server';

/** Returns the canonical location of a public page, or null on private pages. */
export function usePageLocation(): PageLocation | null {
  const data = usePageMatches().map((match) => match.data as { place?: PageLocation } | undefined);
  return data.find((one) => one?.place)?.place ?? null;
}
