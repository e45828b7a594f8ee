const urls = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Returns the URL of a flag by ISO 3166 code, or undefined. */
export function getFlagUrl(countryCode: string): string | undefined {
  return urls[`/node_modules/country-flag-icons/3x2/${countryCode}.svg`];
}
