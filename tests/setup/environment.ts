import { inject } from 'vitest';
import { listTemplateSettings } from '../../sandbox/templates.mjs';
import { DEMO_CONTACT } from '../../prisma/seed/site';
import { keys } from '../sandbox/sandbox';

export function testEnvironment(
  databaseUrl: string,
  sandboxUrl: string,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const redisUrl = inject('redisUrl');
  // Each concurrent test file has a different pool id and therefore a separate Redis database.
  const redis: Record<string, string> = redisUrl
    ? { REDIS_URL: `${redisUrl}/${process.env.VITEST_POOL_ID ?? '0'}` }
    : {};
  return {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://sangha.test',
    DATABASE_URL: databaseUrl,
    ...redis,
    DATABASE_POOL: '10',
    // With a thousand concurrent requests on a slow machine, the last request has to wait longer
    // than the default time limit.
    DATABASE_TIMEOUT_SECONDS: '100',
    PUBLIC_READ_SECONDS: '0',
    LOAD_SHEDDING_DELAY_MS: '0',
    SESSION_SECRET: 'a secret that is long enough for tests only',
    LONG_TERM_SECRET: 'another secret, long enough for tests only',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    TWILIO_ACCOUNT_SID: keys.twilio.accountSid,
    TWILIO_AUTH_TOKEN: keys.twilio.authToken,
    TWILIO_API_URL: sandboxUrl,
    TWILIO_WHATSAPP_FROM: '+14155238886',
    ...listTemplateSettings(),
    UPI_ID: 'sangha@example',
    WHATSAPP_GROUP_URL: DEMO_CONTACT.whatsapp_group,
    TELEGRAM_CHAT_URL: DEMO_CONTACT.telegram_chat,
    RAZORPAY_KEY_ID: keys.razorpay.keyId,
    RAZORPAY_KEY_SECRET: keys.razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.razorpay.webhookSecret,
    RAZORPAY_API_URL: sandboxUrl,
    RAZORPAY_CHECKOUT_URL: `${sandboxUrl}/checkout.js`,
    ...more,
  };
}
