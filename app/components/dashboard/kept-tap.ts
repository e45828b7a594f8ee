const KEPT = 'kept-tap';

/** A tap on 'Join Now' that found no network, as the form that sends it later. */
export interface KeptTap {
  class_id: string;
  attendance_date: string;
  page_key: string;
  tapped_after_ms: string;
}

/** Keeps the latest tap alone, since one is in one class at a time. */
export function keepTap(tap: KeptTap): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(tap));
  } catch {
    return;
  }
}

export function forgetTap(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    return;
  }
}

/** The tap kept for the member of a page; that of somebody else is forgotten. */
export function keptTapOf(pageKey: string): KeptTap | null {
  try {
    const tap = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as KeptTap | null;
    if (tap && memberIn(tap.page_key) === memberIn(pageKey)) return tap;
    if (tap) forgetTap();
  } catch {
    forgetTap();
  }
  return null;
}

function memberIn(pageKey: string): string | undefined {
  return pageKey.split('-')[0];
}
