/** The timetable, or what `path` names below it, in the week that `query` asks for. */
export function classesAddress(query: URLSearchParams, path = '', more: Record<string, string> = {}): string {
  const week = query.get('week');
  const kept = new URLSearchParams({ ...more, ...(week && /^[\d-]{10}$/.test(week) ? { week } : {}) });
  return `/admin/classes${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
