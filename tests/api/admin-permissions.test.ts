import { beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '~/domain/admins/policy';
import { adminCookieOf, adminTokenOf, createAdmin } from '../factories/admin';
import { createMember, tokenOf } from '../factories/member';
import { nextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { createRequester, type RequestOptions } from '../setup/request';
import { routeTable } from '../setup/routes';
import { loadServerBuild } from '../setup/server-build';

const ctx = await testContext();
const request = await createRequester(ctx.app);

/**
 * Permissions that a request needs. `staff` means that every staff account is allowed; a list means
 * that at least one of the permissions is required.
 */
type Needs = 'staff' | readonly Permission[];

/**
 * An id that does not exist. Permitted staff get 404. All other callers are rejected before the
 * lookup.
 */
const NOTHING = 999_999;

const CLASSES = ['manage_classes'] as const;
const RESOURCES = ['manage_resources'] as const;
const STAFF = ['manage_admins'] as const;
const USERS = ['manage_users'] as const;
const FINANCIALS = ['view_analytics', 'view_all_donations'] as const;

const pages: Record<string, Needs> = {
  '/admin/dashboard': 'staff',
  '/admin/account': 'staff',
  '/admin/security': 'staff',
  '/admin/security/recovery-codes': 'staff',
  '/admin/users': USERS,
  '/admin/users/:userId': USERS,
  '/admin/users/:userId/karma': USERS,
  '/admin/users/:userId/delete': USERS,
  '/admin/rewards': USERS,
  '/admin/rewards/:level': USERS,
  '/admin/financials': FINANCIALS,
  '/admin/reviews': CLASSES,
  '/admin/financials/approvals': FINANCIALS,
  '/admin/financials/unmatched': FINANCIALS,
  '/admin/financials/:donationId': FINANCIALS,
  '/admin/financials/export': FINANCIALS,
  '/admin/classes': CLASSES,
  '/admin/classes/new': CLASSES,
  '/admin/classes/excused-day': CLASSES,
  '/admin/classes/:classId': CLASSES,
  '/admin/classes/:classId/repeat': CLASSES,
  '/admin/classes/:classId/end-series': CLASSES,
  '/admin/classes/:classId/cancel': CLASSES,
  '/admin/classes/:classId/delete': CLASSES,
  '/admin/reminders': CLASSES,
  '/admin/batches': CLASSES,
  '/admin/challenges': CLASSES,
  '/admin/challenges/:challengeId': CLASSES,
  '/admin/challenges/:challengeId/end': CLASSES,
  '/admin/resources': RESOURCES,
  '/admin/resources/:planId': RESOURCES,
  '/admin/resources/:planId/delete': RESOURCES,
  '/admin/faqs': RESOURCES,
  '/admin/faqs/:faqId': RESOURCES,
  '/admin/faqs/:faqId/delete': RESOURCES,
  '/admin/video': RESOURCES,
  '/admin/video/:videoId': RESOURCES,
  '/admin/video/:videoId/delete': RESOURCES,
  '/admin/sections': RESOURCES,
  '/admin/sections/contact': RESOURCES,
  '/admin/groups': RESOURCES,
  '/admin/groups/:groupId': RESOURCES,
  '/admin/translations': ['manage_classes', 'manage_resources', 'manage_users'],
  '/admin/staff': STAFF,
  '/admin/staff/new': STAFF,
  '/admin/staff/:adminId': STAFF,
  '/admin/staff/:adminId/password': STAFF,
  '/admin/staff/:adminId/second-factor': STAFF,
  '/admin/audit': STAFF,
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
 * Valid except for its day: a day in the future is rejected even if the admin has the permission.
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
  ['GET', '/api/admin/users', USERS],
  ['PUT', '/api/admin/users/:id/karma', USERS, { json: aCorrection }],
  ['DELETE', '/api/admin/users/:id', USERS],
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
const aNewStaffMember = () => {
  const username = `newcomer${nextNumber()}`;
  return { name: 'N', email: `${username}@example.in`, username, password: 'surya-namaskar-9' };
};
const aQuestion = { question: 'Free?', answer: 'Yes.' };
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
  ['/admin/users/:userId', USERS, { form: { intent: 'end-sessions' } }],
  ['/admin/users/:userId/karma', USERS, { form: aCorrection }],
  ['/admin/users/:userId/delete', USERS, { form: { confirm: 'DELETE' } }],
  ['/admin/financials/:donationId', ['approve_donations'], { form: { intent: 'approve' } }],
  ['/admin/financials/:donationId', ['reject_donations'], { form: { intent: 'reject', rejection_reason: 'No' } }],
  ['/admin/financials/:donationId', ['approve_donations', 'reject_donations'], { form: { intent: 'undo' } }],
  ['/admin/financials/approvals', ['approve_donations'], { form: { ids: String(NOTHING) } }],
  ['/admin/financials/unmatched', ['approve_donations'], { form: { intent: 'refund', id: String(NOTHING) } }],
  ['/admin/financials/export', ['view_all_donations', 'view_analytics'], { form: {} }, 'one'],
  // The title differs from the title in the API call, because adding the same class twice creates
  // it only once.
  ['/admin/classes/new', CLASSES, { form: { ...aClass, title: 'Added by the form' } }, 'one'],
  ['/admin/classes/excused-day', CLASSES, { form: anExcuse }],
  ['/admin/classes/:classId', CLASSES, { form: aClass }],
  ['/admin/classes/:classId/repeat', CLASSES, { form: aRepetition }],
  ['/admin/classes/:classId/end-series', CLASSES, { form: {} }],
  ['/admin/classes/:classId/cancel', CLASSES, { form: {} }],
  ['/admin/classes/:classId/delete', CLASSES, { form: {} }],
  ['/admin/reminders', CLASSES, { form: { wanted: 'go' } }],
  ['/admin/batches', CLASSES, { form: { day_name: 'Monday', instruction: 'Breathe.', version: '9' } }],
  ['/admin/challenges/:challengeId', CLASSES, { form: { title: 'Mornings', starts_on: '2026-11-30', days: '14' } }],
  ['/admin/challenges/:challengeId/end', CLASSES, { form: {} }],
  ['/admin/rewards', USERS, { form: { id: String(NOTHING) } }],
  ['/admin/rewards/:level', USERS, { form: { link: '', note: 'Soon' } }],
  ['/admin/resources/:planId', RESOURCES, { multipart: aPlan }],
  ['/admin/resources/:planId/delete', RESOURCES, { form: {} }],
  ['/admin/faqs/:faqId', RESOURCES, { form: aQuestion }],
  ['/admin/faqs/:faqId/delete', RESOURCES, { form: {} }],
  ['/admin/video/:videoId', RESOURCES, { form: aVideo }],
  ['/admin/video/:videoId/delete', RESOURCES, { form: {} }],
  ['/admin/sections', RESOURCES, { form: aSection }],
  ['/admin/sections/contact', RESOURCES, { form: { email: 'help@sangha.example', version: String(NOTHING) } }],
  ['/admin/groups/:groupId', RESOURCES, { form: aGroup }],
  ['/admin/staff/new', STAFF, () => ({ form: aNewStaffMember() }), 'one'],
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

async function keysOf(permissions: readonly Permission[]): Promise<Keys> {
  const admin = await createAdmin(ctx, permissions);
  return { token: await adminTokenOf(ctx, admin), headers: await adminCookieOf(ctx, admin) };
}

beforeAll(async () => {
  for (const [name, permissions] of sets) staff.set(name, await keysOf(permissions));
  const token = await tokenOf(ctx, await createMember(ctx));
  const cookie = encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'));
  member = { token, headers: { Cookie: `sangha_admin=${cookie}; sangha_member=${cookie}` } };
  const gone = await createAdmin(ctx);
  ended = { token: await adminTokenOf(ctx, gone), headers: await adminCookieOf(ctx, gone) };
  await ctx.db.session.updateMany({ where: { admin_id: gone.id }, data: { expires_at: ctx.clock.now() } });
});

const filled = (path: string) => path.replace(/:\w+/g, String(NOTHING));
const isEnough = (needs: Needs, has: readonly Permission[]) =>
  needs === 'staff' || needs.some((one) => has.includes(one));
const allowed = (needs: Needs) => sets.filter(([, has]) => isEnough(needs, has)).map(([name]) => name);

const table = await routeTable();
const { routes } = await loadServerBuild();

/** Returns the URLs of the back office routes for which `fits` returns true. */
function mountedWhere(fits: (file: string, id: string) => boolean): string[] {
  const addressOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : table[id];
    return route ? [addressOf(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  return Object.values(table)
    .filter(({ file, id }) => fits(file, id))
    .map(({ id }) => `/${addressOf(id)}`);
}

test('every page and call of the back office is in the table', () => {
  const mounted = mountedWhere((file) => /^routes\/(api\/)?admin\//.test(file));
  const listed = [...Object.keys(pages), ...calls.map(([, path]) => path.split('?')[0] ?? ''), ...OPEN];
  expect([...new Set(mounted)].sort()).toEqual([...new Set(listed)].filter((path) => path !== '/api/classes').sort());
});

test('every form of the back office is in the table', () => {
  const mounted = mountedWhere(
    (file, id) => file.startsWith('routes/admin/') && routes[id]?.module.action !== undefined,
  );
  const listed = [...forms.map(([path]) => path), '/admin/login', '/admin/login/code', '/admin/logout'];
  expect(mounted.sort()).toEqual([...new Set(listed)].sort());
});

const loginFor = (page: string) =>
  page === '/admin/dashboard' ? '/admin/login' : `/admin/login?${new URLSearchParams({ next: page })}`;

describe.each(Object.entries(pages))('the page %s', (path, needs) => {
  const open = async (keys?: Keys) => {
    const { status, headers } = await request('GET', filled(path), keys ? { headers: keys.headers } : {});
    return status === 302 ? `to ${headers.get('Location') ?? ''}` : status < 500 ? 'opens' : `fails with ${status}`;
  };

  test('opens for whoever has the permission, and sends the others to the dashboard', async () => {
    const opened: string[] = [];
    for (const [name, keys] of staff) {
      const answer = await open(keys);
      if (answer === 'opens') opened.push(name);
      else expect(answer, name).toBe('to /admin/dashboard');
    }
    expect(opened).toEqual(allowed(needs));
  });

  test('sends a visitor, a member and an ended session to the login', async () => {
    const answers = [await open(), await open(member), await open(ended)];
    expect(answers).toEqual(Array(3).fill(`to ${loginFor(filled(path))}`));
  });
});

describe.each(calls)('%s %s', (method, path, needs, sent = {}) => {
  const ask = (token?: string) => request(method, filled(path), { ...sent, ...(token ? { token } : {}) });

  test('answers whoever has the permission, and the others 403', async () => {
    const answered: string[] = [];
    for (const [name, { token }] of staff) {
      const { status, body } = await ask(token);
      expect(status, name).toBeLessThan(500);
      if (status !== 403) answered.push(name);
      else expect(body, name).toMatchObject({ success: false, message: expect.stringContaining('permission') });
    }
    expect(answered).toEqual(allowed(needs));
  });

  test('answers 401 to a visitor and an ended session, 403 to a member', async () => {
    expect([(await ask()).status, (await ask(ended.token)).status, (await ask(member.token)).status]).toEqual([
      401, 401, 403,
    ]);
  });
});

describe.each(forms)('the form of %s', (path, needs, sent, makes) => {
  const send = (address: string, keys?: Keys) =>
    request('POST', address, {
      ...(typeof sent === 'function' ? sent() : sent),
      ...(keys ? { headers: keys.headers } : {}),
    });

  test('is taken from whoever has the permission, and the others are refused', async () => {
    const before = await ctx.db.auditEntry.count();
    const taken: string[] = [];
    for (const [name, keys] of staff) {
      // A form on a page with JavaScript posts to `.data`. The response contains the result of the
      // action, without loading the next page.
      const { status } = await send(`${filled(path)}.data`, keys);
      expect(status, name).toBeLessThan(500);
      if (status !== 403) taken.push(name);
    }
    expect(taken).toEqual(allowed(needs));
    expect(await ctx.db.auditEntry.count()).toBe(before + (makes ? taken.length : 0));
  });

  test('sends a visitor, a member and an ended session to the login', async () => {
    for (const keys of [undefined, member, ended]) {
      const { status, headers } = await send(filled(path), keys);
      expect(status).toBe(302);
      // An action that keeps the typed input responds with its own page, whose loader redirects to
      // the login.
      expect(['/admin/login', loginFor(filled(path))]).toContain(headers.get('Location'));
    }
  });
});
