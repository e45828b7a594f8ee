import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../prisma/seed/seed-demo';
import { createAdminToken, createAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../factories/member';
import { createPicture } from '../factories/picture';
import { testContext } from '../setup/context';
import { createRequester, type RequestOptions } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const tokens = { member: '', admin: '' };
const ids = { user: 0, leaver: 0, class: 0, hero: 0, faq: 0, video: 0, plan: 0, section: 0, approve: 0, reject: 0 };
const phone = newPhone().slice(3);

beforeAll(async () => {
  await seedDemo(ctx);
  const asha = await ctx.db.member.findUniqueOrThrow({ where: { phone: '+919876543210' } });
  tokens.member = await createMemberToken(ctx, asha);
  tokens.admin = await createAdminToken(ctx, await createAdmin(ctx));
  const [hero, faq, video, plan, section, approve, reject, leaver] = await Promise.all([
    ctx.db.heroSection.findFirstOrThrow(),
    ctx.db.faq.findFirstOrThrow(),
    ctx.db.videoResource.findFirstOrThrow(),
    ctx.db.dietPlan.findFirstOrThrow({ where: { type: 'free' } }),
    ctx.db.homepageSection.findFirstOrThrow(),
    ctx.db.donation.findFirstOrThrow({ where: { status: 'pending' }, orderBy: { id: 'asc' } }),
    ctx.db.donation.findFirstOrThrow({ where: { status: 'pending' }, orderBy: { id: 'desc' } }),
    createMember(ctx, { phone: `+91${phone}` }),
  ]);
  const yogaClass = await createClass(ctx);
  Object.assign(ids, {
    user: asha.id,
    leaver: leaver.id,
    class: yogaClass.id,
    hero: hero.id,
    faq: faq.id,
    video: video.id,
  });
  Object.assign(ids, { plan: plan.id, section: section.id, approve: approve.id, reject: reject.id });
});

type Who = 'anybody' | 'member' | 'admin';

interface Row {
  call: string;
  who: Who;
  send?: () => RequestOptions | Promise<RequestOptions>;
  /**
   * Fields of the response that the client reads. `classes[].title` means the title of the first
   * class.
   */
  reads: string;
  status?: number;
}

const sendJson = (body: () => unknown) => () => ({ json: body() });

const createClassInput = () => ({
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
});
const aVideo = {
  title: 'Rest',
  description: 'Lie down.',
  youtube_link: 'https://youtu.be/sG4aN1h0tQk',
  category: 'Other',
  is_active: true,
};
const aFaq = { question: 'When?', answer: 'At six.', category: 'Classes', is_active: true };
const USER =
  'user.id user.name user.phonenumber user.karma_points user.current_streak user.longest_streak user.my_referral_code';
const PLAN = 'title description type karma_points_required isPrivate media_url thumbnail_url';
const listItemFields = (list: string, fields: string) =>
  fields
    .split(' ')
    .map((field) => `${list}[].${field}`)
    .join(' ');

/** Calls in section 7 of the specification for members and public pages. */
const memberCalls: Row[] = [
  {
    call: 'POST /api/signup',
    who: 'anybody',
    status: 201,
    reads: 'success',
    send: sendJson(() => ({
      name: 'Uma Rao',
      phonenumber: newPhone().slice(3),
      password: PASSWORD,
      referral_code: '',
    })),
  },
  {
    call: 'POST /api/login',
    who: 'anybody',
    reads: `token ${USER}`,
    send: sendJson(() => ({ phonenumber: phone, password: PASSWORD })),
  },
  {
    call: 'POST /api/forgot-password',
    who: 'anybody',
    reads: 'message',
    send: sendJson(() => ({ phonenumber: phone })),
  },
  {
    call: 'POST /api/reset-password',
    who: 'anybody',
    status: 400,
    reads: 'message',
    send: sendJson(() => ({ phonenumber: phone, otp: '000000', newPassword: 'another-one-7' })),
  },
  { call: 'GET /api/user?user_id={user}', who: 'member', reads: USER },
  {
    call: 'PUT /api/profile',
    who: 'member',
    reads: 'user.id user.birtyear user.primarygoal',
    send: sendJson(() => ({
      user_id: ids.user,
      name: 'Asha Sharma',
      gender: 'Female',
      city: 'Pune',
      birtyear: 19900412,
      email: 'asha@example.in',
      primarygoal: 'Flexibility',
      phonenumber: '9876543210',
      created_at: '2025-01-01',
    })),
  },
  { call: 'GET /api/faqs', who: 'anybody', reads: listItemFields('faqs', 'id question answer') },
  {
    call: 'GET /api/video-resources',
    who: 'anybody',
    reads: listItemFields(
      'video_resources',
      'id title description youtube_link category is_active created_at updated_at',
    ),
  },
  {
    call: 'GET /api/diet-plans/user?user_id={user}',
    who: 'anybody',
    reads: listItemFields('diet_plans', `id ${PLAN} access_status access_message`),
  },
  {
    call: 'GET /api/user/referrals',
    who: 'member',
    reads: `referral_data.total_referrals referral_data.karma_from_referrals referral_data.my_referral_code ${listItemFields('referral_data.referrals', 'id name phone joined_date title current_streak karma_points status')} ${listItemFields('referral_data.rewards', 'level invites reward icon')}`,
  },
  { call: 'GET /api/instructions', who: 'anybody', reads: listItemFields('instructions', 'day_name instruction') },
  {
    call: 'GET /api/hero-section',
    who: 'anybody',
    reads:
      'hero_section.title hero_section.hindi_title hero_section.subtitle hero_section.button_text hero_section.button_link hero_section.trusted_text hero_section.member_count hero_section.hero_image_url',
  },
  {
    call: 'GET /api/homepage-sections/active',
    who: 'anybody',
    reads: listItemFields('sections', 'section_key display_order id section_name is_active'),
  },
  {
    call: 'GET /api/user/attendance/weekly',
    who: 'member',
    reads: `${listItemFields('weekly_calendar', 'date day_name status attendance_count')} stats.weekly_attendance_rate`,
  },
  {
    call: 'GET /api/classes/today',
    who: 'anybody',
    reads: `day_name date total_classes ${listItemFields('classes', 'id title description start_time end_time attendance_count max_participants live_link is_ongoing')}`,
  },
  {
    call: 'POST /api/user/attendance/mark',
    who: 'member',
    reads: 'message streak_updated new_streak new_title',
    send: sendJson(() => ({ class_id: ids.class, attendance_date: ctx.clock.today() })),
  },
  {
    call: 'POST /api/user/ratings',
    who: 'member',
    reads: 'message',
    send: sendJson(() => ({ rating: 5, review: 'Light.' })),
  },
  {
    call: 'GET /api/attendance/leaderboard/streak',
    who: 'member',
    reads: listItemFields('leaderboard', 'id name total_classes_attended'),
  },
  {
    call: 'GET /api/user/donations/stats',
    who: 'member',
    reads:
      'stats.total_amount stats.total_karma_points stats.total_donations stats.pending_donations stats.donation_breakdown.sewa_count stats.donation_breakdown.sahayog_count stats.donation_breakdown.samarpan_count',
  },
  {
    call: 'GET /api/user/donations',
    who: 'member',
    reads: listItemFields(
      'donations',
      'amount donation_type category payment_method type status created_at karma_points_awarded',
    ),
  },
  {
    call: 'POST /api/user/donations/razorpay',
    who: 'member',
    reads: 'order.id order.amount order.currency donation_info message',
    send: sendJson(() => ({ amount: 501 })),
  },
  {
    call: 'POST /api/user/donations/razorpay/verify',
    who: 'member',
    status: 400,
    reads: 'message',
    send: sendJson(() => ({
      razorpay_order_id: 'order_unknown',
      razorpay_payment_id: 'pay_unknown',
      razorpay_signature: 'x',
      amount: 501,
      user_id: ids.user,
    })),
  },
  {
    call: 'POST /api/user/donations/qr',
    who: 'member',
    reads: 'message donation_info.expected_karma_points',
    send: async () => ({
      multipart: { amount: '101', screenshot: new Blob([await createPicture()], { type: 'image/png' }) },
    }),
  },
];

/** Calls in section 7 of the specification for the back office. */
const adminCalls: Row[] = [
  {
    call: 'GET /api/classes',
    who: 'admin',
    reads: `${listItemFields('classes', 'id title description day_of_week day class_date start_time end_time max_participants live_link instructor class_type location attendance_count average_rating total_ratings')} statistics.total_classes statistics.active_classes statistics.total_attendees_this_week statistics.average_class_rating`,
  },
  {
    call: 'GET /api/admin/public-stats',
    who: 'admin',
    reads: `data.platform_stats.total_users data.platform_stats.total_classes data.platform_stats.total_attendances data.platform_stats.platform_average_rating data.platform_stats.total_ratings ${listItemFields('data.favorite_classes', 'title average_rating total_ratings')}`,
  },
  {
    call: 'PUT /api/admin/hero-sections/{hero}',
    who: 'admin',
    reads: 'message',
    send: sendJson(() => ({
      title: 'Rise',
      subtitle: 'At six.',
      button_text: 'Join',
      member_count: '1.24 Crore +',
      is_active: 1,
    })),
  },
  {
    call: 'POST /api/admin/hero-sections/{hero}/upload',
    who: 'admin',
    reads: 'message',
    send: async () => ({
      multipart: {
        hero_image: new Blob([await createPicture()], { type: 'image/png' }),
        title: 'Rise',
        member_count: '9',
      },
    }),
  },
  {
    call: 'GET /api/admin/users?search=a&gender=Female&page=1&limit=20&order_by=karma_points&order_dir=DESC',
    who: 'admin',
    reads: `${listItemFields('users', 'id name email phonenumber city gender birtyear primarygoal title karma_points current_streak is_admin uni_referral_code referred_by_id created_at')} statistics.total_users statistics.admin_users statistics.avg_karma_points statistics.male_users statistics.female_users pagination.current_page pagination.per_page pagination.total_users pagination.total_pages`,
  },
  {
    call: 'GET /api/admin/diet-plans',
    who: 'admin',
    reads: listItemFields('diet_plans', `id ${PLAN} user_id created_at`),
  },
  {
    call: 'POST /api/admin/diet-plans/upload',
    who: 'admin',
    reads: 'message',
    send: () => ({
      multipart: { title: 'Steady', description: 'What to eat.', type: 'karma', karma_points: '100', isPrivate: '0' },
    }),
  },
  {
    call: 'GET /api/instructions',
    who: 'anybody',
    reads: listItemFields('instructions', 'id day_name instruction updated_at'),
  },
  {
    call: 'PUT /api/admin/instructions/day',
    who: 'admin',
    reads: 'message',
    send: sendJson(() => ({ day_name: 'Monday', instruction: 'Breathe out slowly.' })),
  },
  {
    call: 'GET /api/admin/donations?status=pending&page=1&limit=20',
    who: 'admin',
    reads: `${listItemFields('donations', 'id user_name user.email amount status payment_method screenshot_path created_at rejection_reason')} pagination.current_page pagination.total_pages pagination.total_donations stats.total_donations stats.approved_count stats.rejected_count stats.pending_count stats.razorpay_count stats.qr_count stats.average_donation stats.top_categories stats.monthly_trend`,
  },
  {
    call: 'PUT /api/admin/donations/{approve}/approve',
    who: 'admin',
    reads:
      'message donation_details.amount donation_details.karma_points_awarded donation_details.user_name donation_details.new_karma_total',
    send: sendJson(() => ({})),
  },
  {
    call: 'PUT /api/admin/donations/{reject}/reject',
    who: 'admin',
    reads: 'donation_details.amount donation_details.user_name',
    send: sendJson(() => ({ rejection_reason: 'Unreadable' })),
  },
  { call: 'POST /api/admin/classes', who: 'admin', reads: 'message', send: sendJson(createClassInput) },
  {
    call: 'PUT /api/admin/classes/{class}',
    who: 'admin',
    reads: 'message',
    send: sendJson(() => ({ ...createClassInput(), class_date: ctx.clock.today() })),
  },
  { call: 'DELETE /api/admin/classes/{class}', who: 'admin', reads: 'message' },
  { call: 'POST /api/admin/faqs', who: 'admin', reads: 'message', send: sendJson(() => aFaq) },
  { call: 'PUT /api/admin/faqs/{faq}', who: 'admin', reads: 'message', send: sendJson(() => aFaq) },
  { call: 'DELETE /api/admin/faqs?id={faq}', who: 'admin', reads: 'message' },
  { call: 'POST /api/admin/video-resources', who: 'admin', reads: 'message', send: sendJson(() => aVideo) },
  { call: 'PUT /api/admin/video-resources/{video}', who: 'admin', reads: 'message', send: sendJson(() => aVideo) },
  { call: 'DELETE /api/admin/video-resources?id={video}', who: 'admin', reads: 'message' },
  {
    call: 'GET /api/admin/homepage-sections',
    who: 'admin',
    reads: listItemFields('sections', 'section_key display_order id section_name is_active'),
  },
  {
    call: 'PUT /api/admin/homepage-sections/bulk',
    who: 'admin',
    reads: 'message',
    send: sendJson(() => ({ updates: [{ id: ids.section, is_active: false }] })),
  },
  { call: 'DELETE /api/admin/diet-plans?id={plan}', who: 'admin', reads: 'message' },
  {
    call: 'DELETE /api/admin/users/{leaver}',
    who: 'admin',
    reads:
      'message cleanup_summary.donations_deleted cleanup_summary.attendances_deleted cleanup_summary.ratings_deleted cleanup_summary.referrals_updated',
  },
];

const buildAddress = (call: string) => call.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]));

function getValueAt(body: unknown, path: string): unknown {
  return path
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);
}

describe.each([...memberCalls, ...adminCalls])('$call', ({ call, who, send, reads, status = 200 }) => {
  const [method = '', path = ''] = call.split(' ');

  if (who !== 'anybody') {
    test('is refused without a session and with one of the other kind', async () => {
      const sent = (await send?.()) ?? {};
      expect((await request(method, buildAddress(path), sent)).status).toBe(401);
      const other = who === 'admin' ? tokens.member : tokens.admin;
      expect((await request(method, buildAddress(path), { ...sent, token: other })).status).toBe(403);
    });
  }

  test('accepts the specified body and returns the specified fields', async () => {
    const sent = (await send?.()) ?? {};
    const answer = await request(method, buildAddress(path), {
      ...sent,
      ...(who === 'anybody' ? {} : { token: tokens[who] }),
    });
    expect(answer).toMatchObject({ status, body: { success: status < 300 } });
    const missing = reads.split(' ').filter((field) => getValueAt(answer.body, field) === undefined);
    expect(missing).toEqual([]);
  });
});

test('POST /api/admin/login accepts the specified body', async () => {
  const answer = await request('POST', '/api/admin/login', { json: { username: 'admin', password: 'sangha-admin' } });
  expect(answer).toMatchObject({ status: 200, body: { success: true, admin: { username: 'admin' } } });
  expect(answer.body).toHaveProperty('token');
  expect(answer.body).toHaveProperty('admin.email');
});
