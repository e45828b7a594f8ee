/**
 * Builds the URL of the timetable, or of a page below it, with week, teacher and type from `query`.
 */
export function buildClassesUrl(query: URLSearchParams, path = '', more: Record<string, string> = {}): string {
  const kept = new URLSearchParams(more);
  const week = query.get('week');
  if (week && /^[\d-]{10}$/.test(week)) kept.set('week', week);
  for (const name of ['teacher', 'kind']) {
    const asked = query.get(name);
    if (asked) kept.set(name, asked);
  }
  return `/admin/classes${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
