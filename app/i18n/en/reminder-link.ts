import type { Translated } from '~/i18n/translated';

export const reminderLinkMessages = {
  hello: 'Namaste, {name}',
  teacher: 'with {teacher}',
  join: 'Join Now',
  back: 'Back to the class',
  open: 'One tap counts your day and opens the class.',
  later: 'Opens at {time}. This page opens it by itself; there is nothing to press until then.',
  joined: 'You are in',
  full: 'This class is full. {brand} shows the next one that has room.',
  ended: 'This class has ended.',
  cancelled: 'This class was called off or moved. {brand} shows what is held instead.',
  over: 'This link was for {day} and ended with that day.',
  unknown: 'Link not found',
  unknownText: 'The link may be incomplete. Open {brand} to find your class.',
  busy: 'Too many tries. Please try again in a minute.',
  toDashboard: 'Open {brand}',
  note: 'This link is {name}’s and is good for today. It can only join this class.',
} as const;

export type ReminderLinkMessages = Translated<typeof reminderLinkMessages>;
