/**
 * Builds the URL of the timetable, or of a page below it, with week, view, teacher and type from
 * `query`.
 */
export function buildClassesUrl(query: URLSearchParams, path = '', more: Record<string, string> = {}): string {
  const params = new URLSearchParams(more);
  const week = query.get('week');
  if (week && /^[\d-]{10}$/.test(week)) params.set('week', week);
  for (const name of ['view', 'teacher', 'kind']) {
    const value = query.get(name);
    if (value && !params.has(name)) params.set(name, value);
  }
  return `/admin/classes${path}${params.size > 0 ? `?${params}` : ''}`;
}
