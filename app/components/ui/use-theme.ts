import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { Theme } from '~/components/dashboard/theme-form';

/** True on pages of the back office, including its login. */
export function useIsBackOffice(): boolean {
  return useMatches().some(({ id }) => id.startsWith('routes/admin/'));
}

/** Returns the theme of the document. The back office is always light. */
export function useTheme(): Theme {
  const isStaff = useIsBackOffice();
  const root = useRouteLoaderData<{ theme?: Theme }>('root');
  return isStaff ? 'light' : (root?.theme ?? 'auto');
}
