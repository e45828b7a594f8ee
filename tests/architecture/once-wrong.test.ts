import fs from 'node:fs';
import { expect, test } from 'vitest';

/** What reviews found wrong, and the test that fails if it returns; a lone file is all about it. */
const ONCE_WRONG: Record<string, [file: string, title?: string]> = {
  'letters from 130 % on overlapped, were cut off and scrolled sideways': [
    'tests/e2e/with-scripts/every-screen.test.ts',
    'in large letters and other windows',
  ],
  'a screen may be left out where all are looked at': ['tests/architecture/screens.test.ts'],
  'Reject lay outside of tablets and small laptops': [
    'tests/e2e/with-scripts/every-screen.test.ts',
    'in large letters and other windows',
  ],
  'the audit log told of screenshots that nobody looked at': [
    'tests/e2e/with-scripts/donation-review.test.ts',
    'a screenshot is looked at closely, and the log says that of no other one',
  ],
  'notices could not be switched off': ['tests/api/pages.test.ts', 'notices are switched off and on in the profile'],
  'members from abroad were never let in again': [
    'tests/e2e/getting-in.test.ts',
    'a member from abroad registers, logs in and sets a forgotten password anew',
  ],
  'phones of some countries could not be typed': ['app/lib/phone.test.ts', 'comes from every country of the picker'],
  'any code was a friend’s': [
    'tests/api/public-pages.test.ts',
    'a code that nobody has is said to be unknown, and costs no registration',
  ],
  'a policy stuck to the left of a phone': [
    'tests/e2e/without-scripts/public-site.test.ts',
    'on a phone a policy takes the whole width of the screen',
  ],
  'a member’s page without a network showed a broken picture': [
    'tests/e2e/with-scripts/out-of-reach.test.ts',
    'a member’s page, out of reach, says so and is tried again',
  ],
  'the chart of ratings had one line of six': [
    'tests/e2e/with-scripts/back-office-content.test.ts',
    'the chart of ratings has a line for each number of stars',
  ],
  'no decisions were told as 0 of 0': [
    'tests/api/donations.test.ts',
    'tells of no decisions where the address of several at once is opened or loaded again',
  ],
  'an amount that cannot be given was refused without a word': [
    'tests/e2e/with-scripts/donations.test.ts',
    'cannot be given and says why',
  ],
  'switched sections were lost on leaving, and not counted': [
    'tests/e2e/with-scripts/back-office-content.test.ts',
    'sections are counted as they are switched, and not left unsaved without a question',
  ],
  'notices lay under the dialog': [
    'tests/e2e/with-scripts/back-office-content.test.ts',
    'a notice lies over the dialog in which it was asked for',
  ],
  'a notice stayed beside what contradicts it': [
    'tests/e2e/with-scripts/delays.test.ts',
    'a notice is over once another form is sent, though it is being read',
  ],
  'an error stayed on a field that was right': [
    'tests/e2e/with-scripts/checked-as-typed.test.ts',
    'an error leaves its field as it is corrected, and comes back when it is not',
  ],
  'a list without friends was stretched': [
    'tests/e2e/members.test.ts',
    'a list without friends stays together, however high what stands beside it',
  ],
  'the home page forgot the chosen language': [
    'tests/api/public-pages.test.ts',
    'leads whoever chose Hindi to %s, which no cache keeps for others',
  ],
  'the home page showed a member the login': [
    'tests/api/public-pages.test.ts',
    'a member is shown the way to their dashboard, in a page that only their browser keeps',
  ],
  'the page of the API printed back-ticks': ['tests/api/public-pages.test.ts', 'the page of the API sets code as code'],
  'a search did not find the city that it showed': ['app/domain/admins/users.test.ts', 'Kolhapur Sadar'],
  'the notice of a deletion contradicted itself': ['tests/api/user-deletion.test.ts'],
  'cancelling a class that nobody knew said half a sentence': [
    'tests/api/admin-classes.test.ts',
    'who cancels a class that nobody came to reads that nobody is told, in a whole sentence',
  ],
  'an unknown invitation answered one bare line': [
    'tests/e2e/member-area-in-hindi.test.ts',
    'in Hindi the way in has no English left: an invitation',
  ],
  'the policy called optional what the profile asks for': [
    'tests/architecture/promises.test.ts',
    'The profile asks for them together',
  ],
  'nobody could become the first admin': [
    'tests/faults/production-start.test.ts',
    'the first admin is made at the command line, logs in and sees what is left to do',
  ],
  'a class added for a day gone by ended all streaks': [
    'app/domain/streaks/plain-streaks.test.ts',
    'a day whose only class was cancelled or deleted does not break it',
  ],
  'a phone was changed in silence': [
    'app/domain/sessions/restore-phone.test.ts',
    'tells the old one at once, STOP or not, and stands in the audit log without either',
  ],
  'pages promised what nobody keeps': ['tests/architecture/promises.test.ts'],
  'consent was recorded and not asked': [
    'tests/api/pages.test.ts',
    'the registration%s needs a tick, with links to the policies',
  ],
  'a newer policy asked nobody': [
    'app/domain/sessions/give-consent.test.ts',
    'whoever agreed to an earlier version owes consent until they give it',
  ],
  'the age of 18 was checked nowhere': [
    'app/domain/members/update-profile.test.ts',
    'takes the date of birth of nobody under 18, as the policies say',
  ],
  'the accountant’s report was cut, without days and references': [
    'app/domain/donations/review-queries.test.ts',
    'a report keeps to its days and says what an accountant matches a bank statement with',
  ],
  'a report beyond 50,000 rows was cut': [
    'tests/api/donation-export.test.ts',
    'a report of sixty thousand donations is whole',
  ],
  'karma could be printed with invented friends': [
    'app/domain/sessions/sign-up.test.ts',
    'of twenty friends at once counts ten, and the others with their first class',
  ],
  'a drive behind one address was refused': [
    'app/domain/sessions/sign-up.test.ts',
    'is one of 300 whom a drive signs up',
  ],
  'the refused were led to the meeting': [
    'app/domain/classes/open-class-link.test.ts',
    'whoever has no place in a full class is not led to it, nor shown a way; whoever has one is',
  ],
  'the API gave the way into a full class': [
    'tests/api/attendance.test.ts',
    'shows no way into a full class to a member who has no place in it',
  ],
  'a private plan never reached its owner': [
    'app/domain/plans/queries.test.ts',
    'for a member one point short, who has plans of their own',
  ],
  'the reference of a QR code went nowhere': [
    'app/domain/donations/submit-qr-donation.test.ts',
    'the reference of the code is kept for the donor and for review',
  ],
  'what a member takes along was not all': ['app/domain/members/account.test.ts', 'the export is whole'],
  'what the provider told outlived its member': [
    'app/domain/retention/retention.test.ts',
    'a member who leaves is in no event, message or code, and a payload lasts 30 days',
  ],
  'a refund left its karma standing': [
    'app/domain/donations/online-payments.test.ts',
    'a refund takes the karma back once, also when it overtakes the payment',
  ],
  'the alarm of a growing queue was blind': [
    'tests/worker/figures.test.ts',
    'jobs that go first and queues that are held back are told',
  ],
  'a class had at most 1,000 places': ['tests/api/admin-classes.test.ts', 'opens a class to all'],
  'Hindi title, link and trusted line could not be edited': [
    'app/domain/content/update-hero.test.ts',
    'Hindi title, button link and trusted line are saved, and stay where an edit does not say them',
  ],
  'telephone, address and social pages were compiled in': [
    'tests/api/public-pages.test.ts',
    'the foot of the page and search engines say where the movement is found, as the settings have it',
  ],
  'the banner’s picture had half an address': [
    'tests/api/hero-image.test.ts',
    'a client of another site reads an address that is whole',
  ],
  'an edit of the banner switched it off': [
    'app/domain/content/update-hero.test.ts',
    'an edit that does not say whether it is shown leaves it shown',
  ],
  'money set aside lost its row with its donor': [
    'app/domain/members/account.test.ts',
    'leaves money that is set aside without a name, so that its capture finds a row',
  ],
  'written reviews reached nobody': ['app/domain/ratings/list-reviews.test.ts', 'what members write reaches staff'],
  'Call led nowhere': ['tests/e2e/back-office.test.ts', 'a member is found, looked at and deleted'],
  'a level of the ladder brought nothing': [
    'app/domain/rewards/rewards.test.ts',
    'is asked for once, corrected until it is sent, and then told as sent',
  ],
  'no admin could be a member': ['app/domain/admins/staff.test.ts', 'member_id: memberId'],
  'view_all_donations opened no screen': [
    'tests/api/admin-permissions.test.ts',
    'every page and call of the back office',
  ],
  'karma could not be corrected': ['app/domain/admins/correct-karma.test.ts', 'correction -50'],
  'the challenge was words alone': [
    'tests/api/challenge.test.ts',
    'whoever comes from the landing page is in the challenge',
  ],
  'forms were checked by the server alone': [
    'tests/e2e/with-scripts/checked-as-typed.test.ts',
    'every form of the back office and of the profile checks what is typed in it',
  ],
  'a constant said when the next morning begins': ['tests/api/no-class-today.test.ts'],
  'donations could not be searched, nor their days chosen': [
    'app/domain/donations/review-queries.test.ts',
    'the list is narrowed to donors, a reference and civil days, within its state',
  ],
  'several donations were approved without a question': [
    'tests/api/donations.test.ts',
    'asks before several are approved at once, naming those that wait and what they make together',
  ],
  'one key was one approval': [
    'tests/e2e/with-scripts/donation-review.test.ts',
    'the queue is worked by keys: next, previous, approve, reject; no single one decides',
  ],
  'a week of classes had no filter': [
    'tests/api/admin-classes.test.ts',
    'the week is narrowed to a teacher and a kind, and every way from there keeps both',
  ],
  'a class was asked about in two columns, and edited from a link on': [
    'tests/e2e/with-scripts/back-office-content.test.ts',
    'a class is cancelled in one column, and edited from its first field on',
  ],
  'a rating did not say of what': [
    'tests/api/members.test.ts',
    'the page that rates names the class of the last day, or asks about Sangha',
  ],
  'the audit log had no days': ['app/domain/admins/staff.test.ts', "day: '2026-10-31'"],
  'a file was chosen in the browser’s language': ['tests/e2e/donations-in-hindi.test.ts', 'चित्र चुनें'],
  'phones had two heads on the donations pages': [
    'tests/e2e/donations.test.ts',
    'phones have one head on the donations pages',
  ],
  'seventeen questions ended the home page': [
    'tests/e2e/without-scripts/public-site.test.ts',
    'of many questions the first stand there, and all are one tap away',
  ],
  'specified texts were said nowhere': ['tests/architecture/specified-texts.test.ts', 'is said'],
};

test.each(Object.entries(ONCE_WRONG))('%s: a test fails should it come back', (_wrong, [file, title = '']) => {
  const source = fs.readFileSync(file, 'utf8');
  expect(source.replaceAll(/\s+/g, ' ')).toContain(title);
  expect(source).toMatch(/\btest(?:\.each)?\(/);
});
