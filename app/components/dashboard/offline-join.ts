const KEPT = 'kept-tap';

/** A tap on "Join Now" while offline, stored as the form that is sent later. */
export interface OfflineJoin {
  class_id: string;
  attendance_date: string;
  page_key: string;
  tapped_after_ms: string;
}

/** Stores only the latest offline tap, because a member attends one class at a time. */
export function storeOfflineJoin(tap: OfflineJoin): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(tap));
  } catch {
    return;
  }
}

export function clearOfflineJoin(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    return;
  }
}

/**
 * Returns the stored tap if it belongs to the member of this page. Deletes the tap of a different
 * member.
 */
export function readOfflineJoin(pageKey: string): OfflineJoin | null {
  try {
    const tap = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as OfflineJoin | null;
    if (tap && readMemberId(tap.page_key) === readMemberId(pageKey)) return tap;
    if (tap) clearOfflineJoin();
  } catch {
    clearOfflineJoin();
  }
  return null;
}

function readMemberId(pageKey: string): string | undefined {
  return pageKey.split('-')[0];
}
