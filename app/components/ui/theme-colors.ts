import type { Theme } from '~/components/dashboard/theme-form';

/** Background of most pages in the light and in the dark theme. */
const PAGE_COLORS = { light: '#f0f3ef', dark: '#0f1729' };

/** Returns meta elements with the colour of the browser's bars, which matches the page's top. */
export function listThemeColors(theme: Theme, light = PAGE_COLORS.light) {
  const name = 'theme-color';
  if (theme !== 'auto') return [{ name, content: theme === 'dark' ? PAGE_COLORS.dark : light }];
  return [
    { name, content: light, media: '(prefers-color-scheme: light)' },
    { name, content: PAGE_COLORS.dark, media: '(prefers-color-scheme: dark)' },
  ];
}
