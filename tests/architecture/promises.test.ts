import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '~/domain/sessions/policy';
import { type Language, LANGUAGES } from '~/i18n/languages';
import { member } from '~/i18n/en/member';
import { policies } from '~/i18n/policies';
import { site } from '~/i18n/en/public';
import { faqs } from '../../prisma/seed/faqs';

/** What the pages promise, and the test that holds it. A promise nothing keeps is taken back. */
const PROMISES = {
  'app/domain/members/account.test.ts': [
    [
      'your profile, practice, ratings and referrals go at once',
      'takes everything of the member along, and leaves approved donations without a name',
    ],
    ['download all we hold about you', 'the export is whole:'],
  ],
  'app/domain/members/update-profile.test.ts': [
    ['You are at least 18 years old', 'takes the date of birth of nobody under 18'],
    ['The profile asks for them together', 'Please choose your primary goal'],
  ],
  'app/domain/admins/users.test.ts': [['We may delete an account that breaks these terms', 'says what went']],
  'app/domain/notifications/send-message.test.ts': [
    ['Reply STOP to any WhatsApp notice', 'a notice after STOP is not sent, a code that was asked for is'],
  ],
  'app/domain/attendance/leaderboard.test.ts': [['the first twenty on the leaderboard', 'lists twenty']],
  'app/domain/referrals/queries.test.ts': [
    [
      'Whoever opens your invitation sees your first name',
      'an invitation says the first name behind a code and no more',
    ],
    [
      'their phone numbers are masked',
      'are the friends, newest first, with what they brought and nobody’s whole phone',
    ],
  ],
  'app/domain/sessions/sign-up.test.ts': [
    ['Bring a friend, earn 100 karma points', 'gives the referrer 100 karma, once per friend'],
    ['so that it does so once', 'of a phone counts once, whatever account it comes with'],
    [
      'from the eleventh of a day on with their first class',
      'of twenty friends at once counts ten, and the others with their first class',
    ],
  ],
  'app/domain/donations/online-payments.test.ts': [
    ['Karma points that came with the payment are taken back with it', 'a refund takes the karma back once'],
  ],
  'app/domain/donations/unmatched-payments.test.ts': [
    ['If a payment was taken twice', 'staff refund such a payment through the provider, once'],
  ],
  'app/domain/donations/decisions.test.ts': [
    ['the karma is added and you hear from us over WhatsApp', 'approval brings karma, thanks and an audit entry'],
  ],
  'app/domain/classes/series-and-cancellation.test.ts': [
    [
      'a class may be moved or cancelled, and then we tell those who came to it before',
      'is told to those who came before',
    ],
    ['a class may be moved or cancelled', 'once each time it is moved'],
  ],
  'app/domain/streaks/plain-streaks.test.ts': [
    ['neither adds to your streak nor breaks it', 'a day whose only class was cancelled or deleted does not break it'],
  ],
  'app/domain/rewards/rewards.test.ts': [
    ['Only those who send it see the address', 'is set by manage_users alone'],
    ['It is on our list to be sent', 'is asked for once, corrected until it is sent, and then told as sent'],
  ],
  'tests/api/members.test.ts': [['end other sessions', 'is ended from the profile, one’s own alone']],
  'tests/api/pages.test.ts': [
    ['switch off notices', 'notices are switched off and on in the profile'],
    ['each member has their own way in', 'leads a member on to the meeting, and a visitor to the login'],
  ],
  'tests/api/public-pages.test.ts': [['run no scripts at all', 'sends no script and needs no cookie']],
  'tests/api/preferences.test.ts': [
    ['Change your batch on any day you like', 'a batch is chosen at sign-up or later'],
    ['Six batches a day', 'the batches that can be chosen are those of the table'],
  ],
  'tests/api/certificate.test.ts': [
    [
      'Whoever has the address of a certificate that you asked for reads your name',
      'says name, challenge and days to whoever knows the code',
    ],
  ],
  'app/domain/reminders/reminders.test.ts': [
    ['to remind you of your class if you ask for it', 'those who asked, of the class of their batch'],
  ],
  'tests/api/challenge.test.ts': [
    ['Next you choose a password', 'whoever comes from the landing page is in the challenge'],
  ],
  'tests/api/community-groups.test.ts': [
    ['the way to our messaging group', 'the button of the dashboard leads to a group of the pool'],
  ],
  'tests/api/upcoming-classes.test.ts': [
    [
      'with changes and cancellations, by itself',
      'is read by its address alone, with an alarm, and not sent again unchanged',
    ],
  ],
  'tests/e2e/with-scripts/donation-review.test.ts': [
    [
      'each look at a payment screenshot is written down',
      'a screenshot is looked at closely, and the log says that of no other one',
    ],
  ],
  'tests/e2e/with-scripts/join-moment.test.ts': [
    ['the meeting opens in a new tab after three seconds', 'and the class opens after three seconds'],
  ],
  'tests/e2e/with-scripts/without-network.test.ts': [
    ['your browser keeps that page until you log out', 'are gone once their member has logged out'],
    [
      'A tap on Join Now is kept and sent by itself',
      'a tap made without a network is kept, and arrives once when it is back',
    ],
  ],
} as const;

const said = JSON.stringify([policies('en'), site, member, faqs]);

test.each(Object.entries(PROMISES))('%s holds what the pages promise', (file, promises) => {
  const tests = fs.readFileSync(file, 'utf8');
  for (const [promise, title] of promises) {
    expect(said, promise).toContain(promise);
    expect(tests, promise).toContain(title);
  }
});

/** The text of the policies that each version asks consent to, in the languages that it came in. */
const AGREED = {
  '2025-10-17': {
    en: '00c7ad1ec5048b23973efe4ed842d32b9bf403884294ee4dd1ac9af38f36c5c4',
    hi: 'f15f38ee011fd48f86516ab6d6f6edf482faf3e8ece26e6a15ea0ecda2fe7fc5',
  },
};

test('what members agree to changes with its version, and with the date that the policies print', () => {
  const digest = (language: Language) =>
    createHash('sha256')
      .update(JSON.stringify(policies(language)))
      .digest('hex');
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, digest(language)]));
  expect({ [CONSENT_VERSION]: texts }).toMatchObject(AGREED);
});
