import type { UIMatch } from '@remix-run/react';
import { createContext, useContext } from 'react';

/**
 * The matched routes of the page. `useMatches` creates them again for each component that calls it,
 * and renders all these components again when a navigation starts.
 */
const PageMatchesContext = createContext<readonly UIMatch[]>([]);

export const PageMatchesProvider = PageMatchesContext.Provider;

/** Returns the matched routes of the page, from the root to the page itself. */
export function usePageMatches(): readonly UIMatch[] {
  return useContext(PageMatchesContext);
}
