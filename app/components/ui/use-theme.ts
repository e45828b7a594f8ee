import type { Theme } from '~/components/dashboard/theme-form';
import { usePageMatches } from './page-matches';

/** True on pages of the back office, including its login. */
export function useIsBackOffice(): boolean {
  return usePageMatches().some(({ id }) => id.startsWith('routes/admin/'));
}

/** Returns the theme of the document. The back office is always light. */
export function useTheme(): Theme {
  const isBackOffice = useIsBackOffice();
  const { theme = 'auto' } = (usePageMatches()[0]?.data ?? {}) as { theme?: Theme };
  return isBackOffice ? 'light' : theme;
}
