import type { SiteView } from './site-view';
import { usePageLocation } from './use-page-location';

/** Returns the texts of the organisation, or null on pages whose loader does not send them. */
export function useSite(): SiteView | null {
  return usePageLocation()?.site ?? null;
}
