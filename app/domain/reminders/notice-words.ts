import type { Language } from '~/i18n/languages';
import type { PushNotice } from './push';

interface Facts {
  name: string;
  title: string;
  time: string;
}

/**
 * What a browser shows when a class begins soon; the counterpart of the templates that the provider
 * keeps.
 */
const NOTICES: Record<Language, (facts: Facts) => Omit<PushNotice, 'url'>> = {
  en: ({ name, title, time }) => ({
    title: `${title} at ${time}`,
    body: `Namaste ${name}. One tap counts your morning and opens the class.`,
  }),
  hi: ({ name, title, time }) => ({
    title: `${title}, ${time}`,
    body: `नमस्ते ${name}। एक टैप से आपकी सुबह गिनी जाएगी और कक्षा खुल जाएगी।`,
  }),
};

/** A reminder as a browser shows it. */
export function reminderNotice(language: Language, facts: Facts): Omit<PushNotice, 'url'> {
  return NOTICES[language](facts);
}
