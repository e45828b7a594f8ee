import { inject } from 'vitest';
import { templates } from '../../sandbox/templates';
import { hindiTemplates } from '../../sandbox/templates-hi';
import { keys } from '../sandbox/sandbox';

/** A complete environment for tests; `more` overrides it name by name. */
export function testEnvironment(
  databaseUrl: string,
  sandboxUrl: string,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const redisUrl = inject('redisUrl');
  // Test files that run at the same time have a pool id each, and so a Redis database each.
  const redis: Record<string, string> = redisUrl
    ? { REDIS_URL: `${redisUrl}/${process.env.VITEST_POOL_ID ?? '0'}` }
    : {};
  return {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://sangha.test',
    DATABASE_URL: databaseUrl,
    ...redis,
    DATABASE_POOL: '10',
    PUBLIC_READ_SECONDS: '0',
    ADMISSION_DELAY_MS: '0',
    SESSION_SECRET: 'a secret that is long enough for tests only',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    TWILIO_ACCOUNT_SID: keys.twilio.accountSid,
    TWILIO_AUTH_TOKEN: keys.twilio.authToken,
    TWILIO_API_URL: sandboxUrl,
    TWILIO_WHATSAPP_FROM: '+14155238886',
    TWILIO_TEMPLATE_OTP: templates.otp.sid,
    TWILIO_TEMPLATE_PASSWORD_CHANGED: templates.password_changed.sid,
    TWILIO_TEMPLATE_PHONE_CHANGED: templates.phone_changed.sid,
    TWILIO_TEMPLATE_PHONE_RESTORED: templates.phone_restored.sid,
    TWILIO_TEMPLATE_DONATION_APPROVED: templates.donation_approved.sid,
    TWILIO_TEMPLATE_DONATION_REJECTED: templates.donation_rejected.sid,
    TWILIO_TEMPLATE_DONATION_REFUNDED: templates.donation_refunded.sid,
    TWILIO_TEMPLATE_CLASS_CANCELLED: templates.class_cancelled.sid,
    TWILIO_TEMPLATE_CLASS_MOVED: templates.class_moved.sid,
    TWILIO_TEMPLATE_CLASS_REMINDER: templates.class_reminder.sid,
    TWILIO_TEMPLATE_CHALLENGE_DAY: templates.challenge_day.sid,
    ...Object.fromEntries(
      Object.entries(hindiTemplates).map(([name, { sid }]) => [`TWILIO_TEMPLATE_${name.toUpperCase()}_HI`, sid]),
    ),
    RAZORPAY_KEY_ID: keys.razorpay.keyId,
    RAZORPAY_KEY_SECRET: keys.razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.razorpay.webhookSecret,
    RAZORPAY_API_URL: sandboxUrl,
    RAZORPAY_CHECKOUT_URL: `${sandboxUrl}/checkout.js`,
    ...more,
  };
}
