import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  addAdminSchema,
  adminLoginSchema,
  changeOwnPasswordSchema,
  deleteUserFormSchema,
  setAdminPasswordSchema,
  updateAdminSchema,
} from '~/domain/admins/schemas';
import { createClassSchema, excuseDaySchema, updateClassSchema } from '~/domain/classes/schemas';
import {
  createFaqSchema,
  createVideoSchema,
  faqFormSchema,
  heroFormSchema,
  updateFaqSchema,
  updateHeroSchema,
  updateInstructionSchema,
  updateVideoSchema,
  uploadHeroImageSchema,
  videoFormSchema,
} from '~/domain/content/schemas';
import { donateSchema, rejectDonationSchema, verifyPaymentSchema } from '~/domain/donations/schemas';
import { addGroupSchema, groupFormSchema } from '~/domain/groups/schemas';
import { confirmPhoneSchema, deleteAccountSchema, updateProfileSchema } from '~/domain/members/schemas';
import { submitRatingSchema } from '~/domain/ratings/schemas';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signUpSchema,
} from '~/domain/sessions/schemas';
import { startPauseSchema } from '~/domain/streaks/schemas';

type Fields = Record<string, string>;

const good = {
  login: { phonenumber: '98765 43210', password: 'surya-12' },
  signUp: { phonenumber: '9876543210', name: ' Asha ', password: 'surya-12', referral_code: 'abcd2345' },
  forgot: { phonenumber: '09876543210' },
  reset: { phonenumber: '+919876543210', otp: '123456', newPassword: 'surya-12' },
  profile: {
    name: 'Asha',
    phonenumber: '9876543210',
    email: 'asha@example.in',
    gender: 'Female',
    city: 'Pune',
    birtyear: '1990-05-12',
    primarygoal: 'Better sleep',
  },
  phone: { otp: '123456', current_password: 'surya-12' },
  password: { current_password: 'surya-12', newPassword: 'chandra-9' },
  leaving: { password: 'surya-12' },
  adminLogin: { username: 'kavita', password: 'surya-12' },
  userDeletion: { confirm: 'DELETE' },
  admin: { name: 'Kavita', email: 'kavita@example.in', username: 'kavita.r', password: 'surya-namaskar-12' },
  adminEdit: { name: 'Kavita', email: 'kavita@example.in', disabled: '0', version: '3' },
  adminPassword: { newPassword: 'surya-namaskar-12' },
  ownPassword: { password: 'surya-12', newPassword: 'surya-namaskar-12' },
  rating: { rating: '5', review: 'Calm' },
  yogaClass: {
    title: 'Flow',
    description: 'Slow.',
    class_date: '2026-11-21',
    start_time: '06:00',
    end_time: '07:00',
    max_participants: '40',
    unlimited: '0',
    live_link: 'https://meet.example/a',
    instructor: 'Meera',
    class_type: 'All Levels',
    location: 'Online',
  },
  excusedDay: { day: '2026-11-21', reason: 'The platform was down' },
  pause: { days: '7' },
  faq: { question: 'Free?', answer: 'Yes.', category: 'Practice', is_active: '0', version: '3' },
  video: {
    title: 'Steps',
    description: 'Slow.',
    youtube_link: 'https://youtu.be/sG4aN1h0tQk',
    category: 'Other',
    is_active: '1',
    version: '3',
  },
  hero: {
    title: 'Breathe together',
    subtitle: 'Every morning',
    button_text: 'Join',
    member_count: '12 lakh',
    hindi_title: 'उठें',
    button_link: '/register',
    trusted_text: 'Trusted by',
    is_active: '1',
    version: '3',
  },
  heroPicture: { title: 'Breathe together', member_count: '12 lakh' },
  group: { title: 'Sunrise', link: 'https://chat.whatsapp.com/x', capacity: '1024', is_open: '1', version: '3' },
  instruction: { day_name: 'Monday', instruction: 'Breathe.', version: '3' },
  donation: { amount: '501' },
  payment: { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'a'.repeat(64) },
  rejection: { rejection_reason: 'The picture is blurred.' },
} satisfies Record<string, Fields>;

const schemas: [string, z.ZodType, Fields][] = [
  ['loginSchema', loginSchema, good.login],
  ['adminLoginSchema', adminLoginSchema, good.adminLogin],
  ['deleteUserFormSchema', deleteUserFormSchema, good.userDeletion],
  ['addAdminSchema', addAdminSchema, good.admin],
  ['updateAdminSchema', updateAdminSchema, good.adminEdit],
  ['setAdminPasswordSchema', setAdminPasswordSchema, good.adminPassword],
  ['changeOwnPasswordSchema', changeOwnPasswordSchema, good.ownPassword],
  ['signUpSchema', signUpSchema, good.signUp],
  ['forgotPasswordSchema', forgotPasswordSchema, good.forgot],
  ['resetPasswordSchema', resetPasswordSchema, good.reset],
  ['updateProfileSchema', updateProfileSchema, good.profile],
  ['confirmPhoneSchema', confirmPhoneSchema, good.phone],
  ['changePasswordSchema', changePasswordSchema, good.password],
  ['deleteAccountSchema', deleteAccountSchema, good.leaving],
  ['submitRatingSchema', submitRatingSchema, good.rating],
  ['donateSchema', donateSchema, good.donation],
  ['verifyPaymentSchema', verifyPaymentSchema, good.payment],
  ['rejectDonationSchema', rejectDonationSchema, good.rejection],
  ['createClassSchema', createClassSchema, good.yogaClass],
  ['updateClassSchema', updateClassSchema, { ...good.yogaClass, version: '3' }],
  ['excuseDaySchema', excuseDaySchema, good.excusedDay],
  ['beginPauseSchema', startPauseSchema, good.pause],
  ['createFaqSchema', createFaqSchema, good.faq],
  ['faqFormSchema', faqFormSchema, good.faq],
  ['createVideoSchema', createVideoSchema, good.video],
  ['videoFormSchema', videoFormSchema, good.video],
  ['updateHeroSchema', updateHeroSchema, good.hero],
  ['heroFormSchema', heroFormSchema, { ...good.hero, id: '4' }],
  ['uploadHeroImageSchema', uploadHeroImageSchema, good.heroPicture],
  ['updateFaqSchema', updateFaqSchema, good.faq],
  ['updateVideoSchema', updateVideoSchema, good.video],
  ['addGroupSchema', addGroupSchema, good.group],
  ['groupFormSchema', groupFormSchema, good.group],
  ['updateInstructionSchema', updateInstructionSchema, good.instruction],
];

const oddities = ['', ' ', '\u0000', 'a', '9'.repeat(40), 'x'.repeat(200), '12345', 'नमस्ते जी', '<b>'];

describe.each(schemas)('%s', (_name, schema, fields) => {
  test('accepts valid input from a form and as JSON', () => {
    expect(parseForm(schema, fields)).toEqual({ value: schema.parse(fields) });
    expect(parseJson(schema, fields)).toEqual({ value: schema.parse(fields) });
  });

  test.each(Object.keys(fields))('gives the same error for each odd %s', (name) => {
    for (const oddity of oddities) {
      const sent = { ...fields, [name]: oddity };
      expect({ oddity, ...parseJson(schema, sent) }).toEqual({ oddity, ...parseForm(schema, sent) });
    }
  });

  test.each(Object.keys(fields))('gives the same error if %s is missing', (name) => {
    const sent = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
    expect(parseJson(schema, sent)).toEqual(parseForm(schema, sent));
  });
});

function parseForm(schema: z.ZodType, fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submission = parseWithZod(form, { schema });
  return submission.status === 'success'
    ? { value: submission.value }
    : { errors: Object.keys(submission.error ?? {}) };
}

function parseJson(schema: z.ZodType, fields: Fields) {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { value: parsed.data };
  return { errors: [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))] };
}
