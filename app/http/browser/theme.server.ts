import type { Theme } from '~/components/dashboard/theme-form';
import type { App } from '~/context.server';
import { rememberedChoice } from './cookies.server';

export const THEMES = ['auto', 'light', 'dark'] as const satisfies readonly Theme[];

const chosen = rememberedChoice('theme', THEMES);

/** Defaults to the device's theme. */
export async function themeOf(request: Request): Promise<Theme> {
  return (await chosen.of(request)) ?? 'auto';
}

export function themeCookie(theme: Theme, app: App): Promise<string> {
  return chosen.remember(theme, app);
}
