/** Builds the URL of the diet plan list, or of a page below it, with type and page from `query`. */
export function buildPlansUrl(query: URLSearchParams, path = ''): string {
  const currentFilters = ['type', 'page'].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return `/admin/resources${path}${currentFilters.length > 0 ? `?${new URLSearchParams(currentFilters)}` : ''}`;
}
