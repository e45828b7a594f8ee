import type { Theme } from '~/components/dashboard/theme-form';
import type { UIMatch } from '@remix-run/react';
import { usePageMatches } from './page-matches';

/** True on pages of the back office, including its login. */
export function isBackOffice(matches: readonly UIMatch[]): boolean {
  return matches.some(({ id }) => id.startsWith('routes/admin/'));
}

/** Returns the theme of the document. The back office is always light. */
export function findTheme(matches: readonly UIMatch[]): Theme {
  const { theme = 'auto' } = (matches[0]?.data ?? {}) as { theme?: Theme };
  return isBackOffice(matches) ? 'light' : theme;
}

export function useTheme(): Theme {
  return findTheme(usePageMatches());
}
