import type { Translated } from '~/i18n/translated';

/** Texts of the web app manifest: name and shortcuts. */
export const manifestMessages = {
  name: '{brand}: free live yoga',
  description: 'Live yoga before the day begins, free, from wherever you are.',
  today: { name: 'Today’s classes', short: 'Classes' },
  timetable: { name: 'Timetable', short: 'Timetable' },
  invite: { name: 'Invite a friend', short: 'Invite' },
} as const;

export type ManifestMessages = Translated<typeof manifestMessages>;
