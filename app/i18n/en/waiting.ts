import type { Translated } from '~/i18n/translated';

/** Texts of the page that visitors see while they wait during load shedding. */
export const waitingPageMessages = {
  title: 'One moment, please',
  text: 'Very many people are coming in right now. This page opens by itself in a few seconds; there is nothing to press.',
  form: 'Very many people are coming in right now, and your form may not have been saved. Please go back in a few seconds and send it again.',
} as const;

export type WaitingPageMessages = Translated<typeof waitingPageMessages>;
