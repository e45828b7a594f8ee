import type { Translated } from '~/i18n/translated';

/** Notice about changed policies, and what an imported member sees at the first login. */
export const consentNoticeMessages = {
  privacyChanged: 'Our Privacy Policy changed on {date}.',
  termsChanged: 'Our Terms of Service changed on {date}.',
  read: 'Read it',
  welcome: 'Welcome, {name}',
  brought: 'Your account comes from our earlier records. This is what we took over:',
  name: 'Name',
  classes: 'Classes so far',
  since: 'With us since',
  karma: 'Karma points',
  correct: 'Correct your details',
  messages: 'Messages you agreed to',
  messagesHint: 'Change them here, or later in your profile.',
  notices: 'Class changes and donations, on WhatsApp',
  reminders: 'A reminder before my class',
} as const;

export type ConsentNoticeMessages = Translated<typeof consentNoticeMessages>;
