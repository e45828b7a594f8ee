import type { Translated } from '~/i18n/translated';

export const helpMessages = {
  metaTitle: 'Help, {brand}',
  description: 'Contact us, stop reminders, ask for a refund, and find answers to common questions.',
  title: 'Help',
  intro: 'How to reach us, and answers to common questions.',
  login: 'Log in',
  contact: 'Contact us',
  ways: { whatsapp: 'Ask on WhatsApp', email: 'Write an e-mail', phone: 'Call us' },
  memberId: 'Please mention your member ID: {id}',
  reminders: {
    title: 'Stop reminders and messages',
    text: [
      'Reply STOP to any WhatsApp message from us. Reminders and notices end; you still get the codes that you ask for.',
      'To stop only the reminders, switch them off in your profile.',
    ],
    link: 'Reminder settings',
  },
  refund: {
    title: 'Get a donation back',
    text: [
      'Contact us within 3 days of the donation. Tell us the name and phone number of your account, the amount, the date and how you paid. Add the payment id or a screenshot if you have one.',
      'The money reaches your account in 5 to 8 business days. The karma that came with the donation is taken back.',
    ],
    donations: 'My donations',
    policy: 'Refund Policy',
  },
  asked: 'Common questions',
  questions: [
    {
      title: 'I cannot open the class',
      text: 'Tap Join Now on Home. The class opens in a new tab after three seconds. If it does not, tap “Open the class” or “Back to the class”. Your attendance counts once, however often you tap.',
    },
    {
      title: 'My streak looks wrong',
      text: 'A day counts once you join a class, by its date in India. If you miss a day, a rest day saves your streak. Days without a class do not count. “My streak” on Home shows every day.',
    },
    {
      title: 'I do not get the code (OTP)',
      text: 'Codes come on WhatsApp and work for ten minutes. Check the phone number, wait a minute, then ask for another one.',
    },
    {
      title: 'My phone number has changed',
      text: 'Enter the new number under Edit Profile. We send a code to it on WhatsApp; confirm it with the code and your password.',
    },
  ],
  all: 'All questions',
} as const;

export type HelpMessages = Translated<typeof helpMessages>;
