import { type UIMatch, useMatches } from '@remix-run/react';
import { createContext, type ReactNode, useContext } from 'react';

const PageMatchesContext = createContext<readonly UIMatch[]>([]);

/**
 * Provides the matched routes of the page. `useMatches` creates them again for each component that
 * calls it, and renders all these components again when a navigation starts.
 */
export function PageMatchesProvider({ children }: { children: ReactNode }) {
  return <PageMatchesContext.Provider value={useMatches()}>{children}</PageMatchesContext.Provider>;
}

/** Returns the matched routes of the page, from the root to the page itself. */
export function usePageMatches(): readonly UIMatch[] {
  return useContext(PageMatchesContext);
}
