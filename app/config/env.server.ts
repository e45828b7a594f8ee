import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const template = z.string().regex(/^HX[0-9a-f]{32}$/, 'must be a Twilio content sid (HX and 32 hex digits)');

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: port.default(3000),
  HOST: text.optional(),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).default(20),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().min(1).default(25),
  DATABASE_SILENCE_SECONDS: z.coerce.number().min(1).default(60),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO_MODE: flag.default(false),
  PUBLIC_READ_SECONDS: z.coerce.number().int().min(0).max(60).default(5),
  ADMISSION_DELAY_MS: z.coerce.number().int().min(0).default(500),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).default(1),
  WEB_DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(5),
  SWEEP_SECONDS: z.coerce.number().int().min(1).default(15),
  JOB_LOCK_SECONDS: z.coerce.number().int().min(1).default(30),
  RECONNECT_SECONDS: z.coerce.number().int().min(1).default(5),
  PROVIDER_TIMEOUT_SECONDS: z.coerce.number().int().min(1).default(8),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(16),
  WORKER_PORT: port.default(3002),
  WORKER_HOST: text.default('127.0.0.1'),
  METRICS_TOKEN: text.optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  TRUST_PROXY: flag.default(false),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
  COMMUNITY_TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').concat('UTC', 'Asia/Kolkata').includes(zone),
      'is no known time zone',
    )
    .default('Asia/Kolkata'),
  MEMBER_ID_PREFIX: z.string().default('SNG-'),
  CLASS_EARLY_JOIN_MINUTES: z.coerce.number().int().min(0).max(120).default(0),
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  REFERRAL_CREDIT: z.enum(['signup', 'first_class']).default('signup'),
  STREAK_KINDNESS: z.enum(['on', 'off']).default('on'),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_API_URL: z.url().default('https://api.twilio.com'),
  TWILIO_WHATSAPP_FROM: z.string().regex(/^\+\d{7,15}$/, 'must be a phone in E.164'),
  TWILIO_TEMPLATE_OTP: template,
  TWILIO_TEMPLATE_PASSWORD_CHANGED: template,
  TWILIO_TEMPLATE_PHONE_CHANGED: template,
  TWILIO_TEMPLATE_PHONE_RESTORED: template,
  TWILIO_TEMPLATE_DONATION_APPROVED: template,
  TWILIO_TEMPLATE_DONATION_REJECTED: template,
  TWILIO_TEMPLATE_DONATION_REFUNDED: template,
  TWILIO_TEMPLATE_CLASS_CANCELLED: template,
  TWILIO_TEMPLATE_CLASS_MOVED: template,
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: z.url().default('https://checkout.razorpay.com/v1/checkout.js'),
  TWO_PEOPLE_ABOVE_RUPEES: z.coerce.number().int().min(0).default(50_000),
  SCREENSHOT_RETENTION_DAYS: z.coerce.number().int().min(1).default(180),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('ap-south-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  BRAND_NAME: text.default('Sangha'),
  WHATSAPP_GROUP_URL: z.url().default('https://chat.whatsapp.com/sangha-community'),
  TELEGRAM_CHAT_URL: z.url().default('https://t.me/sangha_community'),
  UPI_ID: z
    .string()
    .regex(/^[\w.-]+@[\w.-]+$/, 'must look like name@bank')
    .default('sangha@example'),
});

/** Settings whose default is nobody's. */
const EXAMPLES = ['UPI_ID', 'WHATSAPP_GROUP_URL', 'TELEGRAM_CHAT_URL'] as const;

/** The environment, parsed, completed and grouped by concern. */
export type Config = ReturnType<typeof parseEnvironment>;

/**
 * Reads the environment once. Throws one error that lists every problem, so that an operator mends them in one go.
 */
export function parseEnvironment(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success ? contradictionsIn(parsed.data) : parsed.error.issues.map(describeIssue);
  if (!parsed.success || problems.length > 0)
    throw new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);
  const env = parsed.data;
  return Object.freeze({
    nodeEnv: env.NODE_ENV,
    demoMode: env.DEMO_MODE,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePool: env.DATABASE_POOL,
    databaseTimeoutSeconds: env.DATABASE_TIMEOUT_SECONDS,
    databaseSilenceSeconds: env.DATABASE_SILENCE_SECONDS,
    redisUrl: env.REDIS_URL,
    reconnectSeconds: env.RECONNECT_SECONDS,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    web: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      concurrency: env.WEB_CONCURRENCY,
      /** How long a process that was told to end still serves, so that balancers find out. */
      drainNoticeSeconds: env.WEB_DRAIN_SECONDS,
      publicReadSeconds: env.PUBLIC_READ_SECONDS,
      admissionDelayMs: env.ADMISSION_DELAY_MS,
      trustProxy: env.TRUST_PROXY,
      /** Whose scripts may call the API from a browser. */
      corsOrigins: env.CORS_ORIGINS,
    },
    worker: {
      port: env.WORKER_PORT,
      host: env.WORKER_HOST,
      concurrency: env.WORKER_CONCURRENCY,
      jobLockSeconds: env.JOB_LOCK_SECONDS,
    },
    community: {
      timeZone: env.COMMUNITY_TIME_ZONE,
      memberIdPrefix: env.MEMBER_ID_PREFIX,
      earlyJoinMinutes: env.CLASS_EARLY_JOIN_MINUTES,
      referralCredit: env.REFERRAL_CREDIT,
      staffSecondFactor: env.STAFF_SECOND_FACTOR,
      twoPeopleAboveRupees: env.TWO_PEOPLE_ABOVE_RUPEES,
      streakKindness: env.STREAK_KINDNESS === 'on',
      screenshotRetentionDays: env.SCREENSHOT_RETENTION_DAYS,
      sweepSeconds: env.SWEEP_SECONDS,
    },
    twilio: {
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN,
      apiUrl: env.TWILIO_API_URL,
      from: env.TWILIO_WHATSAPP_FROM,
      timeoutSeconds: env.PROVIDER_TIMEOUT_SECONDS,
      templates: {
        otp: env.TWILIO_TEMPLATE_OTP,
        password_changed: env.TWILIO_TEMPLATE_PASSWORD_CHANGED,
        phone_changed: env.TWILIO_TEMPLATE_PHONE_CHANGED,
        phone_restored: env.TWILIO_TEMPLATE_PHONE_RESTORED,
        donation_approved: env.TWILIO_TEMPLATE_DONATION_APPROVED,
        donation_rejected: env.TWILIO_TEMPLATE_DONATION_REJECTED,
        donation_refunded: env.TWILIO_TEMPLATE_DONATION_REFUNDED,
        class_cancelled: env.TWILIO_TEMPLATE_CLASS_CANCELLED,
        class_moved: env.TWILIO_TEMPLATE_CLASS_MOVED,
      },
    },
    razorpay: {
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: env.RAZORPAY_API_URL,
      checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
      timeoutSeconds: env.PROVIDER_TIMEOUT_SECONDS,
    },
    files: {
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    },
    /** What a real community has to say of itself, and did not: an example stands in its place. */
    settingsLeftOut: env.DEMO_MODE ? [] : EXAMPLES.filter((name) => given[name] === undefined),
    brand: {
      name: env.BRAND_NAME,
      whatsappGroupUrl: env.WHATSAPP_GROUP_URL,
      telegramChatUrl: env.TELEGRAM_CHAT_URL,
      upiId: env.UPI_ID,
    },
  });
}

/** The names that the environment may set, for the check of .env.example. */
export const environmentNames = Object.keys(environmentSchema.shape);

function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  return issue.code === 'invalid_type' && issue.input === undefined
    ? `${name} is not set`
    : `${name}: ${issue.message}`;
}

function contradictionsIn(env: z.output<typeof environmentSchema>): string[] {
  const problems: string[] = [];
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE && !env.SESSION_SECRET)
    problems.push('SESSION_SECRET is not set');
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE && !env.PUBLIC_URL?.startsWith('https:'))
    problems.push('PUBLIC_URL does not begin with https:');
  const realProvider =
    new URL(env.TWILIO_API_URL).hostname.endsWith('twilio.com') ||
    new URL(env.RAZORPAY_API_URL).hostname.endsWith('razorpay.com');
  if (env.DEMO_MODE && env.NODE_ENV === 'production' && realProvider) {
    problems.push('DEMO_MODE is on while real provider keys are set in production');
  }
  return problems;
}

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8');
}
