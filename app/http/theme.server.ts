import { createCookie } from '@remix-run/node';

export const THEMES = ['auto', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const cookie = createCookie('sangha_theme', { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 3600, httpOnly: true });

/** How this browser wants the member area lit; as the device is unless chosen. */
export async function themeOf(request: Request): Promise<Theme> {
  const chosen: unknown = await cookie.parse(request.headers.get('Cookie'));
  return THEMES.find((theme) => theme === chosen) ?? 'auto';
}

/** The header that remembers a choice. */
export function themeCookie(theme: Theme): Promise<string> {
  return cookie.serialize(theme);
}
