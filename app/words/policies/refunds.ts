import type { PolicyDocument } from './policy-document';

export const refundPolicy: PolicyDocument = {
  intro: 'Classes are free. This is about donations and anything you may have paid for.',
  sections: [
    {
      heading: 'The refund window',
      text: [
        'You may ask for a refund within 3 days of the purchase or of the start of the service, whichever is later. After that a payment is final.',
      ],
    },
    {
      heading: 'How to ask',
      text: ['Call us or write to us within the window with:'],
      points: [
        'the name and the phone number of your account',
        'the date, the amount and the way you paid',
        'the payment id or a screenshot of the payment, if you have one',
      ],
    },
    {
      heading: 'How it comes back',
      text: [
        'A refund that is granted goes back the way it came and reaches your account in 5 to 8 business days. Karma points that came with the payment are taken back with it.',
      ],
    },
    {
      heading: 'Technical issues',
      text: [
        'If a payment was taken twice, or something you paid for did not work, report it within 3 days. We mend it or refund the payment.',
      ],
    },
    {
      heading: 'What is not refunded',
      text: ['There are no pro-rated refunds: a service that was used in part is not refunded in part.'],
    },
  ],
};
