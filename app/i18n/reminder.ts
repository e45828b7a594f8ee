import { fill } from './fill';
import type { Language } from './languages';
import { WORDS } from './words';

/** Returns the push notification of a reminder. */
export function reminderNotice(
  language: Language,
  facts: { name: string; title: string; time: string },
): { title: string; body: string } {
  const { title, body } = WORDS[language].reminder;
  return { title: fill(title, facts), body: fill(body, facts) };
}
