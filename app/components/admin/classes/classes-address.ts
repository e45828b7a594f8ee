/** The timetable, or what `path` names below it, in the week and of the teacher and kind that `query` asks for. */
export function classesAddress(query: URLSearchParams, path = '', more: Record<string, string> = {}): string {
  const kept = new URLSearchParams(more);
  const week = query.get('week');
  if (week && /^[\d-]{10}$/.test(week)) kept.set('week', week);
  for (const name of ['teacher', 'kind']) {
    const asked = query.get(name);
    if (asked) kept.set(name, asked);
  }
  return `/admin/classes${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
