import type { PolicyDocuments } from '~/i18n/policy-document';

/** Built-in policies in English. Only the English text is legally binding. */
export const policyDocuments: PolicyDocuments = {
  privacy: {
    intro: 'What we know about you, why we know it, and how you take it back.',
    sections: [
      {
        heading: 'What we collect',
        text: ['To join a class we ask for your name, your phone number and a password. All else is yours to give:'],
        points: [
          'your name, your phone number and, if you fill in your profile, your email address',
          'your city, state and country, as far as your profile or your phone number tells them',
          'account information: your password as a one-way hash, your referral code, when you joined and from which devices you are logged in',
          'your practice: the classes you attended, your streak and its pauses, your challenges, your title, your karma points, and the ratings and reviews you gave',
          'what you set: your batch, your language, the drawn face beside your name, whether friends see you in class, when to be reminded and, if your browser reminds you, its address at the push service',
          'if you use them: the cheers between you and your friends, and how you say that you feel after a class',
          'optional health details: your gender, date of birth and primary goal. The profile asks for them together, to choose your diet plan; you may change them, or leave the profile empty',
          'for donations: the amount, the way you paid and, for a payment by QR code, the screenshot you upload. Card and bank details go to the payment provider alone; we never see them.',
          'for a T-shirt that your friends have earned you: its size and your postal address',
        ],
      },
      {
        heading: 'What we use it for',
        text: [
          'To let you in, to show the days you came and those of the leaderboard, to choose a diet plan that suits your goal, to send one-time codes and, unless you switch them off, notices over WhatsApp, to remind you of your class if you ask for it, to confirm donations, and to keep the classes safe. We sell nothing and show no advertisements.',
        ],
      },
      {
        heading: 'Who else sees it',
        text: [
          'Members see the name, title, streak and number of classes of the first twenty on the leaderboard. Whoever opens your invitation sees your first name, and you see the name, title, streak and karma points of the friends who joined by it; their phone numbers are masked. Only if you allow it, friends who joined with your code, or you with theirs, see when you are in class, and can cheer you. Nobody else sees how you say that you feel. Whoever has the address of a certificate that you asked for reads your name, the days you came and their dates on it. Our staff see what their task needs, and each look at a payment screenshot is written down. The providers that carry WhatsApp messages, reminders in browsers and payments receive what they need for that one message or payment.',
        ],
      },
      {
        heading: 'Cookies',
        text: [
          'We set a cookie when you log in and one by which we know your device again, so that nobody who guesses at your password locks you out. Others keep the language and the light of the pages you chose, say that you are a member, or carry a short notice or what you typed from one page to the next. There are none for tracking, and the home page, the page of the challenge and these policies run no scripts at all. So that the day’s classes can be read without a network, your browser keeps that page until you log out.',
        ],
      },
      {
        heading: 'How long we keep it',
        text: [
          'As long as you are a member. What you write to us on WhatsApp is kept for 90 days, so that our staff can help you. Cheers, and how you felt, are deleted after 60 days. When you delete your account, your profile, practice, ratings and referrals go at once. Donations and their payment references stay in our books, as the law asks, without your name; if you asked for a tax certificate, the name, address and ID number that you gave for it are kept encrypted for eight years after your last donation; so do the entries of our log, which name the number of your account, and a scrambled form of a phone number that has brought a friend their karma points, so that it does so once.',
        ],
      },
      {
        heading: 'Your choices',
        text: [
          'On the Edit Profile page you may correct your details, download all we hold about you, end other sessions, switch off notices and delete your account. Reply STOP to any WhatsApp notice to end notices. {brand} is for people of 18 years and older; a younger person practises with a parent’s account and company.',
        ],
      },
      {
        heading: 'Questions and complaints',
        text: [
          'Write to us to see, correct or erase your data, or to take back your consent. If our answer does not help you, complain to the grievance officer.',
        ],
        officers: { dataProtection: 'Questions about your data', grievanceOfficer: 'Grievance officer' },
      },
    ],
  },
  refunds: {
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
        text: ['Contact us within the window with:'],
        points: [
          'the name and the phone number of your account',
          'the date, the amount and the way you paid',
          'the payment id or a screenshot of the payment, if you have one',
        ],
        hasContact: true,
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
  },
  terms: {
    intro: 'What you can expect of {brand}, and what {brand} expects of you.',
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
          'The 14-day challenge and the daily classes after it are free, and so are the classes of every friend you invite. Classes are held live at the times shown on your dashboard; a class may be moved or cancelled, and then we tell those who came to it before and take our notices. Karma points and titles thank you for coming. They have no value in money.',
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
          'Keep your password to yourself. You may delete your account at any time. We may delete an account that breaks these terms.',
        ],
      },
      {
        heading: 'The small print',
        text: [
          'The videos, plans and pictures on this site belong to {brand} or to those who lent them; use them for your own practice. We care for the service as well as we can, and are not liable for what lies outside of our hands. Indian law applies, and the courts at our address are competent.',
        ],
      },
      {
        heading: 'Complaints',
        text: ['If something on this site is wrong or harms you, complain to the grievance officer.'],
        officers: { grievanceOfficer: 'Grievance officer' },
      },
    ],
  },
};
