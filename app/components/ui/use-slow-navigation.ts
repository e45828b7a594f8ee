import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 300;

/**
 * Returns the query string of the next view if loading it takes longer than a third of a second, so
 * that a skeleton can be shown. Otherwise returns null.
 */
export function useSlowNavigation(): URLSearchParams | null {
  const { state, location } = useNavigation();
  const here = useLocation();
  const isOtherView = location?.pathname === here.pathname && location.search !== here.search;
  const target = state === 'loading' && isOtherView ? location.search : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setSlow(target), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [target]);
  return slow === null ? null : new URLSearchParams(slow);
}
