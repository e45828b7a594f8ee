import type { PolicyDocument } from './policy-document';

export const privacyPolicy: PolicyDocument = {
  intro: 'What we know about you, why we know it, and how you take it back.',
  sections: [
    {
      heading: 'What we collect',
      text: ['We ask for what a class needs and no more:'],
      points: [
        'your name, your phone number and, if you give it, your email address',
        'your city, state and country',
        'account information: your password as a one-way hash, your referral code, when you joined and from which devices you are logged in',
        'your practice: the classes you attended, your streak, your title, your karma points and the ratings you gave',
        'optional health details, such as your gender, date of birth and primary goal, which you may change or leave out',
        'for donations: the amount, the way you paid and, for a payment by QR code, the screenshot you upload. Card and bank details go to the payment provider alone; we never see them.',
      ],
    },
    {
      heading: 'What we use it for',
      text: [
        'To let you in, to show your mornings and those of the leaderboard, to choose a diet plan that suits your goal, to send the one-time codes and notices you asked for over WhatsApp, to confirm donations, and to keep the classes safe. We sell nothing and show no advertisements.',
      ],
    },
    {
      heading: 'Who else sees it',
      text: [
        'Members see the name, title and number of classes of the first twenty on the leaderboard, and a friend you invited sees your first name. Your friends’ phone numbers are masked. Our staff see what their task needs, and each look at a payment screenshot is written down. The providers that carry WhatsApp messages and payments receive what they need for that one message or payment.',
      ],
    },
    {
      heading: 'Cookies',
      text: [
        'We set a cookie when you log in, one for the language and one for the light of the pages you chose, and one that carries a short notice from one page to the next. There are none for tracking, and the public pages run no scripts at all.',
      ],
    },
    {
      heading: 'How long we keep it',
      text: [
        'As long as you are a member. When you delete your account, your profile, practice, ratings and referrals go at once. The amounts of approved donations stay in our books, as the law asks, without your name.',
      ],
    },
    {
      heading: 'Your choices',
      text: [
        'On the Edit Profile page you may correct your details, download all we hold about you, end other sessions, switch off notices and delete your account. Reply STOP to any WhatsApp notice to end notices. Sangha is for people of 18 years and older; a younger person practises with a parent’s account and company.',
      ],
    },
  ],
};
