/** The list of diet plans, or a page below it, with the type and the page of `query`. */
export function plansAddress(query: URLSearchParams, path = ''): string {
  const kept = ['type', 'page'].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return `/admin/resources${path}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`;
}
