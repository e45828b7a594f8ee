const urls = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** By ISO 3166 code; undefined where there is none. */
export function flagUrl(countryCode: string): string | undefined {
  return urls[`/node_modules/country-flag-icons/3x2/${countryCode}.svg`];
}
