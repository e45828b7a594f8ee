import { interpolate } from './interpolate';
import type { Language } from './languages';
import { CATALOGUES } from './catalogue';

/** Returns the push notification of a reminder. */
export function buildReminderNotification(
  language: Language,
  facts: { name: string; title: string; time: string },
): { title: string; body: string } {
  const { title, body } = CATALOGUES[language].reminder;
  return { title: interpolate(title, facts), body: interpolate(body, facts) };
}
