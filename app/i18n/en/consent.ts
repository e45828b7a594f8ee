import type { Translated } from '~/i18n/translated';

/** Consent texts. The placeholders `{terms}` and `{privacy}` become links. */
export const consentMessages = {
  registering: 'I am 18 or older and agree to the {terms} and the {privacy}.',
  changed: 'We have changed our {terms} or our {privacy} since you agreed to them. Please read what is new.',
  agree: 'I agree',
  agreeing: 'Saving...',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
} as const;

export type ConsentMessages = Translated<typeof consentMessages>;
