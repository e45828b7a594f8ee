import { beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '~/domain/admins/policy';
import { SEARCHABLE_SCREENS } from '~/domain/admins/searchable-screens.server';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { createMember, createMemberToken } from '../factories/member';
import { TRUST } from '../factories/trust';
import { getNextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { createRequester, type RequestOptions } from '../setup/request';
import { buildRouteTable } from '../setup/routes';
import { loadServerBuild } from '../setup/server-build';

const ctx = await testContext();
const request = await createRequester(ctx.app);

/**
 * Permissions that a request needs. `staff` means that every staff account is allowed; a list means
 * that at least one of the permissions is required.
 */
type Needs = 'staff' | readonly Permission[];

/** An id that does not exist. Permitted staff get 404, others are rejected before the lookup. */
const NOTHING = 999_999;

const CLASSES = ['manage_classes'] as const;
const RESOURCES = ['manage_resources'] as const;
const STAFF = ['manage_admins'] as const;
const USERS = ['manage_users'] as const;
const MEMBERS = [
  'manage_users',
  'view_members',
  'help_members',
  'manage_phones',
  'correct_karma',
  'delete_members',
  'export_members',
  'import_members',
] as const;
const HELP = ['help_members'] as const;
const ANSWERS = ['answer_messages', 'help_members'] as const;
const PHONES = ['manage_phones'] as const;
const KARMA = ['correct_karma'] as const;
const DELETION = ['delete_members'] as const;
const IMPORTS = ['import_members'] as const;
const FINANCIALS = ['view_analytics', 'view_all_donations'] as const;
const STATEMENTS = ['view_all_donations', 'import_statements'] as const;

const pages: Record<string, Needs> = {
  '/admin/dashboard': 'staff',
  '/admin/dashboard/trends': 'staff',
  '/admin/dashboard/trends/export': 'staff',
  '/admin/reports/board': 'staff',
  '/admin/reports/board/export': 'staff',
  '/admin/reports/board/pdf': 'staff',
  '/admin/account': 'staff',
  '/admin/security': 'staff',
  '/admin/security/recovery-codes': 'staff',
  '/admin/users': MEMBERS,
  '/admin/users/export': ['export_members'],
  '/admin/users/:userId': MEMBERS,
  '/admin/users/:userId/name': HELP,
  '/admin/users/:userId/phone': PHONES,
  '/admin/users/:userId/code': HELP,
  '/admin/users/:userId/sessions': HELP,
  '/admin/users/:userId/excuse': HELP,
  '/admin/users/:userId/suspension': USERS,
  '/admin/users/:userId/karma': KARMA,
  '/admin/users/:userId/delete': DELETION,
  '/admin/exports': ['export_members'],
  '/admin/exports/table': ['export_members'],
  '/admin/import': IMPORTS,
  '/admin/import/:importId': IMPORTS,
  '/admin/import/:importId/undo': IMPORTS,
  '/admin/import/:importId/rows': IMPORTS,
  '/admin/rewards': USERS,
  '/admin/rewards/:level': USERS,
  '/admin/financials': FINANCIALS,
  '/admin/reviews': CLASSES,
  '/admin/financials/new': FINANCIALS,
  '/admin/financials/approvals': FINANCIALS,
  '/admin/financials/rejections': FINANCIALS,
  '/admin/financials/unmatched': FINANCIALS,
  '/admin/financials/:donationId': FINANCIALS,
  '/admin/financials/:donationId/refund': FINANCIALS,
  '/admin/donor-record/:donationId': ['record_donations', 'export_donors'],
  '/admin/donor-record/:donationId/correction': ['export_donors'],
  '/admin/donor-record/:donationId/receipt/:language': ['record_donations', 'export_donors'],
  '/admin/donor-record/:donationId/tax-certificate/:language': ['export_donors'],
  '/admin/financials/export': FINANCIALS,
  '/admin/statements/:memberId/:year': ['record_donations', 'export_donors'],
  '/admin/financials/reconciliation': STATEMENTS,
  '/admin/financials/reconciliation/export': STATEMENTS,
  '/admin/financials/statements': STATEMENTS,
  '/admin/financials/statements/:statementId': STATEMENTS,
  '/admin/financials/statement-accounts/:accountId': ['import_statements'],
  '/admin/donor-file': ['export_donors'],
  '/admin/donor-file/ask': ['export_donors'],
  '/admin/donor-file/download': ['export_donors'],
  '/admin/donor-file/missing': ['export_donors'],
  '/admin/classes': CLASSES,
  '/admin/classes/new': CLASSES,
  '/admin/classes/excused-day': CLASSES,
  '/admin/classes/cancel-day': CLASSES,
  '/admin/classes/copy-week': CLASSES,
  '/admin/classes/attendance': CLASSES,
  '/admin/classes/day/:date': CLASSES,
  '/admin/classes/:classId': CLASSES,
  '/admin/classes/:classId/repeat': CLASSES,
  '/admin/classes/:classId/end-series': CLASSES,
  '/admin/classes/:classId/cancel': CLASSES,
  '/admin/classes/:classId/delete': CLASSES,
  '/admin/messages': [...CLASSES, ...MEMBERS, ...ANSWERS],
  '/admin/messages/answers': ANSWERS,
  '/admin/messages/answers/:answerId': ANSWERS,
  '/admin/messages/answers/:answerId/delete': ANSWERS,
  '/admin/batches': CLASSES,
  '/admin/challenges': CLASSES,
  '/admin/challenges/:challengeId': CLASSES,
  '/admin/challenges/:challengeId/end': CLASSES,
  '/admin/resources': RESOURCES,
  '/admin/resources/:planId': RESOURCES,
  '/admin/resources/:planId/delete': RESOURCES,
  '/admin/teachers': CLASSES,
  '/admin/teachers/:teacherId': CLASSES,
  '/admin/faqs': RESOURCES,
  '/admin/faqs/:faqId': RESOURCES,
  '/admin/faqs/:faqId/delete': RESOURCES,
  '/admin/video': RESOURCES,
  '/admin/video/:videoId': RESOURCES,
  '/admin/video/:videoId/delete': RESOURCES,
  '/admin/sections': RESOURCES,
  '/admin/sections/contact': RESOURCES,
  '/admin/sections/tax': RESOURCES,
  '/admin/sections/tax-laws/:lawDate': RESOURCES,
  '/admin/sections/message-prices': RESOURCES,
  '/admin/sections/policies': RESOURCES,
  '/admin/sections/policies/:policy': RESOURCES,
  '/admin/sections/policies/:policy/:language': RESOURCES,
  '/admin/sections/policies/:policy/:language/preview': RESOURCES,
  '/admin/setup': ['manage_resources', 'manage_admins'],
  '/admin/sections/brand': RESOURCES,
  '/admin/sections/claims': RESOURCES,
  '/admin/testimonials': RESOURCES,
  '/admin/testimonials/:testimonialId': RESOURCES,
  '/admin/testimonials/:testimonialId/delete': RESOURCES,
  '/admin/groups': RESOURCES,
  '/admin/groups/:groupId': RESOURCES,
  '/admin/translations': ['manage_classes', 'manage_resources', 'manage_users'],
  '/admin/staff': STAFF,
  '/admin/staff/new': STAFF,
  '/admin/staff/:adminId': STAFF,
  '/admin/staff/:adminId/password': STAFF,
  '/admin/staff/:adminId/second-factor': STAFF,
  '/admin/audit': STAFF,
  '/admin/audit/export': STAFF,
  '/admin/search': 'staff',
};

/** Login pages and pages that redirect immediately. tests/api/second-factor.test.ts covers them. */
const OPEN = [
  '/admin',
  '/admin/login',
  '/admin/login/code',
  '/admin/logout',
  '/api/admin/login',
  '/admin/confirm',
  '/admin/passkey-options',
];

/**
 * Valid except for its date: a date in the future is rejected even if the admin has the permission.
 */
const anExcuse = { day: '2099-01-01', reason: 'The platform was down' };
const aCorrection = { karma_points: '5', seen_points: '0', reason: 'Counted by hand' };
const aClass = {
  title: 'Flow',
  description: 'Slow.',
  instructor: 'Meera',
  class_date: '2026-12-01',
  start_time: '06:00:00',
  end_time: '07:00:00',
};
const aPlan = { title: 'Steady', description: 'What to eat.', type: 'free' };
const aHero = { title: 'Rise', subtitle: '', button_text: 'Join', member_count: '9', is_active: 1 };
const aGroup = { title: 'Sunrise', link: 'https://chat.whatsapp.com/sunrise', capacity: '1024' };
const aVideo = { title: 'Rest', description: 'Lie down.', youtube_link: 'https://youtu.be/sG4aN1h0tQk' };

/** All API calls of the back office, with the permission they need and a valid body. */
const calls: [method: string, path: string, needs: Needs, sent?: RequestOptions][] = [
  ['GET', '/api/admin/public-stats', 'staff'],
  ['GET', '/api/classes', 'staff'],
  ['GET', '/api/admin/users', MEMBERS],
  ['PUT', '/api/admin/users/:id/karma', KARMA, { json: aCorrection }],
  ['DELETE', '/api/admin/users/:id', DELETION],
  ['GET', '/api/admin/donations', ['view_all_donations', 'view_analytics']],
  ['PUT', '/api/admin/donations/:id/approve', ['approve_donations'], { json: {} }],
  ['DELETE', '/api/admin/donations/:id/decision', ['approve_donations', 'reject_donations']],
  ['PUT', '/api/admin/donations/:id/reject', ['reject_donations'], { json: { rejection_reason: 'Unreadable' } }],
  ['POST', '/api/admin/classes', CLASSES, { json: aClass }],
  ['PUT', '/api/admin/classes/:classId', CLASSES, { json: aClass }],
  ['DELETE', '/api/admin/classes/:classId', CLASSES],
  ['GET', '/api/admin/classes/:classId/cancellation', CLASSES],
  ['POST', '/api/admin/classes/:classId/cancellation', CLASSES, { json: {} }],
  ['GET', '/api/admin/excused-days?day=2099-01-01', CLASSES],
  ['POST', '/api/admin/excused-days', CLASSES, { json: anExcuse }],
  ['POST', '/api/admin/classes/:classId/repetition', CLASSES, { json: { weekdays: [1], until_date: '2026-12-09' } }],
  ['DELETE', '/api/admin/class-series/:seriesId', CLASSES],
  ['PUT', '/api/admin/instructions/day', CLASSES, { json: { day_name: 'Monday', instruction: 'Breathe.' } }],
  ['PUT', '/api/admin/hero-sections/:id', RESOURCES, { json: aHero }],
  ['POST', '/api/admin/hero-sections/:id/upload', RESOURCES, { multipart: { title: 'Rise' } }],
  ['GET', '/api/admin/diet-plans', RESOURCES],
  ['DELETE', '/api/admin/diet-plans?id=:id', RESOURCES],
  ['POST', '/api/admin/diet-plans/upload', RESOURCES, { multipart: aPlan }],
  ['PUT', '/api/admin/diet-plans/:planId', RESOURCES, { json: aPlan }],
  ['POST', '/api/admin/diet-plans/:planId/upload', RESOURCES, { multipart: aPlan }],
  ['POST', '/api/admin/faqs', RESOURCES, { json: { question: 'Free?', answer: 'Yes.' } }],
  ['PUT', '/api/admin/faqs/:faqId', RESOURCES, { json: { question: 'Free?', answer: 'Yes.' } }],
  ['DELETE', '/api/admin/faqs?id=:id', RESOURCES],
  ['POST', '/api/admin/video-resources', RESOURCES, { json: aVideo }],
  ['PUT', '/api/admin/video-resources/:videoId', RESOURCES, { json: aVideo }],
  ['DELETE', '/api/admin/video-resources?id=:id', RESOURCES],
  ['GET', '/api/admin/homepage-sections', RESOURCES],
  ['GET', '/api/admin/community-groups', RESOURCES],
  ['POST', '/api/admin/community-groups', RESOURCES, { json: aGroup }],
  ['PUT', '/api/admin/community-groups/:groupId', RESOURCES, { json: aGroup }],
  ['PUT', '/api/admin/homepage-sections/bulk', RESOURCES, { json: { updates: [{ id: NOTHING, is_active: true }] } }],
];

const aStaffMember = { name: 'N', email: 'n@example.in' };
const createStaffInput = () => {
  const username = `newcomer${getNextNumber()}`;
  return { name: 'N', email: `${username}@example.in`, username, password: 'surya-namaskar-9' };
};
const aQuestion = { question: 'Free?', answer: 'Yes.' };
/**
 * The date is in the future, so that the donation is rejected even if the admin has the permission.
 */
const aDonation = {
  amount: '501',
  method: 'cash',
  received_on: '2099-01-01',
  reference: '12',
  donor_name: 'Asha',
};
const aLaw = { applies_from: '2026-04-01', section_code: 'Section 133', act: 'Deductible.', version: String(NOTHING) };
const aDonor = { legal_name: 'Asha', address: 'Pune', id_kind: 'pan', id_number: 'ABCPS1234F', reason: 'Misspelt' };
const aRefund = { form_key: 'a-form-key-0123456789', amount: '1', reason: 'Given twice' };
const aSection = { order: String(NOTHING), versions: '1' };
const aRepetition = { weekdays: '1', until_date: '2026-12-09' };

/**
 * All forms of the back office, with the permission they need and a valid submission. `makes` is
 * set if each submission creates a row.
 */
const forms: [path: string, needs: Needs, sent: RequestOptions | (() => RequestOptions), makes?: 'one'][] = [
  ['/admin/dashboard', RESOURCES, { multipart: { ...aHero, is_active: '1', id: String(NOTHING) } }],
  ['/admin/account', 'staff', { form: { password: 'not-mine-at-all', newPassword: 'surya-namaskar-9' } }],
  ['/admin/security', 'staff', { form: { intent: 'begin-authenticator' } }],
  ['/admin/security/recovery-codes', 'staff', { form: {} }, 'one'],
  ['/admin/confirm', 'staff', { form: {} }],
  ['/admin/users/:userId', 'staff', { form: { intent: 'call' } }],
  ['/admin/users', MEMBERS, { form: { intent: 'delete-filter', id: String(NOTHING) } }],
  ['/admin/users', MEMBERS, () => ({ form: { name: `Quiet ${getNextNumber()}`, query: 'city=Pune' } }), 'one'],
  ['/admin/users/export', ['export_members'], { form: {} }, 'one'],
  ['/admin/users/:userId/name', HELP, { form: { name: 'Asha Rao', reason: 'Misspelt' } }],
  ['/admin/users/:userId/phone', PHONES, { form: { phonenumber: '9811122233', reason: 'Lost the phone' } }],
  ['/admin/users/:userId/phone', PHONES, { form: { intent: 'prove', otp: '123456' } }],
  ['/admin/users/:userId/phone', PHONES, { form: { intent: 'agree', seen_phone: '+919876500000' } }],
  ['/admin/users/:userId/phone', PHONES, { form: { intent: 'withdraw' } }],
  ['/admin/users/:userId/code', HELP, { form: { reason: 'Forgot the password' } }],
  ['/admin/users/:userId/sessions', HELP, { form: { reason: 'Lost the phone' } }],
  ['/admin/users/:userId/excuse', HELP, { form: { day: '2026-11-01', reason: 'Power cut' } }],
  ['/admin/users/:userId/suspension', USERS, { form: { wanted: 'suspend', reason: 'Sends spam' } }],
  ['/admin/users/:userId/karma', KARMA, { form: aCorrection }],
  ['/admin/users/:userId/delete', DELETION, { form: { confirm: 'DELETE' } }],
  ['/admin/audit/export', STAFF, { form: {} }, 'one'],
  ['/admin/exports/table', ['export_members'], { form: { table: 'karma' } }, 'one'],
  ['/admin/import', IMPORTS, { multipart: { kind: 'members' } }],
  ['/admin/import/:importId', IMPORTS, { form: { intent: 'confirm' } }],
  ['/admin/import/:importId/undo', IMPORTS, { form: {} }],
  ['/admin/import/:importId/rows', IMPORTS, { form: { status: 'new' } }],
  ['/admin/financials/:donationId', ['approve_donations'], { form: { intent: 'approve' } }],
  ['/admin/financials/:donationId', ['reject_donations'], { form: { intent: 'reject', rejection_reason: 'No' } }],
  ['/admin/financials/:donationId', ['approve_donations', 'reject_donations'], { form: { intent: 'undo' } }],
  ['/admin/financials/:donationId/refund', ['refund_donations'], { form: { intent: 'refund', ...aRefund } }],
  ['/admin/financials/:donationId/refund', ['refund_donations'], { form: { intent: 'confirm', refund_id: '1' } }],
  ['/admin/financials/:donationId/refund', ['refund_donations'], { form: { intent: 'withdraw', refund_id: '1' } }],
  ['/admin/financials/approvals', ['approve_donations'], { form: { ids: String(NOTHING) } }],
  [
    '/admin/financials/rejections',
    ['reject_donations'],
    { form: { ids: String(NOTHING), rejection_reason: 'The picture cannot be read.' } },
  ],
  ['/admin/financials/unmatched', ['approve_donations'], { form: { intent: 'refund', id: String(NOTHING) } }],
  [
    '/admin/financials/unmatched',
    ['approve_donations'],
    { form: { intent: 'accept', id: String(NOTHING), note: 'Passport' } },
  ],
  ['/admin/financials/export', ['view_all_donations', 'view_analytics'], { form: {} }, 'one'],
  ['/admin/financials/new', ['record_donations'], { form: aDonation }],
  ['/admin/financials/statements', ['import_statements'], { multipart: { account: String(NOTHING) } }],
  ['/admin/financials/statements/:statementId', ['import_statements'], { form: {} }],
  [
    '/admin/financials/statement-accounts/:accountId',
    ['import_statements'],
    { form: { name: 'Bank', date_order: 'dmy', date_column: 'Date', amount_column: 'Credit' } },
  ],
  ['/admin/financials/statement-accounts/:accountId', ['import_statements'], { form: { intent: 'delete' } }],
  ['/admin/donor-record/:donationId/correction', ['export_donors'], { form: aDonor }],
  ['/admin/donor-file/ask', ['export_donors'], { form: { year: '2000' } }],
  ['/admin/donor-file/download', ['export_donors'], { form: { year: '2026' } }],
  ['/admin/donor-file/missing', ['export_donors'], { form: { year: '2026' } }, 'one'],
  // The title differs from the title in the API call, because adding the same class twice creates
  // it only once.
  ['/admin/classes/new', CLASSES, { form: { ...aClass, title: 'Added by the form' } }, 'one'],
  ['/admin/classes/excused-day', CLASSES, { form: anExcuse }],
  ['/admin/classes/cancel-day', CLASSES, { form: { day: '2099-01-01', class_ids: '2147483647' } }],
  ['/admin/classes/:classId', CLASSES, { form: aClass }],
  ['/admin/classes/copy-week', CLASSES, { form: { from: '2026-11-30', to: '2026-11-30' } }],
  ['/admin/classes/:classId/repeat', CLASSES, { form: aRepetition }],
  ['/admin/classes/:classId/end-series', CLASSES, { form: {} }],
  ['/admin/classes/:classId/cancel', CLASSES, { form: {} }],
  ['/admin/classes/:classId/delete', CLASSES, { form: {} }],
  ['/admin/messages', CLASSES, { form: { wanted: 'go' } }],
  ['/admin/messages', ANSWERS, { form: { intent: 'answered', message_id: String(NOTHING) } }],
  ['/admin/messages', ANSWERS, { form: { intent: 'reply', message_id: String(NOTHING), replies: '0', text: 'Yes.' } }],
  ['/admin/messages/answers/:answerId', ANSWERS, { form: { name: 'Free', text: 'Yes.', version: '1' } }],
  ['/admin/messages/answers/:answerId/delete', ANSWERS, { form: {} }],
  ['/admin/batches', CLASSES, { form: { day_name: 'Monday', instruction: 'Breathe.', version: '9' } }],
  ['/admin/challenges/:challengeId', CLASSES, { form: { title: 'Mornings', starts_on: '2026-11-30', days: '14' } }],
  ['/admin/challenges/:challengeId/end', CLASSES, { form: {} }],
  ['/admin/rewards', USERS, { form: { id: String(NOTHING) } }],
  ['/admin/rewards/:level', USERS, { form: { link: '', note: 'Soon' } }],
  ['/admin/resources/:planId', RESOURCES, { multipart: aPlan }],
  ['/admin/resources/:planId/delete', RESOURCES, { form: {} }],
  ['/admin/teachers/:teacherId', CLASSES, { form: { name: 'Meera', version: '1' } }],
  ['/admin/faqs/:faqId', RESOURCES, { form: aQuestion }],
  ['/admin/faqs/:faqId/delete', RESOURCES, { form: {} }],
  ['/admin/video/:videoId', RESOURCES, { form: aVideo }],
  ['/admin/video/:videoId/delete', RESOURCES, { form: {} }],
  ['/admin/sections', RESOURCES, { form: aSection }],
  ['/admin/sections/contact', RESOURCES, { form: { email: 'help@sangha.example', version: String(NOTHING) } }],
  ['/admin/setup', STAFF, { form: { phone: '98765' } }],
  ['/admin/sections/brand', RESOURCES, { form: { name: 'Ours', accent: 'teal', version: String(NOTHING) } }],
  ['/admin/sections/claims', RESOURCES, { form: { batch_times: '6 AM', version: String(NOTHING) } }],
  [
    '/admin/testimonials/:testimonialId',
    RESOURCES,
    { form: { name: 'Asha', days: '3', quote: 'Good.', version: '1' } },
  ],
  ['/admin/testimonials/:testimonialId/delete', RESOURCES, { form: {} }],
  ['/admin/sections/tax', RESOURCES, { form: { ...TRUST, version: String(NOTHING) } }],
  ['/admin/sections/tax-laws/:lawDate', RESOURCES, { form: aLaw }],
  [
    '/admin/sections/message-prices',
    RESOURCES,
    { form: { month: '2026-11', authentication_paise: '11.5', utility_paise: '11.5' } },
    'one',
  ],
  ['/admin/sections/policies/:policy', RESOURCES, { form: { applies_from: '2030-01-01', version: String(NOTHING) } }],
  [
    '/admin/sections/policies/:policy/:language',
    RESOURCES,
    { multipart: { text: 'Be kind.', change: 'New.', version: String(NOTHING) } },
  ],
  ['/admin/groups/:groupId', RESOURCES, { form: aGroup }],
  ['/admin/staff/new', STAFF, () => ({ form: createStaffInput() }), 'one'],
  ['/admin/staff/:adminId/password', STAFF, { form: { newPassword: 'surya-namaskar-9' } }],
  ['/admin/staff/:adminId', STAFF, { form: aStaffMember }],
  ['/admin/staff/:adminId/second-factor', STAFF, { form: {} }],
];

const sets: [string, readonly Permission[]][] = [
  ['nothing', []],
  ...PERMISSIONS.map((one): [string, readonly Permission[]] => [`${one} alone`, [one]]),
  ['everything', PERMISSIONS],
];

interface Keys {
  token: string;
  headers: { Cookie: string };
}
const staff = new Map<string, Keys>();
let member: Keys;
let ended: Keys;

async function getKeys(permissions: readonly Permission[]): Promise<Keys> {
  const admin = await createAdmin(ctx, permissions);
  return { token: await createAdminToken(ctx, admin), headers: await createAdminCookie(ctx, admin) };
}

beforeAll(async () => {
  for (const [name, permissions] of sets) staff.set(name, await getKeys(permissions));
  const token = await createMemberToken(ctx, await createMember(ctx));
  const cookie = encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'));
  member = { token, headers: { Cookie: `sangha_admin=${cookie}; sangha_member=${cookie}` } };
  const gone = await createAdmin(ctx);
  ended = { token: await createAdminToken(ctx, gone), headers: await createAdminCookie(ctx, gone) };
  await ctx.db.session.updateMany({ where: { admin_id: gone.id }, data: { expires_at: ctx.clock.now() } });
});

const fillParameters = (path: string) => path.replace(/:\w+/g, String(NOTHING));
const isEnough = (needs: Needs, has: readonly Permission[]) =>
  needs === 'staff' || needs.some((one) => has.includes(one));
const listAllowedSets = (needs: Needs) => sets.filter(([, has]) => isEnough(needs, has)).map(([name]) => name);

const table = await buildRouteTable();
const { routes } = await loadServerBuild();

/** Returns the URLs of the back office routes for which `fits` returns true. */
function listRoutePaths(fits: (file: string, id: string) => boolean): string[] {
  const getAddress = (id: string | undefined): string => {
    const route = id === undefined ? undefined : table[id];
    return route ? [getAddress(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  return Object.values(table)
    .filter(({ file, id }) => fits(file, id))
    .map(({ id }) => `/${getAddress(id)}`);
}

test('every page and call of the back office is in the table', () => {
  const mounted = listRoutePaths((file) => /^routes\/(api\/)?admin\//.test(file));
  const listed = [...Object.keys(pages), ...calls.map(([, path]) => path.split('?')[0] ?? ''), ...OPEN];
  expect([...new Set(mounted)].sort()).toEqual([...new Set(listed)].filter((path) => path !== '/api/classes').sort());
});

test('every form of the back office is in the table', () => {
  const mounted = listRoutePaths(
    (file, id) => file.startsWith('routes/admin/') && routes[id]?.module.action !== undefined,
  );
  const listed = [...forms.map(([path]) => path), '/admin/login', '/admin/login/code', '/admin/logout'];
  expect(mounted.sort()).toEqual([...new Set(listed)].sort());
});

const buildLoginPathOf = (page: string) =>
  page === '/admin/dashboard' ? '/admin/login' : `/admin/login?${new URLSearchParams({ next: page })}`;

test.each(SEARCHABLE_SCREENS)('the search offers $to to the staff who may open it', ({ to, permission }) => {
  expect([to, listAllowedSets(permission ?? 'staff')]).toEqual([to, pages[to] && listAllowedSets(pages[to])]);
});

describe.each(Object.entries(pages))('the page %s', (path, needs) => {
  const open = async (keys?: Keys) => {
    const { status, headers } = await request('GET', fillParameters(path), keys ? { headers: keys.headers } : {});
    return status === 302 ? `to ${headers.get('Location') ?? ''}` : status < 500 ? 'opens' : `fails with ${status}`;
  };

  test('opens with the permission, and redirects others to the dashboard', async () => {
    const opened: string[] = [];
    for (const [name, keys] of staff) {
      const answer = await open(keys);
      if (answer === 'opens') opened.push(name);
      else expect(answer, name).toBe('to /admin/dashboard');
    }
    expect(opened).toEqual(listAllowedSets(needs));
  });

  test('redirects a visitor, a member and an ended session to the login', async () => {
    const answers = [await open(), await open(member), await open(ended)];
    expect(answers).toEqual(Array(3).fill(`to ${buildLoginPathOf(fillParameters(path))}`));
  });
});

describe.each(calls)('%s %s', (method, path, needs, sent = {}) => {
  const sendRequest = (token?: string) =>
    request(method, fillParameters(path), { ...sent, ...(token ? { token } : {}) });

  test('succeeds with the permission, and is 403 otherwise', async () => {
    const answered: string[] = [];
    for (const [name, { token }] of staff) {
      const { status, body } = await sendRequest(token);
      expect(status, name).toBeLessThan(500);
      if (status !== 403) answered.push(name);
      else expect(body, name).toMatchObject({ success: false, message: expect.stringContaining('permission') });
    }
    expect(answered).toEqual(listAllowedSets(needs));
  });

  test('is 401 for a visitor and an ended session, with the specified message, and 403 for a member', async () => {
    const isWithTokenMessage = /faqs|video-resources|community-groups/.test(path);
    const messages = isWithTokenMessage
      ? Array(2).fill('Unauthorized. Please check your admin token.')
      : ['Authentication required', 'Session expired. Please login again.'];
    expect(await sendRequest()).toMatchObject({ status: 401, body: { message: messages[0] } });
    expect(await sendRequest(ended.token)).toMatchObject({ status: 401, body: { message: messages[1] } });
    expect((await sendRequest(member.token)).status).toBe(403);
  });
});

describe.each(forms)('the form of %s', (path, needs, sent, makes) => {
  const send = (address: string, keys?: Keys) =>
    request('POST', address, {
      ...(typeof sent === 'function' ? sent() : sent),
      ...(keys ? { headers: keys.headers } : {}),
    });

  test('is accepted with the permission, and refused otherwise', async () => {
    const before = await ctx.db.auditEntry.count();
    const taken: string[] = [];
    for (const [name, keys] of staff) {
      // With JavaScript, a form posts to `.data` and gets the result without the next page.
      const { status } = await send(`${fillParameters(path)}.data`, keys);
      expect(status, name).toBeLessThan(500);
      if (status !== 403) taken.push(name);
    }
    expect(taken).toEqual(listAllowedSets(needs));
    expect(await ctx.db.auditEntry.count()).toBe(before + (makes ? taken.length : 0));
  });

  test('redirects a visitor, a member and an ended session to the login', async () => {
    for (const keys of [undefined, member, ended]) {
      const { status, headers } = await send(fillParameters(path), keys);
      expect(status).toBe(302);
      // An action that keeps typed input responds with its own page, which redirects.
      expect(['/admin/login', buildLoginPathOf(fillParameters(path))]).toContain(headers.get('Location'));
    }
  });
});
