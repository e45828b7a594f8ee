import { isLocalDate, type LocalDate } from '~/lib/calendar';

export interface ReminderKey {
  class_date: LocalDate;
  class_id: number;
  member_id: number;
}

/** Formats the key that provider callbacks contain, such as `2026-11-20.7.12`. */
export function formatReminderKey({ class_date, class_id, member_id }: ReminderKey): string {
  return `${class_date}.${class_id}.${member_id}`;
}

export function parseReminderKey(text: string): ReminderKey | null {
  const [, class_date = '', class_id, member_id] = /^(\d{4}-\d\d-\d\d)\.(\d{1,9})\.(\d{1,9})$/.exec(text) ?? [];
  return isLocalDate(class_date) ? { class_date, class_id: Number(class_id), member_id: Number(member_id) } : null;
}
