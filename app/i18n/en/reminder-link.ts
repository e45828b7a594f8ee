import type { Translated } from '~/i18n/translated';

export const reminderLinkMessages = {
  hello: 'Namaste, {name}',
  teacher: 'with {teacher}',
  join: 'Join Now',
  back: 'Back to the class',
  open: 'One tap counts your day and opens the class.',
  later: 'Your class opens at {time}. This page then opens it automatically.',
  joined: 'You are in',
  full: 'This class is full. {brand} shows the next one that has room.',
  ended: 'This class has ended.',
  cancelled: 'This class was cancelled or moved. {brand} shows the other classes of today.',
  over: 'This link was only for {day}.',
  unknown: 'Link not found',
  unknownText: 'The link may be incomplete. Open {brand} to find your class.',
  busy: 'Too many attempts. Please try again in a minute.',
  toDashboard: 'Open {brand}',
  note: 'This link belongs to {name} and works only today. It can only join this class.',
} as const;

export type ReminderLinkMessages = Translated<typeof reminderLinkMessages>;
