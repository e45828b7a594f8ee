const urls = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Returns the URL of the flag for an ISO 3166 country code, or undefined if there is none. */
export function getFlagUrl(countryCode: string): string | undefined {
  return urls[`/node_modules/country-flag-icons/3x2/${countryCode}.svg`];
}
