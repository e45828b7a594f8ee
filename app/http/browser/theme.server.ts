import type { Theme } from '~/components/dashboard/theme-form';
import type { App } from '~/context.server';
import { createChoiceCookie } from './cookies.server';

export const THEMES = ['auto', 'light', 'dark'] as const satisfies readonly Theme[];

const chosen = createChoiceCookie('theme', THEMES);

/** Returns the theme that was chosen in this browser. The default is the theme of the device. */
export async function readTheme(request: Request): Promise<Theme> {
  return (await chosen.of(request)) ?? 'auto';
}

export function createThemeCookie(theme: Theme, app: App): Promise<string> {
  return chosen.remember(theme, app);
}
