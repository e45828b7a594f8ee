import { beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '~/domain/admins/policy';
import { createAdminToken, createAdmin } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../factories/member';
import { padBytes, createPicture } from '../factories/picture';
import { testContext } from '../setup/context';
import { endTrouble, troubleRazorpay } from '../setup/razorpay';
import { createRequester, type RequestOptions } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const tokens = { member: '', admin: '', clerk: '', dead: 'x'.repeat(43) };
const ids = { member: 0, other: 0, taken: '', open: 0, marked: 0, full: 0, later: 0, hero: 0, section: 0 };
const today = ctx.clock.today();
const FIVE_MB = 5 * 1024 * 1024;

beforeAll(async () => {
  const [member, other] = [await createMember(ctx), await createMember(ctx)];
  const [open, marked, full] = [
    await createClass(ctx),
    await createClass(ctx),
    await createClass(ctx, { max_participants: 1 }),
  ];
  const later = await createClass(ctx, { from: '22:00', to: '23:00' });
  await attend(ctx, member, marked);
  await attend(ctx, other, full);
  const hero = await ctx.db.heroSection.create({
    data: {
      title: 'Rise',
      hindi_title: '',
      subtitle: '',
      button_text: 'Join',
      button_link: '/register',
      trusted_text: '',
      member_count: '9',
      updated_at: ctx.clock.now(),
    },
  });
  tokens.member = await createMemberToken(ctx, member);
  tokens.admin = await createAdminToken(ctx, await createAdmin(ctx));
  tokens.clerk = await createAdminToken(ctx, await createAdmin(ctx, ['view_analytics'] satisfies Permission[]));
  Object.assign(ids, { member: member.id, other: other.id, taken: other.phone.slice(3) });
  Object.assign(ids, { open: open.id, marked: marked.id, full: full.id, later: later.id, hero: hero.id });
});

type Who = keyof typeof tokens | 'anybody';
type Sent = () => RequestOptions | Promise<RequestOptions>;

/** A call that fails, its caller, the expected status and message, and the request. */
type Row = [call: string, who: Who, status: number, message: string, send?: Sent];

const sendJson = (body: () => object) => () => ({ json: body() });

const createFile = async (bytes: Uint8Array | Promise<Uint8Array>) => new Blob([Uint8Array.from(await bytes)]);
const createTextFile = async () => createFile(Buffer.from('no picture'));
const createTooLargeFile = async () => createFile(padBytes(await createPicture(), FIVE_MB + 1));

const sendMultipart = (field: string, bytes: () => Promise<Blob>, more: Record<string, string>) => async () => ({
  multipart: { ...more, [field]: await bytes() },
});

const mark = (class_id: () => number, attendance_date = today) =>
  sendJson(() => ({ class_id: class_id(), attendance_date }));

const person = { name: 'Uma Rao', password: PASSWORD, referral_code: '' };
const profile = {
  name: 'Asha',
  gender: 'Female',
  city: 'Pune',
  birtyear: 19900412,
  email: 'asha@example.in',
  primarygoal: 'Flexibility',
};
const aClass = {
  title: 'Flow',
  description: 'Slow.',
  day_of_week: 'Tuesday',
  class_date: '2026-12-01',
  start_time: '06:00:00',
  end_time: '07:00:00',
  max_participants: 40,
  live_link: 'https://meet.example/flow',
  instructor: 'Meera',
  class_type: 'Beginner',
  location: 'Online',
};
const aPlan = { title: 'Steady', description: 'What to eat.', type: 'free', isPrivate: '0' };
const aVideo = { title: 'Rest', description: 'Lie down.', youtube_link: 'https://youtu.be/sG4aN1h0tQk' };

const AMOUNT = 'Please enter a valid donation amount';
const REQUIRED = 'Please fill in all required fields';
const SESSION = 'Session expired. Please login again.';
const STAFF_TOKEN = 'Unauthorized. Please check your admin token.';
const UNVERIFIED = 'Payment verification failed. Please try again.';
const SHORT = 'Password must be at least 6 characters long!';

/** Errors in sections 4, 5 and 8 of the specification for members and public pages. */
const memberErrors: Row[] = [
  [
    'POST /api/login (wrong password)',
    'anybody',
    401,
    'Login failed. Please check your credentials.',
    sendJson(() => ({ phonenumber: ids.taken, password: 'wrong' })),
  ],
  [
    'POST /api/signup (phone taken)',
    'anybody',
    409,
    'This phone number is already registered. Please login.',
    sendJson(() => ({ ...person, phonenumber: ids.taken })),
  ],
  [
    'POST /api/signup (short password)',
    'anybody',
    400,
    SHORT,
    sendJson(() => ({ ...person, phonenumber: newPhone(), password: '12345' })),
  ],
  [
    'POST /api/forgot-password (no phone)',
    'anybody',
    400,
    'Please enter a valid phone number',
    sendJson(() => ({ phonenumber: '12' })),
  ],
  [
    'POST /api/reset-password (wrong OTP)',
    'anybody',
    400,
    'Failed to reset password. Please check your OTP and try again.',
    sendJson(() => ({ phonenumber: ids.taken, otp: '000000', newPassword: 'chandra-9' })),
  ],
  [
    'POST /api/reset-password (short password)',
    'anybody',
    400,
    SHORT,
    sendJson(() => ({ phonenumber: ids.taken, otp: '000000', newPassword: '12345' })),
  ],
  ['GET /api/user?user_id={other}', 'member', 403, 'You do not have permission to do this.'],
  ['GET /api/user', 'dead', 401, 'Please log in again.'],
  [
    'PUT /api/profile (phone taken)',
    'member',
    409,
    'This phone number is already registered.',
    sendJson(() => ({ ...profile, phonenumber: ids.taken })),
  ],
  [
    'PUT /api/profile (born tomorrow)',
    'member',
    400,
    'Date of birth cannot be in the future',
    sendJson(() => ({ ...profile, phonenumber: newPhone(), birtyear: 20991231 })),
  ],
  ['POST /api/user/attendance/mark (unknown class)', 'member', 404, 'Class not found.', mark(() => 999_999)],
  [
    'POST /api/user/attendance/mark (another day)',
    'member',
    400,
    'Invalid attendance request',
    mark(() => ids.open, '2020-01-01'),
  ],
  [
    'POST /api/user/attendance/mark (marked)',
    'member',
    409,
    'Attendance already marked for this class',
    mark(() => ids.marked),
  ],
  ['POST /api/user/attendance/mark (full)', 'member', 400, 'This class is full', mark(() => ids.full)],
  [
    'POST /api/user/attendance/mark (too early)',
    'member',
    400,
    'This class has not started yet',
    mark(() => ids.later),
  ],
  [
    'POST /api/user/ratings (no session)',
    'anybody',
    401,
    'You must be logged in to rate.',
    sendJson(() => ({ rating: 5 })),
  ],
  [
    'POST /api/user/ratings (no star)',
    'member',
    400,
    'Please choose from one to five stars',
    sendJson(() => ({ review: 'Light.' })),
  ],
  ['POST /api/user/donations/razorpay (nothing)', 'member', 400, AMOUNT, sendJson(() => ({ amount: 0 }))],
  [
    'POST /api/user/donations/razorpay/verify (unknown order)',
    'member',
    400,
    UNVERIFIED,
    sendJson(() => ({ razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' })),
  ],
  [
    'POST /api/user/donations/qr (no picture)',
    'member',
    400,
    'Please upload payment screenshot',
    () => ({ multipart: { amount: '501' } }),
  ],
  [
    'POST /api/user/donations/qr (nothing)',
    'member',
    400,
    AMOUNT,
    sendMultipart('screenshot', () => createFile(createPicture()), { amount: '0' }),
  ],
  [
    'POST /api/user/donations/qr (no image)',
    'member',
    415,
    'Please upload only JPG, JPEG, or PNG files',
    sendMultipart('screenshot', createTextFile, { amount: '501' }),
  ],
  [
    'POST /api/user/donations/qr (too large)',
    'member',
    413,
    'File size should be less than 5MB',
    sendMultipart('screenshot', createTooLargeFile, { amount: '501' }),
  ],
];

const STAFF_READS = [
  'classes',
  'admin/public-stats',
  'admin/users',
  'admin/donations',
  'admin/diet-plans',
  'admin/homepage-sections',
];

/** Errors in sections 5 and 8 of the specification for the back office. */
const adminErrors: Row[] = [
  ...STAFF_READS.map((path): Row => [`GET /api/${path}`, 'dead', 401, SESSION]),
  [
    'POST /api/admin/login (wrong password)',
    'anybody',
    401,
    'Invalid credentials',
    sendJson(() => ({ username: 'admin', password: 'x' })),
  ],
  ['GET /api/classes (no session)', 'anybody', 401, 'Authentication required'],
  ['GET /api/admin/homepage-sections (no session)', 'anybody', 401, 'Authentication required'],
  ['DELETE /api/admin/users/{other} (not allowed)', 'clerk', 403, "You don't have permission to delete users."],
  ['DELETE /api/admin/users/999999', 'admin', 404, 'User not found.'],
  [
    'PUT /api/admin/hero-sections/999999',
    'admin',
    404,
    'Hero section not found.',
    sendJson(() => ({ title: 'Rise', subtitle: 'At six.', button_text: 'Join', member_count: '9', is_active: 1 })),
  ],
  [
    'POST /api/admin/hero-sections/{hero}/upload (nothing)',
    'admin',
    400,
    'Please select an image first',
    () => ({ multipart: { title: 'Rise' } }),
  ],
  [
    'POST /api/admin/hero-sections/{hero}/upload (no image)',
    'admin',
    415,
    'Please select a valid image file (JPG, PNG, WEBP)',
    sendMultipart('hero_image', createTextFile, {}),
  ],
  [
    'POST /api/admin/hero-sections/{hero}/upload (too large)',
    'admin',
    413,
    'Image size should be less than 5MB',
    sendMultipart('hero_image', createTooLargeFile, {}),
  ],
  [
    'POST /api/admin/diet-plans/upload (no title)',
    'admin',
    400,
    REQUIRED,
    () => ({ multipart: { ...aPlan, title: ' ' } }),
  ],
  [
    'POST /api/admin/diet-plans/upload (no points)',
    'admin',
    400,
    'Please specify karma points required for karma type',
    () => ({ multipart: { ...aPlan, type: 'karma', karma_points: '0' } }),
  ],
  [
    'POST /api/admin/diet-plans/upload (nobody)',
    'admin',
    400,
    'Please specify user ID for personalized plan',
    () => ({ multipart: { ...aPlan, type: 'personalized' } }),
  ],
  ['DELETE /api/admin/diet-plans?id=999999', 'admin', 404, 'Diet plan not found. It may have already been deleted.'],
  [
    'PUT /api/admin/instructions/day (empty)',
    'admin',
    400,
    'Instruction cannot be empty',
    sendJson(() => ({ day_name: 'Monday', instruction: ' ' })),
  ],
  ['PUT /api/admin/donations/999999/approve', 'admin', 404, 'Donation not found.', sendJson(() => ({}))],
  [
    'PUT /api/admin/donations/999999/reject',
    'admin',
    404,
    'Donation not found.',
    sendJson(() => ({ rejection_reason: 'Unreadable' })),
  ],
  [
    'PUT /api/admin/donations/1/reject (no reason)',
    'admin',
    400,
    'Please provide a rejection reason',
    sendJson(() => ({ rejection_reason: ' ' })),
  ],
  ['POST /api/admin/classes (no title)', 'admin', 400, REQUIRED, sendJson(() => ({ ...aClass, title: '' }))],
  [
    'POST /api/admin/classes (no instructor)',
    'admin',
    400,
    'Please specify an instructor',
    sendJson(() => ({ ...aClass, instructor: '' })),
  ],
  ['PUT /api/admin/classes/999999', 'admin', 404, 'Class not found.', sendJson(() => aClass)],
  ['DELETE /api/admin/classes/999999', 'admin', 404, 'Class not found.'],
  [
    'POST /api/admin/faqs (no answer)',
    'admin',
    400,
    'Please fill in both question and answer fields.',
    sendJson(() => ({ question: 'When?', answer: '' })),
  ],
  ['POST /api/admin/faqs', 'dead', 401, STAFF_TOKEN, sendJson(() => ({}))],
  ['DELETE /api/admin/faqs?id=999999', 'admin', 404, 'FAQ not found. It may have already been deleted.'],
  ['DELETE /api/admin/faqs?id=1', 'dead', 401, STAFF_TOKEN],
  [
    'POST /api/admin/video-resources (no title)',
    'admin',
    400,
    'Please fill in all required fields (title, description, and YouTube link).',
    sendJson(() => ({ ...aVideo, title: '' })),
  ],
  [
    'POST /api/admin/video-resources (elsewhere)',
    'admin',
    400,
    'Please enter a valid YouTube URL.',
    sendJson(() => ({ ...aVideo, youtube_link: 'https://example.com/x' })),
  ],
  ['POST /api/admin/video-resources (no session)', 'anybody', 401, STAFF_TOKEN, sendJson(() => aVideo)],
  [
    'DELETE /api/admin/video-resources?id=999999',
    'admin',
    404,
    'Video resource not found. It may have already been deleted.',
  ],
  [
    'PUT /api/admin/homepage-sections/bulk (no session)',
    'anybody',
    401,
    'Authentication required',
    sendJson(() => ({ updates: [] })),
  ],
  ['PUT /api/admin/homepage-sections/bulk', 'dead', 401, SESSION, sendJson(() => ({ updates: [] }))],
  [
    'PUT /api/admin/homepage-sections/bulk (unknown id)',
    'admin',
    400,
    'There is no section with the id 999999',
    sendJson(() => ({ updates: [{ id: 999_999, is_active: true }] })),
  ],
];

describe('an error has the status and the message of the specification', () => {
  test.each([...memberErrors, ...adminErrors])('%s by %s is %i: %s', async (call, who, status, message, send) => {
    const [method = '', path = ''] = call.split(' ');
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]));
    const token = who === 'anybody' ? {} : { token: tokens[who] };
    const answer = await request(method, address, { ...(await send?.()), ...token });
    expect(answer).toMatchObject({ status, body: { success: false, message } });
  });

  test('POST /api/user/donations/razorpay while the provider is down is 503: Failed to create payment order', async () => {
    await troubleRazorpay(ctx, { fail: 2, status: 500 });
    const answer = await request('POST', '/api/user/donations/razorpay', {
      json: { amount: 501 },
      token: tokens.member,
    });
    await endTrouble(ctx);
    expect(answer).toMatchObject({ status: 503, body: { success: false, message: 'Failed to create payment order' } });
  });
});
