import type { Translated } from '~/i18n/translated';

/** Texts of the page that visitors see while they wait during load shedding. */
export const waitingPageMessages = {
  title: 'One moment, please',
  text: 'Many people are joining right now. This page opens automatically in a few seconds; you do not need to do anything.',
  form: 'Many people are joining right now, and your form may not have been saved. Please go back in a few seconds and send it again.',
} as const;

export type WaitingPageMessages = Translated<typeof waitingPageMessages>;
