import type { PolicyDocument } from './policy-document';

export const termsOfService: PolicyDocument = {
  intro: 'What you can expect of Sangha, and what Sangha expects of you.',
  sections: [
    {
      heading: 'Who may join',
      text: [
        'You are at least 18 years old and register with your own phone number. One person, one account. By registering or by sending a form of ours you agree to these terms.',
      ],
    },
    {
      heading: 'What you get',
      text: [
        'The 14-day challenge and the daily classes after it are free, and so are the classes of every friend you invite. Classes are held live at the times shown on your dashboard; a class may be moved or cancelled, and then we tell you. Karma points and titles thank you for coming. They have no value in money.',
      ],
    },
    {
      heading: 'Your health',
      text: [
        'Yoga is movement, and movement carries a risk. Ask a doctor before you begin if you are pregnant, injured or under treatment. Stop when something hurts. What teachers say in class and what diet plans contain is general guidance and replaces no medical advice; you practise at your own responsibility.',
      ],
    },
    {
      heading: 'In the class and in the groups',
      text: ['So that everybody can come back tomorrow:'],
      points: [
        'be kind, and keep to the matter',
        'do not record classes or pass on their links: each member has their own way in',
        'no advertising, no collecting of phone numbers',
        'do not mark attendance for others, and do not invite people who do not exist',
      ],
    },
    {
      heading: 'Donations',
      text: [
        'Donations are welcome and always optional. They are in Indian rupees and pay for meeting rooms, messages and the training of teachers. The Refund Policy says when one comes back.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'Keep your password to yourself. You may delete your account at any time. We may close an account that breaks these terms, and say why.',
      ],
    },
    {
      heading: 'The small print',
      text: [
        'The videos, plans and pictures on this site belong to Sangha or to those who lent them; use them for your own practice. We care for the service as well as we can, and are not liable for what lies outside of our hands. Indian law applies, and the courts of Delhi are competent.',
      ],
    },
  ],
};
